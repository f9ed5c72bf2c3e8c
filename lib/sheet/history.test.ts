/** A deal's history: its versions with their columns, its contests, what came too late, and whether it was corrected. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { addPerson, contest, dispute, record, replace, restore, rule, voidDeal } from "./change";
import { dealColumns } from "./deal-columns";
import type { Change } from "./event";
import { foldSheet } from "./fold";
import { andThen, dealAt, foldBothWays, THREE_DEALS } from "./fold.fixture";
import { historyOf, isInFigures, toldUnder } from "./history";
import { cards, chaptersOf, eventId, logOf, minute, opened } from "./log.fixture";

test("a deal's history follows the log, and has a decision once, however many contests it ends", () => {
  const noted = andThen(THREE_DEALS, contest(dealAt(THREE_DEALS, 1), "mal compté"));
  const twice = andThen(noted, contest(dealAt(noted, 1), "et encore"));
  const ruled = andThen(twice, rule(dealAt(twice, 1), { outcome: "kept", note: "bien compté" }));
  const right = andThen(ruled, replace(dealAt(ruled, 1), cards(11, 25, 28)));
  const again = andThen(right, contest(dealAt(right, 1), "non"));
  const told = historyOf(foldBothWays(again), dealAt(again, 1)).map((one) =>
    "chapter" in one ? one.chapter.kind : "contest" in one ? one.contest.note : "ruling" in one ? one.ruling.outcome : "",
  );
  expect(told).toEqual(["deal.recorded", "mal compté", "et encore", "kept", "deal.replaced", "non"]);
  const disputed = logOf(opened(3), dispute(0, "cartes vues"), record(0, cards(30, 20, 12)));
  expect(historyOf(foldBothWays(disputed), dealAt(disputed, 0)).map((one) => Object.keys(one)[1])).toEqual([
    "contest",
    "chapter",
  ]);
});

test("a correction keeps every version, with the columns before and after", () => {
  const once = andThen(THREE_DEALS, replace(dealAt(THREE_DEALS, 1), cards(11, 25, 28), "Nora avait un point de plus"), "hugo");
  const twice = andThen(once, voidDeal(dealAt(once, 1)));
  const sheet = foldBothWays(twice);
  const deal = dealAt(twice, 1);
  expect(dealAt(once, 1)).toMatchObject({ corrected: true, totals: [41, 45, 40], current: eventId(5), conflicts: [] });
  expect(chaptersOf(sheet, deal)).toMatchObject([
    { kind: "deal.recorded", device: "nora", before: null, after: [10, 25, 28] },
    { kind: "deal.replaced", device: "hugo", reason: "Nora avait un point de plus", before: [10, 25, 28], after: [11, 25, 28] },
    { kind: "deal.voided", before: [11, 25, 28], after: null },
  ]);
});

test("the history marks an event that came too late to count, and shows what counts after it", () => {
  const told = (log: readonly LogEvent[]) => chaptersOf(foldBothWays(log), dealAt(log, 1));
  const corrected = replace(dealAt(THREE_DEALS, 1), cards(11, 25, 28));
  const late = andThen(andThen(THREE_DEALS, voidDeal(dealAt(THREE_DEALS, 1))), corrected, "hugo");
  expect(foldBothWays(late).totals).toEqual(foldBothWays(andThen(THREE_DEALS, voidDeal(dealAt(THREE_DEALS, 1)))).totals);
  expect(told(late)).toMatchObject([
    { kind: "deal.recorded", before: null, after: [10, 25, 28], vain: null },
    { kind: "deal.voided", before: [10, 25, 28], after: null, vain: null },
    { kind: "deal.replaced", before: null, after: null, vain: "voided" },
  ]);
  // When the deal is restored, it counts with the correction that came while it was voided.
  expect(told(andThen(late, restore(dealAt(late, 1)))).at(-1)).toMatchObject({ before: null, after: [11, 25, 28], vain: null });

  const again = andThen(andThen(THREE_DEALS, corrected), record(1, cards(10, 25, 28)), "hugo");
  expect(dealAt(again, 1)).toMatchObject({ deal: cards(11, 25, 28), conflicts: [] });
  expect(told(again).at(-1)).toMatchObject({
    kind: "deal.recorded",
    before: [11, 25, 28],
    after: [11, 25, 28],
    vain: "corrected",
  });
  const same = andThen(THREE_DEALS, record(1, cards(10, 25, 28)), "hugo");
  expect(told(same).at(-1)).toMatchObject({ kind: "deal.recorded", after: [10, 25, 28], vain: null });
});

test("a version is scored by the deal's turn, or with other people at the table only by how many they are", () => {
  const whist = (size: number) => ({ bids: [size, size], tricks: [0, size] });
  const log = logOf(opened(2, { rules: { game: "whist", players: 2 } }), record(0, whist(5)));
  const deal = dealAt(log, 0);
  expect(dealColumns(foldBothWays(log), deal, { deal: whist(5), seats: [0, 1] })).toEqual([-5, 0]);
  expect(
    dealColumns(foldBothWays(log), { ...deal, turn: { ...deal.turn, cards: 4 } }, { deal: whist(5), seats: [0, 1] }),
  ).toBeNull();
  const moved = foldBothWays(andThen(THREE_DEALS, addPerson(foldBothWays(THREE_DEALS), "Paul")));
  expect(
    dealColumns(moved, { ...dealAt(THREE_DEALS, 0), seats: [0, 1, 2, 3] }, { deal: cards(30, 20, 12), seats: [0, 1, 2] }),
  ).toEqual([30, 20, 12, null]);
});

test("a version that its turn does not allow has no columns: a whist with too many tricks", () => {
  const whist = opened(3, { rules: { game: "whist", players: 3 } });
  const { cards: dealt } = foldBothWays(logOf(whist)).next;
  const after = (tricks: number) => {
    const log = logOf(whist, record(0, { bids: [0, 1, 0], tricks: [tricks, 0, 0] }));
    return chaptersOf(foldBothWays(log), dealAt(log, 0))[0]?.after;
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

test("another phone's version is told under the last chapter noted by then, else under the first", () => {
  const corrected = andThen(THREE_DEALS, replace(dealAt(THREE_DEALS, 1), cards(11, 25, 28)));
  const told = historyOf(foldBothWays(corrected), dealAt(corrected, 1));
  const [first, second] = told.flatMap((one) => ("chapter" in one ? [one.chapter] : []));
  if (!first || !second) throw new Error("two chapters");
  const under = [minute(0), first.at, second.at, minute(999)].map((at) => toldUnder(told, { at }));
  expect(under).toEqual([first, first, second, second].map(({ event }) => event));
  expect(toldUnder([], { at: minute(0) })).toBeUndefined();
});

test("of several rulings that added points, the deal's figures hold those of the last", () => {
  const points = (event: string, added: readonly number[] | null) => ({ ruling: { event, points: added } });
  const contests = [points("first", [20, -20, 0]), points("second", [10, -10, 0]), points("kept", null), { ruling: null }];
  const deal = { contests } as unknown as ReturnType<typeof dealAt>;
  expect(["first", "second", "kept"].map((event) => isInFigures(deal, { event }))).toEqual([false, true, false]);
});
