/** Deals that a file brought, once they are in the club: how many are kept, how their tables open, and what the server refuses. */
import { expect, it } from "vitest";
import { broughtTo } from "../tally/brought";
import { dealFaults, dealsOf } from "../tally/brought-deals";
import { tableOfBrought } from "../tally/brought-view";
import { bodyOf, keptOf } from "./body";
import { CHOICES, idOfWords as idOf } from "./plan.fixture";
import { bodyFor, knownSeason as known, planOf, TWO_DEALS as TWO } from "./plays.fixture";

it("every row that its game allows opens by itself: as it was played, or by its points alone", () => {
  const text = `${TWO}03/03/2026;3;Cléo;Garde;3;56;-60;-60;180;-60\n03/03/2026;4;;;;;20;-5;-5;-5\n`;
  const { plan } = planOf(text);
  expect(plan.told).toMatchObject({ played: 2, paper: 1, summed: 1 });
  const body = bodyFor(text);
  const [evening] = body.evenings;
  if (!evening) throw new Error("no evening");
  expect(dealFaults(body, evening)).toEqual([]);
  const table = tableOfBrought(body, evening);
  expect(table?.deals.map(({ number, columns, totals }) => [number, columns, totals])).toEqual([
    [1, [210, -70, -70, -70], [210, -70, -70, -70]],
    [2, [31, -93, 31, 31], [241, -163, -39, -39]],
    [3, [-60, -60, 180, -60], [181, -223, 141, -99]],
  ]);
  expect(table?.deals[0]?.score?.lines.length).toBeGreaterThan(1);
  expect(table?.deals[0]).toMatchObject({ voided: false, corrected: false, contest: null, faults: [] });
  expect(table?.deals[2]?.score?.lines.map(({ rule }) => rule)).toEqual(["T26", "T26", "T26", "T26"]);
  // The points of the fourth row add up to 5: they count in the totals, and the table is marked as not whole.
  expect([table?.totals, table?.isWhole]).toEqual([[201, -228, 136, -104], false]);
});

it("rows that say nothing of how they were played open too", () => {
  const body = bodyFor("Date;Donne;Anna;Bob;Cléo\n03/03/2026;1;20;-10;-10\n03/03/2026;2;-8;4;4\n");
  const [evening] = body.evenings;
  const table = evening && tableOfBrought(body, evening);
  expect([table?.rules.players, table?.deals.length, table?.isWhole]).toEqual([3, 2, true]);
  const [tally] = broughtTo("s", "event", body);
  expect(tally?.players[0]?.figures).toMatchObject({ deals: 2, "carried.deals": 2, "carried.points": 12 });
});

it("an evening of three and of four players opens as a table of four, with everybody's points", () => {
  const [three, four] = ["03/03/2026;1;20;-10;-10;", "03/03/2026;2;12;-4;-4;-4"];
  for (const rows of [
    [three, four],
    [four, three],
  ]) {
    const body = bodyFor(`Date;Donne;Anna;Bob;Cléo;Dédé\n${rows.join("\n")}\n`);
    const table = body.evenings[0] && tableOfBrought(body, body.evenings[0]);
    expect([table?.rules.players, table?.isWhole, table?.totals]).toEqual([4, true, [32, -14, -14, -4]]);
    expect(table?.deals[rows.indexOf(three)]?.columns).toEqual([20, -10, -10, null]);
  }
});

it.each([
  [0, 0, "none"],
  [1, 0, "all"],
  [0, 1, "all"],
  [1, 3_999, "all"],
  [1, 4_000, "played"],
  [4_000, 1, "played"],
  [4_001, 0, "none"],
  [0, 4_001, "none"],
])("of %i deals that say how they were played, and %i that do not, those brought are: %s", (played, paper, kept) => {
  expect(keptOf({ played, paper })).toBe(kept);
});

it("a single deal comes whole; of too many, only those that say how they were played", () => {
  const [heads, first] = TWO.split("\n");
  expect(bodyFor(`${heads}\n${first}\n`).evenings[0]?.played).toHaveLength(1);
  const { plan } = planOf(`${TWO}03/03/2026;3;;;;;10;-10;0;0\n`);
  const brought = (paper: number, played = 2) =>
    bodyOf({ ...plan, told: { ...plan.told, played, paper } }, known, CHOICES, "f.csv", idOf)?.evenings[0]?.played?.length;
  expect([brought(1), brought(4_000), brought(0, 4_001)]).toEqual([3, 2, undefined]);
});

it("forty deals of whist, which has an end, open by their points", () => {
  const rows = Array.from({ length: 40 }, (_, i) => `03/03/2026;${i + 1};-6;-6;-6;-4`);
  const body = bodyFor(["Date;Donne;Anna;Bob;Cléo;Dédé", ...rows].join("\n"), { ...CHOICES, game: "whist" });
  const [evening] = body.evenings;
  if (!evening) throw new Error("no evening");
  expect(dealFaults(body, evening)).toEqual([]);
  expect(tableOfBrought(body, evening)?.deals.length).toBe(40);
});

it("each table goes on from its own deals, and another table begins anew", () => {
  const rules = [{ game: "whist" as const, edition: "mexicain", players: 2, options: {} }];
  const deal = (seats: number[], size: number) => ({ seats, deal: { bids: [size, size], tricks: [0, size] } as never });
  const brought = (...played: ReturnType<typeof deal>[]) =>
    dealsOf({ game: "whist", rules }, { season: "s", day: "2026-03-03", points: [0, 0, 0, 0], played }).map(
      ({ turn }) => turn.cards,
    );
  expect(brought(deal([0, 1], 5), deal([0, 1], 4))).toEqual([5, 4]);
  expect(brought(deal([0, 1], 5), deal([2, 3], 5))).toEqual([5, 5]);
  expect(brought(deal([0, 1], 5), deal([2, 3], 4))).toEqual([5]);
});

it("the server refuses deals that do not make their points, that seat absent people, or that the game refuses", () => {
  const body = bodyFor(TWO);
  const [evening] = body.evenings;
  const [first] = evening?.played ?? [];
  if (!evening || !first) throw new Error("no deal");
  const faults = (more: Partial<typeof evening>) =>
    dealFaults(body, { ...evening, ...more }).map(({ at, code }) => `${at} ${code}`);
  expect(faults({ points: [240, -162, -39, -39] })).toEqual(["points.0 scores-differ", "points.1 scores-differ"]);
  expect(faults({ points: [null, -163, -39, -39] })).toContain("deals.0 out-of-range");
  expect(faults({ deals: [1, 2, 2, 2] })).toEqual(["deals.0 out-of-range"]);
  expect(faults({ played: [{ ...first, seats: [0, 1, 2, 2] }] })).toEqual(["played.0.seats players"]);
  expect(faults({ played: [{ ...first, seats: [0, 1, 2] }] })).toEqual(["played.0.seats players"]);
  expect(faults({ played: [{ ...first, deal: { taker: 0 } }] }).length).toBeGreaterThan(0);
  expect(faults({ played: [{ ...first, deal: { passed: true } }] })).toEqual(["played.0 required"]);
});
