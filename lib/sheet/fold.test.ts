import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import {
  addPerson,
  announceBet,
  arrange,
  askConfirmation,
  chooseDealer,
  close,
  comeBack,
  confirm,
  contest,
  dispute,
  dropDispute,
  joinSeason,
  leave,
  leaveSeason,
  record,
  rename,
  reopen,
  replace,
  restore,
  rule,
  setEvening,
  sit,
  takeBack,
  undo,
  voidDeal,
  withdraw,
  withdrawBet,
} from "./change";
import { dealColumns } from "./deal-columns";
import type { Change } from "./event";
import { foldSheet, SheetFold } from "./fold";
import { decaleSentence } from "./golden/decale.fixture";
import { readGolden } from "./golden/read-golden.fixture";
import { historyOf } from "./history";
import { cards, chaptersOf, eventId, logOf, made, minute, opened, sent } from "./log.fixture";
import { saidIn } from "./look-up";
import { awaited, isContested, type Sheet, type SheetDeal } from "./sheet";

/** Folds a log at once, and checks that folding it event by event gives the same sheet. */
const fold = (log: readonly LogEvent[]): Sheet => {
  const sheet = foldSheet(log);
  if (!sheet) throw new Error("no opening in this log");
  const grown = new SheetFold();
  for (const event of log) {
    grown.add(event);
    expect(grown.sheet).not.toBeUndefined();
  }
  expect(grown.sheet).toEqual(sheet);
  return sheet;
};
const dealAt = (log: readonly LogEvent[], slot: number): SheetDeal =>
  fold(log).deals.find((deal) => deal.slot === slot) as SheetDeal;
const then = (log: readonly LogEvent[], change: Change | undefined, device?: string): LogEvent[] =>
  change ? [...log, made(log.length + 1, change, device)] : [...log];

/** Three players, no bet: each notes the points of the cards won (boite-points), so the columns can be read off. */
const THREE = logOf(opened(3), record(0, cards(30, 20, 12)), record(1, cards(10, 25, 28)), record(2, cards(22, 22, 22)));

test("the golden evening of Tarot décalé, told event by event", () => {
  const text = readFileSync(new URL("./golden/decale.txt", import.meta.url), "utf8");
  const golden = readGolden(text, decaleSentence);
  const { game, edition, names, dealer } = golden;
  let log: LogEvent[] = logOf(opened(names.length, { rules: { game, edition, players: names.length }, names, dealer }));
  for (const { number, correction, deal, totals, scores } of golden.steps) {
    const given = { primes: [], ...deal };
    log = then(log, correction ? replace(dealAt(log, number - 1), given, correction) : record(number - 1, given));
    const sheet = fold(log);
    expect(sheet.totals, `deal ${number}`).toEqual(totals);
    expect(sheet.deals[number - 1]?.score?.scores ?? null, `deal ${number}`).toEqual(scores);
    expect(sheet.provisional).toEqual(totals);
  }
});

test("running totals, numbers, dealers and the next deal of a short evening", () => {
  const sheet = fold(THREE);
  expect(sheet.deals.map((deal) => [deal.number, deal.turn.dealer, ...deal.totals])).toEqual([
    [1, 0, 30, 20, 12],
    [2, 1, 40, 45, 40],
    [3, 2, 62, 67, 62],
  ]);
  expect(sheet).toMatchObject({ nextSlot: 3, next: { dealer: 0 }, unknown: 0, dangling: 0, over: false, closed: null });
  expect(sheet.unsent).toEqual([1, 2, 3, 4].map(eventId));
  expect(fold(sent(THREE)).unsent).toEqual([]);
});

test("reaching the target ends the game, and the winners are named", () => {
  const log = logOf(opened(3, { target: 45 }), record(0, cards(30, 20, 12)), record(1, cards(10, 25, 28)));
  expect(fold(log)).toMatchObject({ over: true, winners: [1] });
});

test("a voided deal leaves the sheet as if it had never been dealt, and stays in view", () => {
  const log = then(THREE, voidDeal({ id: eventId(3) }, "les cartes étaient mal comptées"));
  const sheet = fold(log);
  expect(sheet.totals).toEqual([52, 42, 34]);
  expect(sheet.deals[1]).toMatchObject({ number: 2, voided: true, deal: null, score: null, totals: [30, 20, 12] });
  expect(sheet.deals[2]?.turn.dealer).toBe(1);
  expect(sheet.nextSlot).toBe(3);
});

