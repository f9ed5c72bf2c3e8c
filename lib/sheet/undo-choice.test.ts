/** What takes back a choice between two versions of a deal. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { type Choice, contest, record, replace, restore, settle, takeBack, voidDeal } from "./change";
import type { Change } from "./event";
import { cards, eventId, fold, logOf, made, opened } from "./log.fixture";
import type { Sheet } from "./sheet";
import { type Act, choiceOf, isOvertaken, stillStands } from "./undo";

const [FIRST, SECOND, THIRD] = [cards(25, 18, 19), cards(19, 18, 25), cards(26, 17, 19)];
const id = eventId;

const ONE = logOf(opened(3), record(0, FIRST));
/** Event 3 is another phone's version of the deal of event 2. */
const TWO = [...ONE, made(3, record(0, SECOND), "hugo")];
const correction = (deal: typeof FIRST) => replace({ id: id(2), current: id(2) }, deal);
/** Event 4 is our correction, which waits beside the one that came first. */
const CORRECTED = [...ONE, made(3, correction(THIRD), "hugo"), made(4, correction(SECOND))];

/** The sheet after this choice, whose events are 50, 51, 52. */
function chosen(log: readonly LogEvent[], choice: Choice) {
  const [deal] = fold(log).deals;
  const [rival] = deal?.conflicts ?? [];
  if (!deal || !rival) throw new Error("nothing to choose");
  const events = settle(fold(log), deal, rival, choice).map((change, i) => made(50 + i, change));
  const after = fold([...log, ...events]);
  return { after, events, act: choiceOf(choice, events, after) };
}

test.each<[string, readonly LogEvent[], Choice, Act | null]>([
  ["the deal stands", TWO, "keep", { kind: "keep", number: 1, inverse: [restore({ id: id(3) })], chosen: id(2) }],
  [
    "the other takes its place",
    TWO,
    "replace",
    {
      kind: "replace",
      number: 1,
      inverse: [replace({ id: id(2), current: id(50) }, FIRST), restore({ id: id(3) })],
      chosen: id(50),
    },
  ],
  [
    "the other is one more deal",
    TWO,
    "another",
    { kind: "another", number: 1, inverse: [voidDeal({ id: id(50) }), restore({ id: id(3) })] },
  ],
  [
    "the other takes its place, and was contested",
    [...TWO, made(4, contest({ id: id(3) }, "renonce"), "hugo")],
    "replace",
    {
      kind: "replace",
      number: 1,
      inverse: [
        replace({ id: id(2), current: id(50) }, FIRST),
        restore({ id: id(3) }),
        takeBack("contest.withdrawn", { id: id(2) }, id(51)),
      ],
      chosen: id(50),
    },
  ],
  ["a correction is left for good", CORRECTED, "keep", null],
  [
    "a correction takes the place of another",
    CORRECTED,
    "replace",
    { kind: "deal.replaced", number: 1, inverse: [replace({ id: id(2), current: id(50) }, THIRD)] },
  ],
  [
    "a correction is one more deal",
    CORRECTED,
    "another",
    { kind: "deal.recorded", number: 2, inverse: [voidDeal({ id: id(50) })] },
  ],
  ["a deal is brought back for it, and would stay", [...CORRECTED, made(5, voidDeal({ id: id(2) }))], "replace", null],
])("of two versions one is chosen: %s", (_, log, choice, act) => {
  expect(chosen(log, choice).act).toEqual(act);
});

test("an act that chose nothing cannot be undone as a choice", () => {
  expect(choiceOf("keep", [], fold(TWO))).toBeNull();
  expect(choiceOf("keep", [made(50, voidDeal({ id: id(9) }))], fold(TWO))).toBeNull();
});

test("a choice stands while the deal is as chosen, and is overtaken once it is corrected or cancelled", () => {
  const { after, events, act } = chosen(TWO, "keep");
  const now = (...changes: Change[]) => fold([...TWO, ...events, ...changes.map((change, i) => made(60 + i, change, "hugo"))]);
  const told = (sheet: Sheet) => [stillStands(act as Act, sheet), isOvertaken(act as Act, sheet)];
  expect(told(after)).toEqual([true, false]);
  expect(told(now(correction(THIRD)))).toEqual([false, true]);
  expect(told(now(voidDeal({ id: id(2) })))).toEqual([false, true]);
});
