import { expect, it } from "vitest";
import { addPerson, comeBack, leave, record } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { cards, eventId, logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { seenOf } from "./shown-columns";

const first = { nextSlot: 1 };
const zoe = eventId(3);
const seenAfter = (...changes: Change[]) =>
  seenOf(foldSheet(logOf(opened(3), record(0, cards(45, 20, 0)), addPerson(first, "Zoé"), ...changes)) as Sheet);

it("a person added by mistake and gone has no column, but the sheet still knows them", () => {
  const seen = seenAfter(leave(first, zoe));
  expect([seen.names.length, seen.totals.length, seen.deals[0]?.totals.length, seen.people.length]).toEqual([3, 3, 3, 4]);
});

it.each<[string, Change[]]>([
  ["who is here", []],
  ["who came back", [leave(first, zoe), comeBack(first, zoe)]],
  ["who has played", [record(1, cards(45, 20, 0), { seats: [0, 1, zoe], dealer: 0 }), leave({ nextSlot: 2 }, zoe)]],
  ["somebody of the opening", [leave(first, 2)]],
])("%s has a column", (_, changes) => {
  expect(seenAfter(...changes).names).toHaveLength(4);
});

it("a fifth of the opening who leaves a table of four before playing keeps the column", () => {
  const names = ["Nora", "Hugo", "Inès", "Zoé", "Léa"];
  const log = logOf(opened(4, { names }), leave({ nextSlot: 0 }, 4));
  expect(seenOf(foldSheet(log) as Sheet).names).toEqual(names);
});