/** A deal of whist in which both bid all tricks and the second player takes them. */
const whistDeal = (size: number) => ({ bids: [size, size], tricks: [0, size] });

test("a deal cancelled after others keeps its turn: the later deals keep their cards (T31)", () => {
  const whist = { rules: { game: "whist", players: 2 }, names: ["Nora", "Hugo"] };
  const log = logOf(opened(2, whist), ...[5, 4, 3].map((size, slot) => record(slot, whistDeal(size))));
  const [before, cancelled] = [fold(log), dealAt(log, 1)];
  const gone = then(log, voidDeal(cancelled, undefined, before));
  const after = fold(gone);
  expect(gone.at(-1)).toMatchObject({ kind: "deal.voided", v: 2, body: { dealt: true } });
  expect(after.deals.map(({ faults, turn, columns }) => [faults.length, turn.cards, columns[0]])).toEqual([
    [0, 5, -5],
    [0, 4, null],
    [0, 3, -3],
  ]);
  expect(after.next).toEqual(before.next);
  expect(after.past.map(({ turn }) => turn.cards)).toEqual([5, 4, 3]);
  expect(after.deals[1]).toMatchObject({ voided: true, deal: null, score: null, totals: after.deals[0]?.totals });
  expect(after.totals.map((total, seat) => (total ?? 0) - (before.totals[seat] ?? 0))).toEqual([4, 0]);
  const back = then(gone, restore(cancelled));
  expect(fold(back).totals).toEqual(before.totals);
  const last = dealAt(back, 2);
  const undone = then(back, voidDeal(last, undefined, fold(back)));
  expect(undone.at(-1)).toMatchObject({ v: 1, body: {} });
  expect(fold(undone).next.cards).toBe(3);
});

test("after a cancelled deal the round of dealers goes on as before", () => {
  const log = logOf(opened(3), record(0, cards(30, 20, 12)), record(1, cards(10, 25, 28)));
  const gone = then(log, voidDeal(dealAt(log, 0), undefined, fold(log)));
  expect(fold(gone)).toMatchObject({ totals: [10, 25, 28], next: { dealer: 2 } });
});

test("a second correction undone leaves the first", () => {
  const once = then(THREE, replace(dealAt(THREE, 1), cards(11, 25, 28)));
  const twice = then(once, replace(dealAt(once, 1), cards(12, 25, 28)));
  expect(dealAt(then(twice, undo(fold(twice), dealAt(twice, 1))), 1).deal).toMatchObject(cards(11, 25, 28));
});

test("undoing gives the earlier state back: a void, a correction", () => {
  const columns = (log: readonly LogEvent[]) =>
    fold(log).deals.map(({ deal, voided, totals, turn }) => ({ deal, voided, totals, turn }));
  for (const [slot, act] of [
    [0, (deal: SheetDeal) => voidDeal(deal)],
    [1, (deal: SheetDeal) => replace(deal, cards(1, 2, 3))],
  ] as const) {
    const done = then(THREE, act(dealAt(THREE, slot)));
    const undone = then(done, undo(fold(done), dealAt(done, slot)));
    expect(columns(done)).not.toEqual(columns(THREE));
    expect(columns(undone)).toEqual(columns(THREE));
    expect(dealAt(undone, slot).versions).toHaveLength(3);
  }
  const corrected = then(THREE, replace(dealAt(THREE, 1), cards(1, 2, 3)));
  const voided = then(corrected, voidDeal(dealAt(corrected, 1)));
  const back = then(voided, restore(dealAt(voided, 1)));
  expect(columns(back)).toEqual(columns(corrected));
  expect(undo(fold(THREE), dealAt(THREE, 2))).toEqual(voidDeal({ id: eventId(4) }));
});

test("a deal's history follows the log, and has a decision once, however many contests it ends", () => {
  const noted = then(THREE, contest(dealAt(THREE, 1), "mal compté"));
  const twice = then(noted, contest(dealAt(noted, 1), "et encore"));
  const ruled = then(twice, rule(dealAt(twice, 1), { outcome: "kept", note: "bien compté" }));
  const right = then(ruled, replace(dealAt(ruled, 1), cards(11, 25, 28)));
  const again = then(right, contest(dealAt(right, 1), "non"));
  const told = historyOf(fold(again), dealAt(again, 1)).map((one) =>
    "chapter" in one ? one.chapter.kind : "contest" in one ? one.contest.note : "ruling" in one ? one.ruling.outcome : "",
  );
  expect(told).toEqual(["deal.recorded", "mal compté", "et encore", "kept", "deal.replaced", "non"]);
  const disputed = logOf(opened(3), dispute(0, "cartes vues"), record(0, cards(30, 20, 12)));
  expect(historyOf(fold(disputed), dealAt(disputed, 0)).map((one) => Object.keys(one)[1])).toEqual(["contest", "chapter"]);
});

