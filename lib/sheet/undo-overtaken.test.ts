/** Undo beside other phones and after decisions: what is still ours to take back, and what others have overtaken. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { itemAt } from "#lib/rules/item-at";
import { arrange, confirm, contest, dispute, replace, rule, sit, takeBack, voidDeal } from "./change";
import type { Change } from "./event";
import { foldSheet } from "./fold";
import { judgeInSheet } from "./judge";
import { cards, eventId, logOf, made, minute, opened } from "./log.fixture";
import type { Sheet } from "./sheet";
import { type Act, actOf, inverseNow, isOvertaken, stillStands } from "./undo";
import { A_DEAL as DEAL, FIRST_DEAL as first, ID_OF_ACT as MADE, partsSeen as read } from "./undo.fixture";

test("an arrangement can be taken back while it stands; once another phone arranges, it is overtaken", () => {
  const log = logOf(opened(4));
  const was = foldSheet(log) as Sheet;
  const change = arrange(was, [3, 2, 1, 0], 4);
  const ours = [...log, made(50, change)];
  const now = foldSheet(ours) as Sheet;
  const act = actOf([change], was, now) as Act;
  expect([stillStands(act, now), isOvertaken(act, now)]).toEqual([true, false]);
  expect(foldSheet([...ours, made(51, itemAt(act.inverse, 0))])?.order).toEqual([0, 1, 2, 3]);
  const theirs = made(49, arrange(was, [1, 0, 2, 3], 4), "hugo");
  const other = foldSheet([...log, theirs]) as Sheet;
  expect([stillStands(act, other), isOvertaken(act, other)]).toEqual([false, true]);
  expect(judgeInSheet([...log, theirs], made(51, itemAt(act.inverse, 0))).map(({ code }) => code)).toEqual(["seated-otherwise"]);
});

test("undoing our correction beside another phone's withdraws only ours", () => {
  const log = logOf(opened(4), DEAL);
  const ours = replace({ id: first, current: first }, cards(20, 23, 10, 9));
  const alone = [...log, made(50, ours)];
  const act = actOf([ours], foldSheet(log) as Sheet, foldSheet(alone) as Sheet) as Act;
  expect(inverseNow(act, foldSheet(alone) as Sheet)).toEqual(act.inverse);
  const theirs = made(49, replace({ id: first, current: first }, cards(21, 22, 10, 9)), "hugo");
  const both = foldSheet([...log, theirs, made(50, ours)]) as Sheet;
  expect(inverseNow(act, both)).toEqual([voidDeal({ id: MADE })]);
});

test("a correction that another phone has corrected in turn is not taken back: it is overtaken", () => {
  const log = logOf(opened(4), DEAL);
  const ours = replace({ id: first, current: first }, cards(20, 23, 10, 9));
  const alone = [...log, made(50, ours)];
  const act = actOf([ours], foldSheet(log) as Sheet, foldSheet(alone) as Sheet) as Act;
  expect([stillStands(act, foldSheet(alone) as Sheet), isOvertaken(act, foldSheet(alone) as Sheet)]).toEqual([true, false]);
  const theirs = made(51, replace({ id: first, current: MADE }, cards(21, 22, 10, 9)), "hugo");
  const now = foldSheet([...alone, theirs]) as Sheet;
  expect([stillStands(act, now), isOvertaken(act, now)]).toEqual([false, true]);
  // A correction that waits beside another phone's can still be withdrawn.
  const before = made(49, replace({ id: first, current: first }, cards(21, 22, 10, 9)), "hugo");
  expect(stillStands(act, foldSheet([...log, before, made(50, ours)]) as Sheet)).toBe(true);
});

/** The visible parts, with contests, moved points and confirmations. */
const said = (sheet: Sheet) => ({
  ...read(sheet),
  provisional: sheet.provisional,
  deals: sheet.deals.map(({ contests, confirmed, deal }) => [contests, confirmed, deal]),
});

const at0 = { id: first, current: first };
const CONTESTED = [DEAL, contest(at0, "renonce")];
const SEATED = [...logOf(opened(4), DEAL), made(3, sit(1)), made(4, sit(0), "hugo")];
/** The same log with the phones swapped, so that the deal waits for the other phone's confirmation. */
const ASKED = [...SEATED.map((event) => ({ ...event, device: event.device === "nora" ? "hugo" : "nora" }))];

