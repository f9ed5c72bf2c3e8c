import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { contest, record, replace } from "#lib/sheet/change";
import { cards, eventId, logOf, made, opened, sent } from "#lib/sheet/log.fixture";
import { chainOf, exportOf, isDone } from "./entries-out";
import { type Entry, entryOf, type Fate, logOf as logOfEntries, unsentOf } from "./entry";
import { answered, batchOf, MOST_EVENTS, pulledInto } from "./outbox";
import type { Page } from "./store";
import type { Answer } from "./wire";

const OPENED = sent(logOf(opened(3)));
const [theirs, ours] = [made(2, record(0, cards(30, 20, 12)), "hugo"), made(3, record(0, cards(12, 20, 30)))];
const corrected = made(4, replace({ id: ours.id, current: ours.id }, cards(13, 20, 29)));
const page = (fates: readonly (readonly [LogEvent, Fate])[], pulled = 1): Page => ({
  entries: [...OPENED.map((event) => entryOf(event, "sent")), ...fates.map(([event, fate]) => entryOf(event, fate))],
  pulled,
});
const fates = (entries: readonly Entry[]) => entries.map(({ id, fate }) => [id, fate]);

test.each<[string, Answer[], [string, Fate][]]>([
  ["accepted", [{ id: ours.id, status: "accepted", seq: 2 }], [[ours.id, "sent"]]],
  ["known already", [{ id: ours.id, status: "duplicate", seq: 2 }], [[ours.id, "sent"]]],
  [
    "refused, and what was made on it",
    [{ id: ours.id, status: "rejected", code: "sheet-closed" }],
    [
      [ours.id, "rejected"],
      [corrected.id, "rejected"],
    ],
  ],
  [
    "noted otherwise: the other deal comes with the answer, and what was done to ours waits with it",
    [
      { id: ours.id, status: "conflict", with: { ...theirs, seq: 2 } },
      { id: corrected.id, status: "rejected", code: "unknown-deal" },
    ],
    [
      [ours.id, "conflict"],
      [theirs.id, "sent"],
      [corrected.id, "conflict"],
    ],
  ],
  [
    "noted otherwise, and kept beside it: it is sent",
    [
      { id: ours.id, status: "conflict", with: { ...theirs, seq: 2 }, seq: 3 },
      { id: corrected.id, status: "accepted", seq: 4 },
    ],
    [
      [ours.id, "sent"],
      [corrected.id, "sent"],
    ],
  ],
  ["about something else", [{ id: eventId(77), status: "accepted", seq: 9 }], []],
  ["without its number", [{ id: ours.id, status: "accepted" } as unknown as Answer], []],
  [
    "said twice",
    [
      { id: ours.id, status: "accepted", seq: 2 },
      { id: ours.id, status: "rejected", code: "late" },
    ],
    [[ours.id, "sent"]],
  ],
])("an answer: %s", (_, answers, expected) => {
  const changed = answered(
    page([
      [ours, "unsent"],
      [corrected, "unsent"],
    ]),
    answers,
  );
  expect(fates(changed)).toEqual(expected);
});

test("what was made on a deal while it was on its way is refused with it, and told", () => {
  const note = made(5, contest({ id: ours.id }, "renonce"));
  const [refused, told, ...none] = answered(
    page([
      [ours, "unsent"],
      [note, "unsent"],
    ]),
    [{ id: ours.id, status: "rejected", code: "slot-skipped" }],
  );
  expect(refused).toMatchObject({ id: ours.id, fate: "rejected" });
  expect(told).toMatchObject({ id: note.id, fate: "rejected", code: expect.stringMatching(/^unknown-/) });
  expect(none).toEqual([]);
});

test("an answer that comes late changes nothing", () => {
  const late: Answer[] = [{ id: ours.id, status: "rejected", code: "late" }];
  for (const fate of ["sent", "rejected", "conflict", "aside"] as const) expect(answered(page([[ours, fate]]), late)).toEqual([]);
});

test("what is pulled is taken in order and without a gap, and proves ours were accepted", () => {
  const [second, fourth] = [
    { ...ours, seq: 2 },
    { ...made(9, record(1, cards(1, 2, 3))), seq: 4 },
  ];
  const { entries, pulled } = pulledInto(page([[ours, "unsent"]]), [fourth, second, ...OPENED]);
  expect(pulled).toBe(2);
  expect(entries).toEqual([entryOf(second, "sent")]);
});