test("a correction keeps every version, with the columns before and after", () => {
  const once = then(THREE, replace(dealAt(THREE, 1), cards(11, 25, 28), "Nora avait un point de plus"), "hugo");
  const twice = then(once, voidDeal(dealAt(once, 1)));
  const sheet = fold(twice);
  const deal = dealAt(twice, 1);
  expect(dealAt(once, 1)).toMatchObject({ corrected: true, totals: [41, 45, 40], current: eventId(5), conflicts: [] });
  expect(chaptersOf(sheet, deal)).toMatchObject([
    { kind: "deal.recorded", device: "nora", before: null, after: [10, 25, 28] },
    { kind: "deal.replaced", device: "hugo", reason: "Nora avait un point de plus", before: [10, 25, 28], after: [11, 25, 28] },
    { kind: "deal.voided", before: [11, 25, 28], after: null },
  ]);
});

test("the history marks an event that came too late to count, and shows what counts after it", () => {
  const told = (log: readonly LogEvent[]) => chaptersOf(fold(log), dealAt(log, 1));
  const corrected = replace(dealAt(THREE, 1), cards(11, 25, 28));
  const late = then(then(THREE, voidDeal(dealAt(THREE, 1))), corrected, "hugo");
  expect(fold(late).totals).toEqual(fold(then(THREE, voidDeal(dealAt(THREE, 1)))).totals);
  expect(told(late)).toMatchObject([
    { kind: "deal.recorded", before: null, after: [10, 25, 28], vain: null },
    { kind: "deal.voided", before: [10, 25, 28], after: null, vain: null },
    { kind: "deal.replaced", before: null, after: null, vain: "voided" },
  ]);
  // When the deal is restored, it counts with the correction that came while it was voided.
  expect(told(then(late, restore(dealAt(late, 1)))).at(-1)).toMatchObject({ before: null, after: [11, 25, 28], vain: null });

  const again = then(then(THREE, corrected), record(1, cards(10, 25, 28)), "hugo");
  expect(dealAt(again, 1)).toMatchObject({ deal: cards(11, 25, 28), conflicts: [] });
  expect(told(again).at(-1)).toMatchObject({
    kind: "deal.recorded",
    before: [11, 25, 28],
    after: [11, 25, 28],
    vain: "corrected",
  });
  const same = then(THREE, record(1, cards(10, 25, 28)), "hugo");
  expect(told(same).at(-1)).toMatchObject({ kind: "deal.recorded", after: [10, 25, 28], vain: null });
});

test("a contested deal counts on the official line and not on the provisional one, until the table rules", () => {
  const contested = then(THREE, contest(dealAt(THREE, 1), "Paul n’a pas fourni"));
  expect(fold(contested)).toMatchObject({ totals: [62, 67, 62], provisional: [52, 42, 34] });
  expect(isContested(dealAt(contested, 1))).toBe(true);
  expect(awaited(fold(contested))).toEqual([2]);

  const kept = then(contested, rule(dealAt(contested, 1), { outcome: "kept", note: "rien n’est prouvé" }));
  expect(fold(kept)).toMatchObject({ totals: [62, 67, 62], provisional: [62, 67, 62] });
  expect(awaited(fold(kept))).toEqual([]);
  expect(dealAt(kept, 1).contest?.ruling).toMatchObject({ outcome: "kept", note: "rien n’est prouvé", device: "nora" });

  const adjusted = then(contested, rule(dealAt(contested, 1), { outcome: "adjusted", note: "renonce", points: [0, -10, 5] }));
  expect(fold(adjusted)).toMatchObject({ totals: [62, 57, 67], provisional: [62, 57, 67] });
  expect(dealAt(adjusted, 1).score?.scores).toEqual([10, 15, 33]);
  expect(dealAt(adjusted, 1).score?.lines.slice(-2)).toMatchObject([
    { rule: "T1", code: "table-decision", value: -10, seats: [1], params: { note: "renonce" } },
    { rule: "T1", code: "table-decision", value: 5, seats: [2] },
  ]);
});

