import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import {
  type Choice,
  chooseDealer,
  contest,
  joinSeason,
  record,
  replace,
  rule,
  setEvening,
  settle,
  voidDeal,
} from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { judgeInSheet } from "#lib/sheet/judge";
import { cards, eventId, logOf, made, opened, sent } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { type Act, actOf, choiceOf, inverseNow, isOvertaken, stillStands } from "#lib/sheet/undo";
import { raised as en } from "#messages/en/sheet/raised";
import { raised as fr } from "#messages/fr/sheet/raised";
import { asLeft, sayUndone } from "./undone";

const [mine, theirs] = [made(2, record(0, cards(25, 18, 19))), made(3, record(0, cards(19, 18, 25)), "hugo")];
const fold = (...log: Parameters<typeof foldSheet>[0]) => foldSheet(log) as Sheet;

test("undoing a noted deal removes it, or only this phone's version", () => {
  const [opening] = logOf(opened(3));
  const act = actOf([record(0, cards(25, 18, 19))], fold(opening!), fold(opening!, mine)) as Act;
  const gone = made(4, inverseNow(act, fold(opening!, mine))[0]!);
  expect(sayUndone(act, fold(opening!, mine, gone), fr)).toBe("Donne 1 annulée");
  for (const log of [
    [mine, theirs, gone],
    [theirs, mine, gone],
  ])
    expect(sayUndone(act, fold(...sent([opening!, ...log])), en)).toBe(
      "Your version of deal 1 is cancelled: the other phone’s is on the sheet",
    );
});

test("undoing a correction that waits beside another withdraws it, and the other one stays", () => {
  const log = [...logOf(opened(3)), mine];
  const [ours, other] = [cards(24, 19, 19), cards(26, 17, 19)].map((deal) => replace({ id: mine.id, current: mine.id }, deal));
  const act = actOf([ours!], fold(...log), fold(...log, made(4, ours!))) as Act;
  const divided = fold(...log, made(3, other!, "hugo"), made(4, ours!));
  expect(divided.deals[0]?.conflicts).toMatchObject([{ event: eventId(4) }]);
  expect(inverseNow(act, divided)).toEqual([voidDeal({ id: eventId(4) })]);
  const after = fold(...log, made(3, other!, "hugo"), made(4, ours!), made(5, inverseNow(act, divided)[0]!));
  expect(after.deals[0]).toMatchObject({ conflicts: [], deal: cards(26, 17, 19) });
  expect(inverseNow(act, fold(...log, made(4, ours!)))).toEqual(act.inverse);
});

/** Adds the changes one after the other, as a phone saves them, and checks that each is valid. */
function join(log: readonly LogEvent[], changes: readonly Change[]): LogEvent[] {
  const joined = [...log];
  for (const change of changes) {
    const event = made(50 + joined.length, change);
    expect(judgeInSheet(joined, event)).toEqual([]);
    joined.push(event);
  }
  return joined;
}

const read = ({ totals, deals }: Sheet) => ({
  totals,
  open: deals.flatMap(({ conflicts }) => conflicts.map(({ event }) => event)),
  stand: deals.flatMap(({ voided, number }) => (voided ? [] : [number])),
});

function chosen(log: readonly LogEvent[], choice: Choice) {
  const before = fold(...log);
  const deal = before.deals.find(({ conflicts }) => conflicts.length > 0)!;
  const next = join(log, settle(before, deal, deal.conflicts[0]!, choice));
  return { before, next, act: choiceOf(choice, next.slice(log.length), fold(...next)) };
}

const [ours, same] = [replace({ id: mine.id, current: mine.id }, cards(24, 19, 19)), [...logOf(opened(3)), mine]];
const TWO = [...same, theirs];
const CORRECTED = [...same, made(3, replace({ id: mine.id, current: mine.id }, cards(26, 17, 19)), "hugo"), made(4, ours)];

test.each<[Choice, string, string]>([
  ["keep", "Choix sur la donne 1 annulé", "The choice on deal 1 is withdrawn"],
  ["replace", "Choix sur la donne 1 annulé", "The choice on deal 1 is withdrawn"],
  [
    "another",
    "Choix sur la donne 1 annulé : la donne ajoutée ne compte plus",
    "The choice on deal 1 is withdrawn: the deal it added counts no more",
  ],
])("undoing the choice “%s” brings both versions back, which count as before", (choice, inFrench, inEnglish) => {
  const { before, next, act } = chosen(TWO, choice);
  expect(act).toMatchObject({ kind: choice, number: 1 });
  expect(stillStands(act!, fold(...next))).toBe(true);
  const after = fold(...join(next, inverseNow(act!, fold(...next))));
  expect(read(after)).toEqual(read(before));
  expect([fr, en].map((t) => sayUndone(act!, after, t))).toEqual([inFrench, inEnglish]);
});