test("a conflict that the others have settled our way goes again, with what was done to it", () => {
  const note = made(5, contest({ id: ours.id }, "renonce"));
  const waiting = page(
    [
      [{ ...theirs, seq: 2 }, "sent"],
      [ours, "conflict"],
      [note, "conflict"],
    ],
    2,
  );
  const elsewhere = { ...made(6, record(1, cards(1, 2, 3)), "hugo"), seq: 3 };
  expect(fates(pulledInto(waiting, [elsewhere]).entries)).toEqual([[elsewhere.id, "sent"]]);
  const settled = { ...made(6, replace({ id: theirs.id, current: theirs.id }, cards(12, 20, 30)), "hugo"), seq: 3 };
  expect(fates(pulledInto(waiting, [settled]).entries)).toEqual([
    [settled.id, "sent"],
    [ours.id, "unsent"],
    [note.id, "unsent"],
  ]);
});

test("a batch holds at most fifty events and stays well under what a server reads", () => {
  const many = Array.from({ length: 70 }, (_, i) => [made(10 + i, contest({ id: ours.id }, "x")), "unsent"] as const);
  expect(batchOf(page(many), MOST_EVENTS).map(({ id }) => id)).toEqual(many.slice(0, 50).map(([event]) => event.id));
  const long = many.map(([event]) => [{ ...event, body: { note: "é".repeat(3_000) } }, "unsent"] as const);
  const batch = batchOf(page(long), MOST_EVENTS);
  expect(batch.length).toBeGreaterThan(1);
  expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(64 * 1024);
  const huge = [[{ ...ours, body: { story: "x".repeat(90_000) } }, "unsent"] as const];
  expect(batchOf(page(huge), MOST_EVENTS)).toHaveLength(1);
});

test("the sheet on screen leaves out what is refused or given up; what people take away leaves out nothing but what was sent", () => {
  const { entries } = page([
    [ours, "rejected"],
    [corrected, "aside"],
    [theirs, "conflict"],
  ]);
  expect(logOfEntries(entries).map(({ id }) => id)).toEqual([eventId(1), theirs.id]);
  expect(JSON.parse(exportOf(entries))).toMatchObject([{ id: ours.id }, { id: corrected.id }, { id: theirs.id }]);
  expect(unsentOf(entries)).toEqual([]);
});

test("a chain is what an event was made on and what was made on it, through what is not settled", () => {
  const again = made(7, replace({ id: ours.id, current: corrected.id }, cards(14, 20, 28)));
  const apart = made(8, contest({ id: theirs.id }, "?"));
  const { entries } = page([
    [{ ...theirs, seq: 2 }, "sent"],
    [ours, "conflict"],
    [corrected, "conflict"],
    [again, "unsent"],
    [apart, "unsent"],
  ]);
  expect(
    chainOf(entries, again.id, ["conflict", "unsent"])
      .map(({ id }) => id)
      .sort(),
  ).toEqual([ours.id, corrected.id, again.id]);
  expect(chainOf(entries, theirs.id, ["conflict"])).toEqual([]);
});

test.each<[string, readonly (readonly [LogEvent, Fate])[], boolean]>([
  ["nothing was made", [], false],
  ["as it was made", [[ours, "unsent"]], true],
  ["sent since", [[ours, "sent"]], true],
  ["refused since", [[ours, "rejected"]], false],
  ["another in its place", [[theirs, "unsent"]], false],
])("stored already: %s", (_, there, done) => {
  expect(isDone(page(there), there.length > 0 ? [entryOf(ours, "unsent")] : [])).toBe(done);
});

test("of two that were made, both have to be there", () => {
  const made = [ours, corrected].map((event) => entryOf(event, "unsent"));
  expect(isDone(page([[ours, "unsent"]]), made)).toBe(false);
  expect(
    isDone(
      page([
        [ours, "unsent"],
        [corrected, "sent"],
      ]),
      made,
    ),
  ).toBe(true);
});

test("ours, that another took the last number of, goes again", () => {
  const { entries, pulled } = pulledInto(page([[{ ...ours, seq: 2 }, "sent"]]), [{ ...theirs, seq: 2 }], 2);
  expect(pulled).toBe(2);
  expect(entries.map(({ id, fate, event }) => [id, fate, event.was])).toEqual([
    [theirs.id, "sent", undefined],
    [ours.id, "unsent", 2],
  ]);
});