test("a dispute during a deal contests the deal from the moment it is noted", () => {
  const during = then(THREE, dispute(3, "Hugo a coupé, il avait du bleu"), "ines");
  expect(fold(during).disputes).toEqual([
    { event: eventId(5), slot: 3, note: "Hugo a coupé, il avait du bleu", at: minute(5), device: "ines" },
  ]);
  expect(awaited(fold(during))).toEqual([]);

  const noted = then(during, record(3, cards(25, 20, 20)));
  expect(isContested(dealAt(noted, 3))).toBe(true);
  expect(dealAt(noted, 3).contest).toMatchObject({ event: eventId(5), note: "Hugo a coupé, il avait du bleu", ruling: null });
  expect(fold(noted)).toMatchObject({ disputes: [], totals: [87, 87, 82], provisional: [62, 67, 62] });
  expect(awaited(fold(noted))).toEqual([4]);
  const kept = then(noted, rule(dealAt(noted, 3), { outcome: "kept", note: "il n’avait que l’Excuse" }));
  expect(fold(kept).provisional).toEqual([87, 87, 82]);

  // When another phone has noted the deal meanwhile, the contest is on that deal.
  const late = then(then(THREE, record(3, cards(25, 20, 20))), dispute(3, "Hugo a coupé"), "ines");
  expect(dealAt(late, 3).contest).toMatchObject({ note: "Hugo a coupé" });
});

test("a dispute taken back before its deal is noted leaves no trace on it; taken back later, it stays", () => {
  const during = then(THREE, dispute(3, "?"));
  const dropped = then(then(during, dropDispute({ event: eventId(5) })), record(3, cards(25, 20, 20)));
  expect(dealAt(dropped, 3)).toMatchObject({ contest: null });
  const late = then(then(during, record(3, cards(25, 20, 20))), dropDispute({ event: eventId(5) }));
  expect(isContested(dealAt(late, 3))).toBe(true);
});

test("points decided about a deal that nobody played are written in the columns", () => {
  const log = logOf(opened(3), record(0, { misdeal: true }));
  const contested = then(log, contest(dealAt(log, 0), "cartes vues"));
  const ruled = then(contested, rule(dealAt(contested, 0), { outcome: "adjusted", note: "cartes vues", points: [-5, 0, 0] }));
  expect(fold(ruled).totals).toEqual([-5, 0, 0]);
});

test("two phones that note the same make one deal; if they differ, the first holds the slot, the other stays in view", () => {
  const same = then(THREE, record(1, { cardPoints: [10, 25, 28] }), "hugo");
  expect(dealAt(same, 1)).toMatchObject({ ids: [eventId(3), eventId(5)], conflicts: [], corrected: false });
  expect(fold(same).totals).toEqual([62, 67, 62]);
  const corrected = then(same, replace({ id: eventId(5), current: eventId(5) }, cards(12, 25, 28)), "hugo");
  expect(fold(corrected).totals).toEqual([64, 67, 62]);

  const other = then(THREE, record(1, cards(28, 25, 10)), "hugo");
  expect(fold(other).totals).toEqual([62, 67, 62]);
  expect(dealAt(other, 1).conflicts).toMatchObject([{ event: eventId(5), device: "hugo", deal: cards(28, 25, 10) }]);
  const chosen = then(other, replace(dealAt(other, 1), cards(28, 25, 10)));
  expect(dealAt(chosen, 1)).toMatchObject({ deal: cards(28, 25, 10), conflicts: [] });
});

