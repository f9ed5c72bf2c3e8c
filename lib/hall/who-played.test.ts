import { expect, test } from "vitest";
import { addPerson, record } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { otherPlayers } from "./who-played";

const FOUR = opened(4, { rules: { game: "tarot", players: 4 } });
const MADE = { taker: 1, contract: "garde", bouts: 2, points: 49 };
const table = { seats: [1, 2, 3, 4] };
const at = (...changes: readonly Change[]) => foldSheet(logOf(FOUR, ...changes)) as Sheet;
const come = addPerson({ nextSlot: 1 }, "Zoltan");
/** Zoltan's id is that of the event by which he came. */
const ZOLTAN = "01930000-0000-7000-8000-000000000003";

test("a stranger who played is told with their points, and one who only came is not", () => {
  const first = record(0, MADE as never);
  expect(otherPlayers(table, at(first))).toBeNull();
  expect(otherPlayers(table, at(first, come))).toBeNull();
  const played = record(1, MADE as never, { seats: [0, ZOLTAN, 2, 3], dealer: 0 });
  expect(otherPlayers(table, at(first, come, played))).toEqual({ slots: [1], strangers: [{ name: "Zoltan", points: 198 }] });
});

test("a deal that somebody of the table did not play is told, but not one that nobody played", () => {
  const without = record(0, MADE as never, { seats: [0, 1, 2], dealer: 0 });
  expect(otherPlayers(table, at(without))).toEqual({ slots: [0], strangers: [] });
  expect(otherPlayers({ seats: [null, 2, 3, 4] }, at(without)), "at a table of three they are everybody").toBeNull();
  expect(otherPlayers(table, at(record(0, { misdeal: true }, { seats: [0, 1, 2], dealer: 0 })))).toBeNull();
});
