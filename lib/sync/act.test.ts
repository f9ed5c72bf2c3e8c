/** Which acts are a second tap, and which only look like one. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { confirm, record, voidDeal } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { cards, eventId, logOf, made, opened } from "#lib/sheet/log.fixture";
import { decideAct } from "./act";
import { entryOf } from "./entry";

const first = { id: eventId(2), current: eventId(2) };
const log = logOf(opened(3), record(0, cards(30, 20, 12)), record(1, cards(25, 18, 19)));

/** The kinds of what Nora’s phone would write. */
function writes(known: readonly LogEvent[], ...changes: readonly Change[]): string[] {
  const disk = { entries: known.map((event) => entryOf(event, "unsent")), pulled: 0, role: "owner" } as const;
  let n = 50;
  const { entries, value } = decideAct({ ...disk, epoch: undefined, proof: undefined }, changes, (change) => made(n++, change));
  expect(value.ok).toBe(true);
  return entries.map(({ event }) => event.kind);
}

test("annulling a second deal in the same words is another act", () => {
  const annulled = [...log, made(4, voidDeal({ id: eventId(2) }))];
  expect(writes(annulled, voidDeal({ id: eventId(2) }))).toEqual([]);
  expect(writes(annulled, voidDeal({ id: eventId(3) }))).toEqual(["deal.voided"]);
});

test("a phone that only follows writes nothing", () => {
  const disk = { entries: log.map((event) => entryOf(event, "sent")), pulled: 3, role: "viewer" } as const;
  const decided = decideAct({ ...disk, epoch: undefined, proof: undefined }, [record(2, cards(25, 18, 19))], (change) =>
    made(50, change),
  );
  expect(decided).toEqual({
    entries: [],
    value: { ok: false, code: "refused", faults: [{ at: "device", code: "only-follows", rule: "T4" }] },
  });
});

test("the same words said by another phone are no repetition", () => {
  const seats = [
    made(4, { kind: "player.seated", body: { seat: 1 } }, "hugo"),
    made(5, { kind: "player.seated", body: { seat: 2 } }),
  ];
  const noted = logOf(opened(3)).concat(made(2, record(0, cards(30, 20, 12)), "ines"), seats);
  const confirmed = [...noted, made(6, confirm(first), "hugo")];
  expect(writes(confirmed, confirm(first))).toEqual(["deal.confirmed"]);
  expect(writes([...noted, made(6, confirm(first))], confirm(first))).toEqual([]);
});