test("withdrawing a version leaves another phone's version: the one that stands gets the slot, whichever came first", () => {
  const [mine, theirs] = [record(1, cards(10, 25, 28)), record(1, cards(28, 25, 10))];
  const start = logOf(opened(3), record(0, cards(30, 20, 12)));
  const [a, b, gone] = [made(3, mine, "nora"), made(4, theirs, "hugo"), made(5, voidDeal({ id: eventId(3) }), "nora")];
  const totals = [58, 45, 22];
  for (const rest of [
    [a, b, gone],
    [a, gone, b],
    [b, a, gone],
  ]) {
    const log = sent([...start, ...rest]);
    expect(fold(log)).toMatchObject({ totals, provisional: totals });
    expect(dealAt(log, 1)).toMatchObject({ id: b.id, number: 2, voided: false, conflicts: [], settled: [{ event: a.id }] });
  }
  const both = [...start, a, b, gone];
  const columns = chaptersOf(fold(both), dealAt(both, 1)).map(({ after }) => after);
  expect(columns).toEqual([[28, 25, 10]]);
  const corrected = then(then(both, replace(dealAt(both, 1), cards(27, 25, 11))), contest(dealAt(both, 1), "renonce"));
  expect(fold(corrected).totals).toEqual([57, 45, 23]);
  expect(fold(then(corrected, dispute(1, "entame"))).deals[1]?.contests).toMatchObject([{ note: "renonce" }, { note: "entame" }]);
  // When both versions stand again, people choose. When neither stands, the deal is not on the sheet.
  expect(dealAt(then(both, restore({ id: a.id })), 1)).toMatchObject({ id: a.id, conflicts: [{ event: b.id }] });
  expect(dealAt(then(both, voidDeal({ id: b.id })), 1)).toMatchObject({ voided: true, conflicts: [] });
  // A third, different version is a new conflict.
  expect(dealAt(then(both, record(1, cards(20, 20, 23)), "zoe"), 1)).toMatchObject({ id: b.id, conflicts: [{ device: "zoe" }] });
});

test("a version that the table decided against does not come back when the deal is withdrawn", () => {
  const [a, b] = [made(3, record(1, cards(10, 25, 28)), "nora"), made(4, record(1, cards(28, 25, 10)), "hugo")];
  const log = [...logOf(opened(3), record(0, cards(30, 20, 12))), a, b];
  const agreed = then(log, replace({ id: a.id, current: a.id }, cards(28, 25, 10)));
  expect(dealAt(agreed, 1)).toMatchObject({ conflicts: [], settled: [{ event: b.id }] });
  expect(dealAt(then(agreed, voidDeal({ id: a.id })), 1)).toMatchObject({ id: a.id, voided: true });
  const kept = then(log, voidDeal({ id: b.id }));
  expect(dealAt(then(kept, voidDeal({ id: a.id })), 1)).toMatchObject({ id: a.id, voided: true, conflicts: [] });
  // As an older app made this choice: it restored the withdrawn deal and gave it the other version's figures.
  const chosen = [restore({ id: a.id }), replace({ id: a.id, current: a.id }, cards(28, 25, 10)), voidDeal({ id: b.id })];
  const older = chosen.reduce((so, change) => then(so, change), then(log, voidDeal({ id: a.id })));
  expect(fold(older).totals).toEqual([58, 45, 22]);
  expect(dealAt(older, 1)).toMatchObject({ id: a.id, conflicts: [] });
});

test("two corrections that did not know of each other: the second waits beside the first", () => {
  const deal = dealAt(THREE, 1);
  const hugo = then(THREE, replace(deal, cards(11, 25, 28)), "hugo");
  const both = then(hugo, replace(deal, cards(10, 26, 28)), "ines");
  expect(dealAt(both, 1)).toMatchObject({ deal: cards(11, 25, 28), conflicts: [{ event: eventId(6), device: "ines" }] });
  const agreeing = then(hugo, replace(deal, cards(11, 25, 28)), "ines");
  expect(dealAt(agreeing, 1)).toMatchObject({ deal: cards(11, 25, 28), conflicts: [] });
  const next = then(agreeing, replace({ id: deal.id, current: eventId(5) }, cards(11, 25, 29)));
  expect(dealAt(next, 1).deal).toMatchObject(cards(11, 25, 29));
  // When a phone corrects its own correction, the new one replaces it, and the other versions stay beside it.
  const noted = then(both, record(1, cards(28, 25, 10)), "luc");
  const again = then(noted, replace({ id: deal.id, current: eventId(6) }, cards(9, 26, 29)), "ines");
  expect(dealAt(again, 1).conflicts.map(({ event }) => event)).toEqual([7, 8].map(eventId));
  expect(dealAt(then(again, voidDeal({ id: eventId(8) })), 1)).toMatchObject({
    conflicts: [{ event: eventId(7) }],
    settled: [{ event: eventId(8) }],
  });
});