test.each<[string, readonly LogEvent[], Change[], string[]]>([
  ["a contest", logOf(opened(4), DEAL), [contest(at0, "renonce")], ["contest.withdrawn"]],
  ["a second one", logOf(opened(4), ...CONTESTED), [contest(at0, "encore")], ["contest.withdrawn"]],
  ["a decision", logOf(opened(4), ...CONTESTED), [rule(at0, { outcome: "kept", note: "non" })], ["ruling.withdrawn"]],
  [
    "points of the table",
    logOf(opened(4), ...CONTESTED),
    [rule(at0, { outcome: "adjusted", note: "renonce", points: [-10, 0, 0, 0] })],
    ["ruling.withdrawn"],
  ],
  [
    "a deal put right by a decision",
    logOf(opened(4), ...CONTESTED),
    [rule(at0, { outcome: "replaced", note: "recompté" }), replace(at0, cards(20, 23, 10, 9))],
    ["ruling.withdrawn", "deal.replaced"],
  ],
  [
    "a deal found right as it is",
    logOf(opened(4), ...CONTESTED),
    [rule(at0, { outcome: "replaced", note: "recompté" }), replace(at0, cards(25, 18, 10, 9))],
    ["ruling.withdrawn"],
  ],
  [
    "an annulled deal",
    logOf(opened(4), ...CONTESTED),
    [rule(at0, { outcome: "replaced", note: "annulée" }), voidDeal(at0)],
    ["ruling.withdrawn", "deal.restored"],
  ],
  [
    "all that the code provides: put right, contested and decided at once",
    logOf(opened(4), DEAL),
    [replace(at0, cards(20, 23, 10, 9)), contest(at0, "CA13"), rule(at0, { outcome: "replaced", note: "CA13" })],
    ["ruling.withdrawn", "contest.withdrawn", "deal.replaced"],
  ],
  ["a confirmation", ASKED, [confirm(at0)], ["confirmation.withdrawn"]],
  ["one that ended a contest", [...ASKED, made(5, contest(at0, "renonce"), "hugo")], [confirm(at0)], ["confirmation.withdrawn"]],
])("%s: taken back in one act, the sheet reads as before", (_, log, changes, kinds) => {
  const was = foldSheet(log) as Sheet;
  const join = (to: readonly LogEvent[], more: readonly Change[], n: number) => {
    const joined = [...to];
    for (const [i, change] of more.entries()) {
      const event = { ...made(n + i, change), at: minute(n) };
      expect(judgeInSheet(joined, event)).toEqual([]);
      joined.push(event);
    }
    return joined;
  };
  const next = join(log, changes, 50);
  const act = actOf(changes, was, foldSheet(next) as Sheet) as Act;
  expect([act.number, stillStands(act, foldSheet(next) as Sheet)]).toEqual([1, true]);
  const inverse = inverseNow(act, foldSheet(next) as Sheet);
  expect(inverse.map(({ kind }) => kind)).toEqual(kinds);
  const after = foldSheet(join(next, inverse, 60)) as Sheet;
  expect(said(after)).toEqual(said(was));
  expect([stillStands(act, after), isOvertaken(act, after)]).toEqual([false, true]);
});

test("an act that another decision, deal or confirmation has replaced meanwhile cannot be undone: it is overtaken", () => {
  const log = logOf(opened(4), ...CONTESTED);
  const over = (changes: Change[], from: readonly LogEvent[], ...others: Change[]) => {
    const next = [...from, ...changes.map((change, i) => ({ ...made(50 + i, change), at: minute(50) }))];
    const act = actOf(changes, foldSheet(from) as Sheet, foldSheet(next) as Sheet) as Act;
    const later = foldSheet([...next, ...others.map((change, i) => made(60 + i, change, "zoe"))]) as Sheet;
    return [stillStands(act, later), isOvertaken(act, later)];
  };
  const kept = rule(at0, { outcome: "kept", note: "non" });
  expect(over([contest(at0, "encore")], log)).toEqual([true, false]);
  expect(over([contest(at0, "encore")], log, kept)).toEqual([false, true]);
  expect(over([contest(at0, "encore")], log, voidDeal(at0))).toEqual([false, true]);
  expect(over([kept], log, contest(at0, "encore"))).toEqual([true, false]);
  expect(over([kept], log, contest(at0, "encore"), kept)).toEqual([false, true]);
  expect(over([kept], log, replace(at0, cards(20, 23, 10, 9)))).toEqual([false, true]);
  expect(over([confirm(at0)], ASKED, replace(at0, cards(20, 23, 10, 9)))).toEqual([false, true]);
  expect(over([DEAL], logOf(opened(4)), voidDeal({ id: eventId(50) }))).toEqual([false, true]);
});

test("a correction that changed nothing leaves nothing to take back", () => {
  const log = logOf(opened(4), DEAL);
  const same = replace(at0, cards(25, 18, 10, 9));
  const after = foldSheet([...log, made(50, same)]) as Sheet;
  const act = actOf([same], foldSheet(log) as Sheet, after) as Act;
  expect(act).toEqual({ kind: "deal.replaced", number: 1, inverse: [] });
  expect([stillStands(act, after), isOvertaken(act, after)]).toEqual([true, false]);
});

test("undoing a decision that corrected what another phone had corrected withdraws only ours", () => {
  const log = logOf(opened(4), ...CONTESTED);
  const ours = [rule(at0, { outcome: "replaced", note: "recompté" }), replace(at0, cards(20, 23, 10, 9))];
  const mine = ours.map((change, i) => ({ ...made(50 + i, change), at: minute(50) }));
  const act = actOf(ours, foldSheet(log) as Sheet, foldSheet([...log, ...mine]) as Sheet) as Act;
  const theirs = made(49, replace(at0, cards(21, 22, 10, 9)), "hugo");
  const both = foldSheet([...log, theirs, ...mine]) as Sheet;
  expect(stillStands(act, both)).toBe(true);
  expect(inverseNow(act, both)).toEqual([takeBack("ruling.withdrawn", at0, eventId(50)), voidDeal({ id: eventId(51) })]);
});

test("undoing a dispute whose deal another phone has noted meanwhile takes it off that deal", () => {
  const log = logOf(opened(4));
  const change = dispute(0, "renonce");
  const before = [...log, made(50, change)];
  const act = actOf([change], foldSheet(log) as Sheet, foldSheet(before) as Sheet) as Act;
  const noted = [...before, made(51, DEAL, "hugo")];
  const now = inverseNow(act, foldSheet(noted) as Sheet);
  expect(now).toEqual([takeBack("contest.withdrawn", { id: eventId(51) }, eventId(50))]);
  expect(judgeInSheet(noted, made(52, itemAt(now, 0)))).toEqual([]);
});
