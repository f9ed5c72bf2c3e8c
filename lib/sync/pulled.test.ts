/** What pulled events make of ours: taken in order, given back, sent again, or of another past. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { MOST_EVENTS } from "#lib/log/limits";
import { contest, record, replace } from "#lib/sheet/change";
import { cards, made } from "#lib/sheet/log.fixture";
import { hashUpTo } from "#lib/sheet/log-hash";
import { isDone } from "./entries-out";
import { entryOf, type Fate } from "./entry";
import { batchOf, isParted, pulledInto } from "./outbox";
import { fatesOf, onDisk, ourCorrection, ourDeal, SENT_OPENING, theirDeal } from "./outbox.fixture";
import type { SheetOnDisk } from "./store";
import type { Pulled } from "./wire";

test("pulled events are taken in order without gaps, and prove that ours were accepted", () => {
  const [second, fourth] = [
    { ...ourDeal, seq: 2 },
    { ...made(9, record(1, cards(1, 2, 3))), seq: 4 },
  ];
  const { entries, pulled } = pulledInto(onDisk([[ourDeal, "unsent"]]), [fourth, second, ...SENT_OPENING]);
  expect(pulled).toBe(2);
  expect(entries).toEqual([entryOf(second, "sent")]);
  const third = { ...fourth, seq: 3 };
  expect(pulledInto(onDisk([]), [third, second]).entries).toEqual([entryOf(second, "sent"), entryOf(third, "sent")]);
});

test("a conflict that others settled our way is sent again, with the acts on it", () => {
  const note = made(5, contest({ id: ourDeal.id }, "renonce"));
  const waiting = onDisk(
    [
      [{ ...theirDeal, seq: 2 }, "sent"],
      [ourDeal, "conflict"],
      [note, "conflict"],
    ],
    2,
  );
  const elsewhere = { ...made(6, record(1, cards(1, 2, 3)), "hugo"), seq: 3 };
  expect(fatesOf(pulledInto(waiting, [elsewhere]).entries)).toEqual([[elsewhere.id, "sent"]]);
  const settled = { ...made(6, replace({ id: theirDeal.id, current: theirDeal.id }, cards(12, 20, 30)), "hugo"), seq: 3 };
  expect(fatesOf(pulledInto(waiting, [settled]).entries)).toEqual([
    [settled.id, "sent"],
    [ourDeal.id, "unsent"],
    [note.id, "unsent"],
  ]);
});

test("a viewer's phone sends what is new, but gives nothing back", () => {
  const both = onDisk([
    [{ ...ourDeal, was: 2 }, "unsent"],
    [ourCorrection, "unsent"],
  ]);
  expect(batchOf({ ...both, role: "viewer" }, 1)).toEqual([ourCorrection]);
  expect(batchOf({ ...both, role: "player" }, MOST_EVENTS)).toEqual([ourDeal, ourCorrection]);
});

test.each<[string, readonly (readonly [LogEvent, Fate])[], boolean]>([
  ["nothing was made", [], false],
  ["as it was made", [[ourDeal, "unsent"]], true],
  ["sent since", [[ourDeal, "sent"]], true],
  ["refused since", [[ourDeal, "rejected"]], false],
  ["another in its place", [[theirDeal, "unsent"]], false],
])("stored already: %s", (_, there, done) => {
  expect(isDone(onDisk(there), there.length > 0 ? [entryOf(ourDeal, "unsent")] : [])).toBe(done);
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
  const waiting = { ...onDisk([]), entries: [...onDisk([]).entries, early] };
  const first = { ...theirDeal, seq: 2 };
  expect(fatesOf(pulledInto(waiting, [first]).entries)).toEqual([[first.id, "sent"], ...(goes ? [[early.id, "unsent"]] : [])]);
  // Without a new event from the server, the refused one is not sent again.
  expect(fatesOf(pulledInto(waiting, []).entries)).toEqual([]);
});

test.each<[string, number, number, LogEvent[], number, boolean]>([
  ["the server ends before it", 1, 3, [{ ...theirDeal, seq: 2 }], 2, true],
  ["the server has more to tell", 1, 3, [{ ...theirDeal, seq: 2 }], 3, false],
  ["it came before all that is told", 2, 2, [{ ...theirDeal, seq: 3 }], 3, false],
  ["it is the last there is", 2, 2, [], 2, false],
  ["it is what is told", 1, 2, [{ ...ourDeal, seq: 2 }], 2, false],
])("whether our sent event goes again: %s", (_, pulled, seq, events, last, again) => {
  const { entries } = pulledInto(onDisk([[{ ...ourDeal, seq }, "sent"]], pulled), events, last);
  expect(entries.filter(({ id, fate }) => id === ourDeal.id && fate === "unsent")).toHaveLength(again ? 1 : 0);
});

const ourSecond = { ...ourDeal, seq: 2 };
const withOurs = [...SENT_OPENING, ourSecond];
test.each<[string, Partial<SheetOnDisk>, number, Partial<Pulled>, boolean]>([
  ["the same event last", {}, 2, { events: [ourSecond], last: 2 }, false],
  ["more after it", {}, 2, { events: [ourSecond], last: 9 }, false],
  ["another event in its place", {}, 2, { events: [{ ...theirDeal, seq: 2 }], last: 2 }, true],
  ["its event under another number", {}, 1, { events: [{ ...ourSecond, seq: 1 }], last: 2 }, true],
  ["an end before it", {}, 2, { events: [], last: 1 }, true],
  ["another past, in its word", { epoch: "a" }, 2, { events: [ourSecond], last: 2, epoch: "b" }, true],
  ["the same past, in its word", { epoch: "a" }, 2, { events: [ourSecond], last: 2, epoch: "a" }, false],
  ["no word of its past any more", { epoch: "a" }, 2, { events: [ourSecond], last: 2 }, false],
  ["its first word of its past", {}, 2, { events: [ourSecond], last: 2, epoch: "b" }, false],
  ["the same sum of all before", {}, 2, { events: [ourSecond], last: 2, past: hashUpTo(withOurs, 2) }, false],
  ["another sum", {}, 2, { events: [ourSecond], last: 2, past: 5 }, true],
  ["another sum of the first event alone", {}, 1, { events: [], last: 2, past: 5 }, true],
  ["a sum, where nothing is known here", {}, 0, { events: [], last: 2, past: 5 }, false],
  ["a sum of more than is still here", { pulled: 1 }, 2, { events: [ourSecond], last: 2, past: 5 }, false],
])("whether a server that tells %s has another past than ours", (_, more, asked, told, parted) => {
  const known = { ...onDisk([[ourSecond, "sent"]], 2), ...more };
  expect(isParted(known, asked, { events: [], last: 0, ...told })).toBe(parted);
});

test("our event goes again if another has its number", () => {
  const { entries, pulled } = pulledInto(onDisk([[{ ...ourDeal, seq: 2 }, "sent"]]), [{ ...theirDeal, seq: 2 }], 2);
  expect(pulled).toBe(2);
  expect(entries.map(({ id, fate, event }) => [id, fate, event.was])).toEqual([
    [theirDeal.id, "sent", undefined],
    [ourDeal.id, "unsent", 2],
  ]);
});
