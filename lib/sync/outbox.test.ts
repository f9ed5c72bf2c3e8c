import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { MOST_EVENTS } from "#lib/log/limits";
import type { Fault } from "#lib/rules/rules";
import { contest, dispute, record, replace } from "#lib/sheet/change";
import { cards, eventId, logOf, made, minute, opened, sent } from "#lib/sheet/log.fixture";
import { hashUpTo } from "#lib/sheet/log-hash";
import { chainOf, exportOf, isDone } from "./entries-out";
import { type Entry, entryOf, type Fate, logOf as logOfEntries, unsentOf } from "./entry";
import { answered, batchOf, isParted, pulledInto } from "./outbox";
import type { SheetOnDisk } from "./store";
import type { Answer, Pulled } from "./wire";

const OPENED = sent(logOf(opened(3)));
const [theirs, ours] = [made(2, record(0, cards(30, 20, 12)), "hugo"), made(3, record(0, cards(12, 20, 30)))];
const corrected = made(4, replace({ id: ours.id, current: ours.id }, cards(13, 20, 29)));
const disk = (fates: readonly (readonly [LogEvent, Fate])[], pulled = 1): SheetOnDisk => ({
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
    disk([
      [ours, "unsent"],
      [corrected, "unsent"],
    ]),
    answers,
  );
  expect(fates(changed)).toEqual(expected);
});

test("an act on a deal that is refused on its way is refused with it, and told", () => {
  const note = made(5, contest({ id: ours.id }, "renonce"));
  const [refused, told, ...none] = answered(
    disk([
      [ours, "unsent"],
      [note, "unsent"],
    ]),
    [{ id: ours.id, status: "rejected", code: "slot-skipped" }],
  );
  expect(refused).toMatchObject({ id: ours.id, fate: "rejected" });
  expect(told).toMatchObject({ id: note.id, fate: "rejected", code: expect.stringMatching(/^unknown-/) });
  expect(none).toEqual([]);
});

test("acts on refused acts are refused too; an act that stands without them waits for its own answer", () => {
  const note = made(5, contest({ id: corrected.id }, "renonce"));
  const stands = { ...made(7, contest({ id: theirs.id }, "renonce")), refs: [theirs.id, ours.id] };
  const entries = answered(
    disk([
      [{ ...theirs, seq: 2 }, "sent"],
      [ours, "unsent"],
      [corrected, "unsent"],
      [note, "unsent"],
      [made(6, dispute(0, "renonce")), "unsent"],
      [stands, "unsent"],
    ]),
    [{ id: ours.id, status: "rejected", code: "slot-skipped" }],
  );
  expect(fates(entries)).toEqual([ours, corrected, note].map(({ id }) => [id, "rejected"]));
});

test("a refusal is kept with its faults, an accepted event with the server's receipt, if they came", () => {
  const fault: Fault = { at: "slot", code: "slot-skipped", rule: "T3" };
  const refusal = { id: ours.id, status: "rejected", code: "slot-skipped" } as const;
  const taken = { id: ours.id, status: "accepted", seq: 2 } as const;
  const said = (answer: Answer) => answered(disk([[ours, "unsent"]]), [answer]);
  const refused = { ...entryOf(ours, "rejected"), code: "slot-skipped" };
  expect(said({ ...refusal, faults: [fault] })).toEqual([{ ...refused, faults: [fault] }]);
  expect(Object.keys(said(refusal)[0] ?? {})).not.toContain("faults");
  expect(said({ ...taken, receipt: "r" })).toEqual([entryOf({ ...ours, seq: 2, receipt: "r" }, "sent")]);
  expect(Object.keys(said(taken)[0]?.event ?? {})).not.toContain("receipt");
});

test("an answer that comes late changes nothing", () => {
  const late: Answer[] = [{ id: ours.id, status: "rejected", code: "late" }];
  for (const fate of ["sent", "rejected", "conflict", "aside"] as const) expect(answered(disk([[ours, fate]]), late)).toEqual([]);
});

test("pulled events are taken in order without gaps, and prove that ours were accepted", () => {
  const [second, fourth] = [
    { ...ours, seq: 2 },
    { ...made(9, record(1, cards(1, 2, 3))), seq: 4 },
  ];
  const { entries, pulled } = pulledInto(disk([[ours, "unsent"]]), [fourth, second, ...OPENED]);
  expect(pulled).toBe(2);
  expect(entries).toEqual([entryOf(second, "sent")]);
  const third = { ...fourth, seq: 3 };
  expect(pulledInto(disk([]), [third, second]).entries).toEqual([entryOf(second, "sent"), entryOf(third, "sent")]);
});