test("an announced bet waits on the sheet until its deal is noted or it is withdrawn", () => {
  const bet = { seat: 1, diploma: "bac" };
  const announced = then(THREE, announceBet(3, bet));
  expect(fold(announced).announced).toMatchObject({ partial: bet, event: { id: eventId(5) } });
  expect(fold(then(announced, withdraw(fold(announced)))).announced).toBeNull();
  expect(fold(then(announced, record(3, cards(20, 20, 20)))).announced).toBeNull();
  expect(fold(then(announced, close("hour"))).announced).toBeNull();
  expect(fold(then(THREE, announceBet(3, { seat: 1, diploma: "doctorat" }))).announced).toBeNull();
});

test("two bets made unaware of each other both stand; a phone that knows one replaces it", () => {
  const [bac, brevet] = [
    { seat: 1, diploma: "bac" },
    { seat: 2, diploma: "brevet" },
  ];
  const both = then(then(THREE, announceBet(3, bac), "luc"), announceBet(3, brevet), "ana");
  const bets = (log: Parameters<typeof fold>[0]) => fold(log).bets.map(({ partial }) => partial);
  expect(bets(both)).toEqual([bac, brevet]);
  expect(bets(then(both, announceBet(3, brevet), "zoe"))).toEqual([bac, brevet]);
  expect(bets(then(both, announceBet(3, brevet), "luc"))).toEqual([brevet]);
  expect(bets(then(both, announceBet(3, bac, undefined, fold(both)), "zoe"))).toEqual([bac]);
  expect(bets(then(both, withdraw(fold(both)), "zoe"))).toEqual([bac]);
  expect(bets(then(both, record(3, cards(20, 20, 20))))).toEqual([]);
});

test("an evening has the day and the name that were said last", () => {
  expect(fold(THREE)).toMatchObject({ day: null, evening: null });
  const said = then(THREE, setEvening({ day: "2026-11-21", name: "Le soir" }));
  expect(fold(said)).toMatchObject({ day: "2026-11-21", evening: "Le soir" });
  expect(fold(then(said, setEvening({ day: "2026-11-22", name: null })))).toMatchObject({ day: "2026-11-22", evening: null });
});

test("seats and dealer come from the event; where it lacks them or names a stranger, from the usual places", () => {
  const sheet = fold(then(THREE, addPerson(fold(THREE), "Paul")));
  const usual = { seats: [0, 1, 2], dealer: 1 };
  const paul = eventId(5);
  expect(saidIn(sheet, {}, usual)).toEqual(usual);
  expect(saidIn(sheet, { seats: [2, paul, 0], dealer: paul }, usual)).toEqual({ seats: [2, 3, 0], dealer: 3 });
  expect(saidIn(sheet, { seats: [2, eventId(9), 0], dealer: eventId(9) }, usual)).toEqual(usual);
});

test("a version is scored by the deal's turn, or with other people at the table only by how many they are", () => {
  const whist = (size: number) => ({ bids: [size, size], tricks: [0, size] });
  const log = logOf(opened(2, { rules: { game: "whist", players: 2 } }), record(0, whist(5)));
  const deal = dealAt(log, 0);
  expect(dealColumns(fold(log), deal, { deal: whist(5), seats: [0, 1] })).toEqual([-5, 0]);
  expect(dealColumns(fold(log), { ...deal, turn: { ...deal.turn, cards: 4 } }, { deal: whist(5), seats: [0, 1] })).toBeNull();
  const moved = fold(then(THREE, addPerson(fold(THREE), "Paul")));
  expect(dealColumns(moved, { ...dealAt(THREE, 0), seats: [0, 1, 2, 3] }, { deal: cards(30, 20, 12), seats: [0, 1, 2] })).toEqual(
    [30, 20, 12, null],
  );
});

test("names change, the sheet closes and opens again", () => {
  const log = then(then(THREE, rename(1, "  Hugo   B. ")), close("agreed"));
  expect(fold(log)).toMatchObject({ names: ["Nora", "Hugo B.", "Inès"], closed: { reason: "agreed" } });
  expect(fold(then(log, reopen())).closed).toBeNull();
});

test("a sheet counts in the season that it joined last, until it leaves", () => {
  const into = (season: number, players: (string | null)[]) => ({ club: eventId(70), season: eventId(season), players });
  const spring = into(71, [eventId(81), null, eventId(83)]);
  const summer = into(72, [eventId(81), eventId(82), eventId(83)]);
  expect(fold(THREE).season).toBeNull();
  const joined = then(THREE, joinSeason(spring));
  expect(fold(joined).season).toEqual(spring);
  const moved = then(joined, joinSeason(summer), "hugo");
  expect(fold(moved)).toMatchObject({ season: summer, totals: [62, 67, 62] });
  expect(fold(then(moved, leaveSeason())).season).toBeNull();
  expect(fold(then(joined, joinSeason(into(72, [eventId(81)]))))).toMatchObject({ season: spring, dangling: 1 });
});