test("a choice that dropped our waiting correction cannot be undone; one that used it can, and is told", () => {
  expect(chosen(CORRECTED, "keep").act).toBeNull();
  for (const [choice, said] of [
    ["replace", "Correction de la donne 1 retirée"],
    ["another", "Donne 2 annulée"],
  ] as const) {
    const { before, next, act } = chosen(CORRECTED, choice);
    const after = fold(...join(next, inverseNow(act!, fold(...next))));
    expect(read(after)).toEqual({ ...read(before), open: [] });
    expect(sayUndone(act!, after, fr)).toBe(said);
  }
});

test("a contest that moved with a choice is undone with it", () => {
  const log = [...TWO, made(4, contest({ id: theirs.id }, "renonce"), "hugo")];
  const replaced = chosen(log, "replace");
  expect(fold(...replaced.next).deals[0]).toMatchObject({ contest: { note: "renonce", ruling: null } });
  const back = fold(...join(replaced.next, inverseNow(replaced.act!, fold(...replaced.next))));
  expect(read(back)).toEqual(read(replaced.before));
  expect(back.deals[0]).toMatchObject({ contests: [], conflicts: [{ contests: [{ note: "renonce", ruling: null }] }] });
  const ruled = fold(...join(replaced.next, [rule(mine, { outcome: "kept", note: "non" })]));
  expect([stillStands(replaced.act!, ruled), isOvertaken(replaced.act!, ruled)]).toEqual([false, true]);
  const { next, act } = chosen(log, "another");
  const after = fold(...join(next, inverseNow(act!, fold(...next))));
  expect([after.disputes, after.provisional, read(after).open]).toEqual([[], after.totals, [theirs.id]]);
});

test("an act that was chosen against or refused cannot be undone", () => {
  const act = actOf([record(0, cards(25, 18, 19))], fold(...same.slice(0, 1)), fold(...same)) as Act;
  expect([fold(...same), fold(...TWO)].map((sheet) => stillStands(act, sheet))).toEqual([true, true]);
  expect(stillStands(act, fold(...same.slice(0, 1)))).toBe(false);
  const rival = [same[0]!, theirs, made(4, record(0, cards(25, 18, 19)))];
  for (const choice of ["keep", "replace", "another"] as const) {
    const noted = actOf([record(0, cards(25, 18, 19))], fold(...rival.slice(0, 2)), fold(...rival)) as Act;
    const waiting = { ...noted, inverse: [voidDeal({ id: eventId(4) })] };
    expect(stillStands(waiting, fold(...rival))).toBe(true);
    expect(stillStands(waiting, fold(...chosen(rival, choice).next))).toBe(false);
  }
  const corrected = actOf([ours], fold(...same), fold(...same, made(4, ours))) as Act;
  expect(stillStands(corrected, fold(...CORRECTED))).toBe(true);
  expect(stillStands(corrected, fold(...chosen(CORRECTED, "keep").next))).toBe(false);
});

test("of two choices at once the overtaken one is told, and cannot be undone", () => {
  const [keeps, replaces] = [chosen(TWO, "keep"), chosen(TWO, "replace")];
  const both = [
    ...TWO,
    ...keeps.next.slice(TWO.length),
    ...replaces.next.slice(TWO.length).map((event, i) => ({ ...event, id: eventId(90 + i) })),
  ];
  expect([stillStands(keeps.act!, fold(...both)), isOvertaken(keeps.act!, fold(...both))]).toEqual([false, true]);
  expect([stillStands(keeps.act!, fold(...keeps.next)), isOvertaken(keeps.act!, fold(...keeps.next))]).toEqual([true, false]);
  const corrected = actOf([ours], fold(...same), fold(...same, made(4, ours))) as Act;
  const cancelled = fold(...same, made(3, voidDeal({ id: mine.id }), "hugo"), made(4, ours));
  expect(cancelled.deals[0]).toMatchObject({ voided: true, current: eventId(4) });
  expect([stillStands(corrected, cancelled), isOvertaken(corrected, cancelled)]).toEqual([false, true]);
  const refused = actOf([record(0, cards(25, 18, 19))], fold(...same.slice(0, 1)), fold(...same)) as Act;
  expect(isOvertaken(refused, fold(...same.slice(0, 1)))).toBe(false);
});

test("what was undone is no news once anything else is done, to the season and the evening too", () => {
  const [opening] = logOf(opened(3));
  const left = asLeft(fold(opening!));
  expect(left(fold(opening!))).toBe(true);
  const season = { club: eventId(61), season: eventId(62), players: [71, 72, 73].map(eventId) };
  for (const change of [joinSeason(season), setEvening({ day: "2026-03-10", name: "Un" }), contest({ id: mine.id }, "non")])
    expect(left(fold(opening!, ...(change.kind === "deal.contested" ? [mine] : []), made(9, change))), change.kind).toBe(false);
  expect(left(fold(opening!, made(9, chooseDealer(0, 1)))), "another dealer").toBe(false);
});
