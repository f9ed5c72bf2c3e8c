import { expect, test } from "vitest";
import { clubLog, FRIENDS, folded, HUGO, INES, madeInClub, NORA, PAUL, SEASON, ZOE } from "../club/club.fixture";
import { mergePlayers } from "../club/club-change";
import type { Club, PlayerId } from "../club/club-event";
import { type Counting, usualCounting } from "../club/counting";
import type { EveningTally } from "../gather";
import { rowsOf } from "../rows.fixture";
import { Evening } from "../tally/evening.fixture";
import { changedBy, withoutEvening } from "./changed";
import { standingsOf } from "./standings";

const club = folded(clubLog(...FRIENDS));
const seasonBy = (counting: Partial<Counting> = {}) => ({
  id: SEASON,
  counting: { ...usualCounting("decale"), tieBreaks: [], ...counting },
});
const on = (n: number, points: Readonly<Record<PlayerId, number>>): EveningTally =>
  new Evening(n, `2026-03-${String(n).padStart(2, "0")}`, "decale", Object.keys(points))
    .deal({ cardPoints: Object.values(points) })
    .alone() as EveningTally;
const told = (evenings: readonly EveningTally[], counting: Partial<Counting> = {}, of: Club = club, today = "2026-04-01") => {
  const last = evenings.at(-1) as EveningTally;
  return changedBy(seasonBy(counting), of, rowsOf(evenings), last, evenings.slice(0, -1), today).map(
    ({ kind, player, over, value }) =>
      `${kind} ${nameOf(player)}${over.map((one) => ` ${nameOf(one)}`).join("")}${value === null ? "" : ` ${value}`}`,
  );
};
const nameOf = (id: PlayerId) => club.players.find((player) => player.id === id)?.name;

test("the first evening of a season says who won it", () => {
  expect(told([on(1, { [NORA]: 30, [HUGO]: 20, [INES]: 12 })])).toEqual(["won-evening Nora 30"]);
});

test("the lead changes hands, others pass, somebody new comes", () => {
  // Totals after the first evening: Nora 30, Hugo 20, Inès 12, Paul 0; after the second: Nora 35, Hugo 40, Inès 37, Zoé 1.
  const first = on(1, { [NORA]: 30, [HUGO]: 20, [INES]: 12, [PAUL]: 0 });
  const second = on(2, { [NORA]: 5, [HUGO]: 20, [INES]: 25, [ZOE]: 1 });
  expect(told([first, second])).toEqual(["took-lead Hugo Nora", "won-evening Inès 25", "passed Inès Nora", "first-evening Zoé"]);
});

test("the lead is kept, a streak grows, a best evening is beaten", () => {
  const evenings = [1, 2, 3].map((n) => on(n, { [NORA]: 30 + n, [HUGO]: 20, [INES]: 10 }));
  expect(told([...evenings, on(4, { [NORA]: 40, [HUGO]: 22, [INES]: 3 })])).toEqual([
    "kept-lead Nora",
    "won-evening Nora 40",
    "streak Nora 4",
    "best-evening Nora 40",
    "best-evening Hugo 22",
  ]);
  // In a third evening, nobody has a best one yet: two before it are too few.
  expect(told([...evenings.slice(0, 2), on(3, { [NORA]: 40, [HUGO]: 20, [INES]: 10 })])).not.toContain("best-evening Nora 40");
});

test("a player passes nobody by drawing level, or by getting ahead of an equal", () => {
  const first = on(1, { [NORA]: 30, [HUGO]: 20, [INES]: 20, [PAUL]: 15 });
  expect(told([first, on(2, { [HUGO]: 1, [PAUL]: 5 })])).toEqual(["won-evening Paul 5"]);
});

test("an evening that goes on is led and not won; one that the table has ended is won the same day", () => {
  const first = on(1, { [NORA]: 30, [HUGO]: 20 });
  const second = on(2, { [NORA]: 5, [HUGO]: 20 });
  expect(told([first, second], {}, club, "2026-03-02")).toEqual(["took-lead Hugo Nora", "leads-evening Hugo 20"]);
  expect(told([first, { ...second, ended: true }], {}, club, "2026-03-02")).toEqual([
    "took-lead Hugo Nora",
    "won-evening Hugo 20",
  ]);
  expect(told([first, second], {}, club, "2026-03-03")).toEqual(["took-lead Hugo Nora", "won-evening Hugo 20"]);
});

test("a player may join the leader at the top", () => {
  const evenings = [on(1, { [NORA]: 30, [HUGO]: 20 }), on(2, { [NORA]: 10, [HUGO]: 20 })];
  expect(told(evenings)).toEqual(["joined-lead Hugo Nora", "won-evening Hugo 20"]);
  // Nora and Hugo shared the lead, and Inès joins them.
  const three = [...evenings, on(3, { [INES]: 40, [PAUL]: 0 })];
  expect(told(three)).toEqual(["joined-lead Inès Nora Hugo", "won-evening Inès 40", "first-evening Inès", "first-evening Paul"]);
});

test("a lead is taken from all who shared it, and two who take it together share it", () => {
  const shared = on(1, { [NORA]: 20, [HUGO]: 20, [INES]: 15, [PAUL]: 10 });
  expect(told([shared, on(2, { [INES]: 6, [PAUL]: 1 })])).toEqual(["took-lead Inès Nora Hugo", "won-evening Inès 6"]);
  expect(told([shared, on(2, { [INES]: 9, [PAUL]: 14 })])).toEqual([
    "took-lead Inès Nora Hugo",
    "joined-lead Paul Inès",
    "won-evening Paul 14",
  ]);
});

test("a player gets a rank once they have played enough evenings", () => {
  const evenings = [on(1, { [NORA]: 30, [HUGO]: 20 }), on(2, { [NORA]: 10, [INES]: 20 }), on(3, { [HUGO]: 0, [INES]: 5 })];
  // Nora 40, Inès 25, Hugo 20; before this evening Nora alone had played two.
  expect(told(evenings, { minEvenings: 2 })).toEqual([
    "kept-lead Nora",
    "won-evening Inès 5",
    "streak Inès 2",
    "now-ranked Inès",
    "now-ranked Hugo",
  ]);
});

test("a merged player's facts are told of the person", () => {
  const merged = folded([...clubLog(...FRIENDS), madeInClub(60, mergePlayers(ZOE, NORA))]);
  const evenings = [on(1, { [NORA]: 30, [HUGO]: 35 }), on(2, { [ZOE]: 30, [HUGO]: 10 })];
  expect(told(evenings, {}, merged)).toEqual(["took-lead Nora Hugo", "won-evening Nora 30"]);
});

test("the season without its last evening is the season before it", () => {
  const evenings = [
    on(1, { [NORA]: 30, [HUGO]: 20, [INES]: 12 }),
    on(2, { [NORA]: 1, [HUGO]: 9 }),
    on(3, { [INES]: 4, [HUGO]: 50 }),
  ];
  const last = { ...(evenings[2] as EveningTally), late: [{ player: HUGO, points: 7, event: "", at: "", deal: 1 }] };
  const rows = withoutEvening(rowsOf([...evenings.slice(0, 2), last]), last);
  for (const by of ["total", "places", "wins", "deal-average"] as const) {
    expect(standingsOf(seasonBy({ by }), club, rows)).toEqual(standingsOf(seasonBy({ by }), club, rowsOf(evenings.slice(0, 2))));
  }
});