test("newer kinds, newer versions and lost references are counted, and never dropped", () => {
  const log = [
    ...THREE,
    { ...made(5, close()), kind: "table.photographed", body: { any: 1 } },
    { ...made(6, close()), v: 2, body: { mood: "gai" } },
    made(7, voidDeal({ id: eventId(99) })),
  ];
  expect(fold(log)).toMatchObject({ unknown: 2, dangling: 1, totals: [62, 67, 62], closed: null });
  expect(foldSheet([])).toBeNull();
  expect(foldSheet(THREE.slice(1))).toBeNull();
});

test("a deal that its game refuses keeps its faults and scores nothing", () => {
  const sheet = fold(logOf(opened(3), record(0, cards(70, 20, 12)), record(1, cards(30, 20, 12))));
  expect(sheet.deals[0]?.faults.map((fault) => fault.code)).toEqual(["total-too-high"]);
  expect(sheet.totals).toEqual([30, 20, 12]);
});

/** An evening of several phones: each act is drawn at random, and made on the sheet as it is at that moment. */
const acts: fc.Arbitrary<LogEvent[]> = fc
  .tuple(fc.nat(30), fc.array(fc.tuple(fc.nat(13), fc.nat(5), fc.nat(20), fc.constantFrom("nora", "hugo")), { maxLength: 25 }))
  .map(([known, draws]) => {
    let log = logOf(opened(3));
    for (const [act, at, points, device] of draws) {
      const sheet = fold(log);
      const deal = sheet.deals[at % Math.max(1, sheet.deals.length)];
      const noted = record(act % 3 === 0 ? at : sheet.nextSlot, cards(points, 20, 12));
      const pick: (Change | undefined)[] = deal
        ? [
            noted,
            noted,
            noted,
            replace(deal, cards(12, points, 20)),
            replace({ id: deal.id, current: deal.id }, cards(12, 20, points)),
          ]
        : [noted];
      if (deal)
        pick.push(
          voidDeal(deal),
          restore(deal),
          contest(deal, "?"),
          rule(deal, { outcome: "adjusted", note: "!", points: [points, 0, 1] }),
          takeBack("contest.withdrawn", deal, deal.contest?.event ?? deal.id),
          takeBack("ruling.withdrawn", deal, deal.lastWord ?? deal.id),
        );
      pick.push(
        announceBet(sheet.nextSlot, { seat: at % 4, diploma: "bac" }),
        withdraw(sheet),
        rename(at % 3, `Nom ${points}`),
        undoOf(sheet, deal),
      );
      pick.push(
        dispute(act % 2 === 0 ? at : sheet.nextSlot, "?"),
        dropDispute({ event: sheet.disputes[0]?.event ?? eventId(1) }),
      );
      log = then(log, pick[act % pick.length], device);
    }
    return log.map((event, i) => (i < known ? { ...event, seq: i + 1 } : event));
  });
const undoOf = (sheet: Sheet, deal: SheetDeal | undefined): Change | undefined => deal && undo(sheet, deal);

test("any order and any repetition of the same events folds to the same sheet", () => {
  const shuffled = acts.chain((log) => {
    const unsent = log.map(({ seq, ...event }) => event);
    return fc.tuple(fc.constant(log), fc.shuffledSubarray([...log, ...unsent, ...log], { minLength: log.length * 3 }));
  });
  fc.assert(
    fc.property(shuffled, ([log, mixed]) => {
      expect(foldSheet(mixed)).toEqual(foldSheet(log));
    }),
    { numRuns: 300 },
  );
});

test("official and provisional totals agree when no contest is open, and every row adds up", () => {
  fc.assert(
    fc.property(acts, (log) => {
      const sheet = fold(log);
      if (!sheet.deals.some(isContested)) expect(sheet.provisional).toEqual(sheet.totals);
      const sums = sheet.names.map((_, seat) => sheet.deals.reduce((sum, deal) => sum + (deal.score?.scores[seat] ?? 0), 0));
      expect(sums).toEqual(sheet.totals);
      const undone = sheet.deals.map((deal) => (deal.voided ? restore(deal) : voidDeal(deal)));
      const back = undone.reduce<LogEvent[]>((longer, change) => then(longer, change), log);
      const again = sheet.deals.reduce<LogEvent[]>(
        (longer, deal) => then(longer, deal.voided ? voidDeal(deal) : restore(deal)),
        back,
      );
      expect(fold(again).totals).toEqual(sheet.totals);
    }),
    { numRuns: 200 },
  );
});