test("a conflict that others settled our way is sent again, with the acts on it", () => {
  const note = made(5, contest({ id: ours.id }, "renonce"));
  const waiting = disk(
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
  expect(batchOf(disk(many), MOST_EVENTS).map(({ id }) => id)).toEqual(many.slice(0, 50).map(([event]) => event.id));
  const long = many.map(([event]) => [{ ...event, body: { note: "é".repeat(3_000) } }, "unsent"] as const);
  const batch = batchOf(disk(long), MOST_EVENTS);
  expect(batch.length).toBeGreaterThan(1);
  expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(64 * 1024);
  const huge = [[{ ...ours, body: { story: "x".repeat(90_000) } }, "unsent"] as const];
  expect(batchOf(disk(huge), MOST_EVENTS)).toHaveLength(1);
});

test.each([
  [10_000, 10_000, 2],
  [10_000, 10_001, 1],
  [20_001, 5, 1],
])("of two events of %i and %i characters a batch takes %i: 20,000 at most, but always the first", (first, second, taken) => {
  const long = (n: number, length: number): LogEvent => {
    const event = { ...made(10 + n, contest({ id: ours.id }, "x")), body: "" };
    return { ...event, body: "x".repeat(Math.max(0, length - JSON.stringify(event).length)) };
  };
  const batch = batchOf(
    disk([
      [long(0, first), "unsent"],
      [long(1, second), "unsent"],
    ]),
    MOST_EVENTS,
  );
  expect(batch).toHaveLength(taken);
});

test("the events of one act go in one batch, unless they are more than a batch holds", () => {
  const noted = (i: number, at: number) =>
    [{ ...made(10 + i, contest({ id: ours.id }, "x")), at: minute(at) }, "unsent"] as const;
  const many = Array.from({ length: 52 }, (_, i) => noted(i, i === 50 ? 49 : i));
  expect(batchOf(disk(many), MOST_EVENTS)).toHaveLength(49);
  expect(batchOf(disk(many.slice(0, 50)), MOST_EVENTS)).toHaveLength(50);
  const other = many.map(([event], i) => [i === 50 ? { ...event, device: "hugo" } : event, "unsent"] as const);
  expect(batchOf(disk(other), MOST_EVENTS)).toHaveLength(50);
  const one = Array.from({ length: 52 }, (_, i) => noted(i, 0));
  expect(batchOf(disk(one), MOST_EVENTS)).toHaveLength(50);
});

test("a viewer's phone sends what is new, but gives nothing back", () => {
  const both = disk([
    [{ ...ours, was: 2 }, "unsent"],
    [corrected, "unsent"],
  ]);
  expect(batchOf({ ...both, role: "viewer" }, 1)).toEqual([corrected]);
  expect(batchOf({ ...both, role: "player" }, MOST_EVENTS)).toEqual([ours, corrected]);
});

test("the sheet shown leaves out refused and given-up events; an export leaves out only sent ones", () => {
  const { entries } = disk([
    [ours, "rejected"],
    [corrected, "aside"],
    [theirs, "conflict"],
  ]);
  expect(logOfEntries(entries).map(({ id }) => id)).toEqual([eventId(1), theirs.id]);
  expect(JSON.parse(exportOf(entries))).toMatchObject([{ id: ours.id }, { id: corrected.id }, { id: theirs.id }]);
  expect(unsentOf(entries)).toEqual([]);
});

test("an event's chain goes back and forth over references, through what is not settled", () => {
  const again = made(7, replace({ id: ours.id, current: corrected.id }, cards(14, 20, 28)));
  const apart = made(8, contest({ id: theirs.id }, "?"));
  const { entries } = disk([
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
  expect(isDone(disk(there), there.length > 0 ? [entryOf(ours, "unsent")] : [])).toBe(done);
});

test("a save of two events is done once both are there", () => {
  const made = [ours, corrected].map((event) => entryOf(event, "unsent"));
  expect(isDone(disk([[ours, "unsent"]]), made)).toBe(false);
  expect(
    isDone(
      disk([
        [ours, "unsent"],
        [corrected, "sent"],
      ]),
      made,
    ),
  ).toBe(true);
});

test.each<[string, Fate, string | undefined, boolean]>([
  ["refused because it came before what it speaks of", "rejected", "slot-skipped", true],
  ["refused because of what was not there yet", "rejected", "unknown-deal", true],
  ["refused because the sheet was closed then", "rejected", "sheet-closed", true],
  ["refused for another reason", "rejected", "malformed", false],
  ["refused for no reason that was kept", "rejected", undefined, false],
  ["given up, though it only came too early", "aside", "slot-skipped", false],
])("whether an event %s is sent again once the missing event has come", (_, fate, code, goes) => {
  const early = { ...entryOf(made(7, record(1, cards(1, 2, 3))), fate), ...(code && { code }) };
  const waiting = { ...disk([]), entries: [...disk([]).entries, early] };
  const first = { ...theirs, seq: 2 };
  expect(fates(pulledInto(waiting, [first]).entries)).toEqual([[first.id, "sent"], ...(goes ? [[early.id, "unsent"]] : [])]);
  // Without a new event from the server, the refused one is not sent again.
  expect(fates(pulledInto(waiting, []).entries)).toEqual([]);
});

test.each<[string, number, number, LogEvent[], number, boolean]>([
  ["the server ends before it", 1, 3, [{ ...theirs, seq: 2 }], 2, true],
  ["the server has more to tell", 1, 3, [{ ...theirs, seq: 2 }], 3, false],
  ["it came before all that is told", 2, 2, [{ ...theirs, seq: 3 }], 3, false],
  ["it is the last there is", 2, 2, [], 2, false],
  ["it is what is told", 1, 2, [{ ...ours, seq: 2 }], 2, false],
])("whether our sent event goes again: %s", (_, pulled, seq, events, last, again) => {
  const { entries } = pulledInto(disk([[{ ...ours, seq }, "sent"]], pulled), events, last);
  expect(entries.filter(({ id, fate }) => id === ours.id && fate === "unsent")).toHaveLength(again ? 1 : 0);
});

const second = { ...ours, seq: 2 };
const both = [...OPENED, second];
test.each<[string, Partial<SheetOnDisk>, number, Partial<Pulled>, boolean]>([
  ["the same event last", {}, 2, { events: [second], last: 2 }, false],
  ["more after it", {}, 2, { events: [second], last: 9 }, false],
  ["another event in its place", {}, 2, { events: [{ ...theirs, seq: 2 }], last: 2 }, true],
  ["its event under another number", {}, 1, { events: [{ ...second, seq: 1 }], last: 2 }, true],
  ["an end before it", {}, 2, { events: [], last: 1 }, true],
  ["another past, in its word", { epoch: "a" }, 2, { events: [second], last: 2, epoch: "b" }, true],
  ["the same past, in its word", { epoch: "a" }, 2, { events: [second], last: 2, epoch: "a" }, false],
  ["no word of its past any more", { epoch: "a" }, 2, { events: [second], last: 2 }, false],
  ["its first word of its past", {}, 2, { events: [second], last: 2, epoch: "b" }, false],
  ["the same sum of all before", {}, 2, { events: [second], last: 2, past: hashUpTo(both, 2) }, false],
  ["another sum", {}, 2, { events: [second], last: 2, past: 5 }, true],
  ["another sum of the first event alone", {}, 1, { events: [], last: 2, past: 5 }, true],
  ["a sum, where nothing is known here", {}, 0, { events: [], last: 2, past: 5 }, false],
  ["a sum of more than is still here", { pulled: 1 }, 2, { events: [second], last: 2, past: 5 }, false],
])("whether a server that tells %s has another past than ours", (_, more, asked, told, parted) => {
  const known = { ...disk([[second, "sent"]], 2), ...more };
  expect(isParted(known, asked, { events: [], last: 0, ...told })).toBe(parted);
});

test("our event goes again if another has its number", () => {
  const { entries, pulled } = pulledInto(disk([[{ ...ours, seq: 2 }, "sent"]]), [{ ...theirs, seq: 2 }], 2);
  expect(pulled).toBe(2);
  expect(entries.map(({ id, fate, event }) => [id, fate, event.was])).toEqual([
    [theirs.id, "sent", undefined],
    [ours.id, "unsent", 2],
  ]);
});