/** Every kind of act, one after the other, each on the sheet that the earlier ones made. */
const EVENING: readonly ((sheet: Sheet, last: string) => Change)[] = [
  ({ nextSlot }) => announceBet(nextSlot, { seat: 1, diploma: "bac" }),
  (_, last) => withdrawBet(last),
  ({ nextSlot }) => dispute(nextSlot, "renonce"),
  (_, last) => dropDispute({ event: last }),
  ({ nextSlot }) => record(nextSlot, cards(30, 20, 12)),
  ({ deals }) => contest(deals[0] as SheetDeal, "renonce"),
  ({ deals }, last) => takeBack("contest.withdrawn", deals[0] as SheetDeal, last),
  ({ deals }) => contest(deals[0] as SheetDeal, "renonce"),
  ({ deals }) => rule(deals[0] as SheetDeal, { outcome: "kept", by: "agreement", note: "la table" }),
  ({ deals }, last) => takeBack("ruling.withdrawn", deals[0] as SheetDeal, last),
  ({ deals }) => replace(deals[0] as SheetDeal, cards(31, 20, 11)),
  () => sit(1),
  () => askConfirmation(true),
  ({ deals }) => confirm(deals[0] as SheetDeal),
  ({ deals }, last) => takeBack("confirmation.withdrawn", deals[0] as SheetDeal, last),
  ({ deals }) => voidDeal(deals[0] as SheetDeal),
  ({ deals }) => restore(deals[0] as SheetDeal),
  () => rename(1, "Hugues"),
  (sheet) => addPerson(sheet, "Paul"),
  (sheet) => leave(sheet, 2),
  (sheet) => comeBack(sheet, 2),
  (sheet) =>
    arrange(
      sheet,
      [...sheet.people].reverse().map(({ ref }) => ref),
      3,
    ),
  ({ nextSlot }) => chooseDealer(nextSlot, 2),
  () => setEvening({ day: "2026-11-21", name: null }),
  () => joinSeason({ club: eventId(70), season: eventId(71), players: [eventId(81), null, eventId(83)] }),
  () => leaveSeason(),
  () => close("agreed"),
  () => reopen(),
];

test("every kind of act is read; on an empty sheet an act on a missing thing counts as dangling", () => {
  let log = logOf(opened(3));
  for (const act of EVENING) {
    const change = act(fold(log), log.at(-1)?.id ?? "");
    log = then(log, change);
    expect([change.kind, fold(log).dangling, fold(log).unknown]).toEqual([change.kind, 0, 0]);
    if (change.refs) expect([change.kind, fold(then(logOf(opened(3)), change)).dangling]).toEqual([change.kind, lost(change)]);
  }
});

/** How many events hang in the air: a withdrawal of something that was never there does not count. */
const lost = ({ kind }: Change): number => (kind.endsWith(".withdrawn") ? 0 : 1);

test("a version that its turn does not allow has no columns: a whist with too many tricks", () => {
  const whist = opened(3, { rules: { game: "whist", players: 3 } });
  const { cards: dealt } = fold(logOf(whist)).next;
  const after = (tricks: number) => {
    const log = logOf(whist, record(0, { bids: [0, 1, 0], tricks: [tricks, 0, 0] }));
    return chaptersOf(fold(log), dealAt(log, 0))[0]?.after;
  };
  expect(after(dealt)).toHaveLength(3);
  expect(after(dealt + 1)).toBeNull();
});

test("a deal put back to its first content is not marked as corrected; corrected again it is", () => {
  const [first, current] = [eventId(2), eventId(3)];
  const put = (...more: Change[]) =>
    foldSheet(logOf(opened(3), record(0, cards(45, 20, 0)), replace({ id: first, current: first }, cards(40, 25, 0)), ...more));
  const back = replace({ id: first, current }, cards(45, 20, 0));
  const again = replace({ id: first, current: eventId(4) }, cards(40, 25, 0));
  expect([put(), put(back), put(back, again)].map((sheet) => sheet?.deals[0]?.corrected)).toEqual([true, false, true]);
});
