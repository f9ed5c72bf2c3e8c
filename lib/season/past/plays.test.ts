/** Rows of deals with taker and contract: read as deals when the rules give the written points, else only by their points. */
import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { dealsCsv } from "#lib/sheet/paper/write-season";
import { usualCounting } from "../club/counting";
import { broughtTo } from "../tally/brought";
import { dealFaults, dealsOf } from "../tally/brought-deals";
import { broughtTables, tableOfBrought } from "../tally/brought-view";
import { bodyOf, keptOf } from "./body";
import { gridOfText } from "./grid";
import { type Choices, type KnownClub, planHistory } from "./plan";
import { playsIn } from "./plays";
import { understand } from "./understand";

const TODAY = "2026-11-22";
const CHOICES: Choices = { isSame: {}, zeroIsAway: false, game: "tarot" };
const known: KnownClub = {
  club: {
    players: [],
    seasons: [{ id: "s", name: "2026", from: "2026-01-01", to: null, counting: usualCounting("tarot"), ended: null }],
  },
  days: new Map(),
  today: TODAY,
};
const idOf = (words: unknown) => `id ${JSON.stringify(words)}`;
const planOf = (text: string, choices = CHOICES) => {
  const read = understand(gridOfText(text, null), { today: TODAY });
  if (!read.ok) throw new Error(read.why);
  return { table: read.table, plan: planHistory([read.table], known, choices) };
};
const bodyFor = (text: string, choices = CHOICES) => {
  const body = bodyOf(planOf(text, choices).plan, known, choices, "f.csv", idOf);
  if (!body) throw new Error("nothing to bring");
  return body;
};

/** Anna takes a garde with two bouts and makes 51 (41 needed): (25 + 10) × 2 from each of three; then Bob falls by 6 in a petite of one. */
const TWO =
  "Date;Donne;Preneur;Contrat;Bouts;Points;Anna;Bob;Cléo;Dédé\n" +
  "03/03/2026;1;ANNA;Garde;2;51;210;-70;-70;-70\n" +
  "03/03/2026;2;Bob;petite;1;45;31;-93;31;31\n";

it("deals whose points the rules confirm come whole: taker, contract, made or not", () => {
  const { plan } = planOf(TWO);
  expect(plan.told).toMatchObject({ played: 2, differ: [], unread: [] });
  const body = bodyFor(TWO);
  const [evening] = body.evenings;
  expect(evening).toMatchObject({ points: [241, -163, -39, -39], deals: [2, 2, 2, 2] });
  expect(evening?.played).toHaveLength(2);
  expect(evening && dealFaults(body, evening)).toEqual([]);
  expect(evening && dealsOf(body, evening).map(({ score }) => score.scores)).toEqual([
    [210, -70, -70, -70],
    [31, -93, 31, 31],
  ]);
  const [tally] = broughtTo("s", "event", body);
  expect(tally?.players[0]?.figures).toMatchObject({
    points: 241,
    deals: 2,
    "taker.n": 1,
    "taker.made": 1,
    "contract.garde.n": 1,
  });
  expect(tally?.players[0]?.figures["carried.deals"]).toBeUndefined();
  expect(tally?.players[1]?.figures).toMatchObject({ "contract.petite.n": 1, "taker.n": 1, "taker.points": -93 });
  expect(tally?.players[1]?.figures["taker.made"]).toBeUndefined();
});

it("where the rules make other points, the written ones count, and the contract is dropped, which is told", () => {
  const text = `${TWO}03/03/2026;3;Cléo;Garde;3;56;-60;-60;180;-60\n`;
  const { plan } = planOf(text);
  expect(plan.told).toMatchObject({ played: 2, differ: [{ line: 4, name: "Anna", written: -60, computed: -90 }] });
  const body = bodyFor(text);
  expect(body.evenings[0]).toMatchObject({ points: [181, -223, 141, -99], deals: [3, 3, 3, 3] });
  const [tally] = broughtTo("s", "event", body);
  expect(tally?.players[2]?.figures).toMatchObject({
    points: 141,
    deals: 3,
    "carried.deals": 1,
    "carried.points": 180,
    "defence.n": 2,
  });
});

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

it("the club's document tells the deals of a season, under the names the club has today", () => {
  const event = (id: string, kind: string, body: unknown, refs?: string[]) =>
    ({ id, sheet: "c", kind, v: 1, body, at: "2026-03-04T10:00:00.000Z", device: "d", ...(refs && { refs }) }) as LogEvent;
  const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
  const drawn = new Map<string, string>();
  const idFor = (words: unknown) => {
    const key = JSON.stringify(words);
    drawn.set(key, drawn.get(key) ?? uuid(drawn.size + 10));
    return drawn.get(key) as string;
  };
  const asked = { ...known, club: { players: [], seasons: [] } };
  const body = bodyOf(planHistory([planOf(TWO).table], asked, CHOICES), asked, CHOICES, "f.csv", idFor);
  const season = body?.seasons[0]?.season ?? "";
  const log = [
    event(uuid(1), "club.opened", { name: "Les mardis" }),
    event(uuid(2), "history.brought", body),
    event(uuid(3), "player.changed", { player: body?.players[0]?.player, name: "Annabelle" }),
  ];
  expect(broughtTables(log, season)).toMatchObject([{ day: "2026-03-03", names: ["Annabelle", "Bob", "Cléo", "Dédé"] }]);
  const text = dealsCsv(broughtTables(log, season), { day: "Date", title: "Soirée", game: "Jeu" }, { tarot: "Tarot" }, "fr");
  expect(text.trim().split(/\r?\n/).length).toBe(3);
  expect(text).toMatch(/2026-03-03;;Tarot;1;Annabelle;.*;210;-70;-70;-70/);
  expect(broughtTables(log, "another")).toEqual([]);
  expect(broughtTables(log.slice(1), season)).toEqual([]);
  expect(broughtTables([...log, event(uuid(4), "history.withdrawn", {}, [uuid(2)])], season)).toEqual([]);
});

it("what the game cannot read is set apart, and a deal without a taker has no contract", () => {
  const text = `${TWO}03/03/2026;3;Zoé;Garde;2;51;210;-70;-70;-70\n03/03/2026;4;;;;;10;-10;0;0\n`;
  const { plan } = planOf(text);
  expect(plan.told).toMatchObject({ played: 2, differ: [], unread: [{ line: 4, text: "Zoé Garde 2 51", nobody: "Zoé" }] });
});

it("a fifth person with a zero sat out", () => {
  const rows = TWO.trim().split("\n");
  const text = [`${rows[0]};Élie;Fanny`, ...rows.slice(1).map((row) => `${row};0;0`)].join("\n");
  const { plan } = planOf(text);
  expect(plan.told.played).toBe(2);
  expect(plan.seasons[0]?.evenings[0]?.played?.[0]?.seats).toEqual([0, 1, 2, 3]);
});

it("rows of six players bring totals alone, and this is told", () => {
  const text = "Date;Donne;Anna;Bob;Cléo;Dédé;Élie;Fanny\n03/03/2026;1;10;-10;5;-5;20;-20\n03/03/2026;2;10;-10;0;0;0;0\n";
  expect(planOf(text).plan.told).toMatchObject({ played: 0, paper: 0, summed: 2, unread: [] });
});

it("people who come and go within a day sit where their rows have them", () => {
  const [heads, ...rows] = TWO.trim().split("\n");
  const text = [
    `${heads};Élie`,
    `${rows[0]};`,
    "03/03/2026;2;Bob;petite;1;45;31;-93;31;;31",
    "03/03/2026;3;Bob;petite;1;45;31;-93;31;31;",
    "03/03/2026;4;Bob;petite;1;45;31;-93;31;31;",
  ].join("\n");
  const { plan } = planOf(text);
  expect(plan.told).toMatchObject({ played: 4, differ: [], unread: [], summed: 0 });
  expect(plan.seasons[0]?.evenings[0]?.played?.map(({ seats }) => seats)).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 4],
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ]);
});

it("rows are judged once for each game; no rows bring nothing", () => {
  const heads = ["Anna", "Bob", "Cléo"];
  const rows = {
    heads,
    people: new Map(heads.map((_, i) => [i, i])),
    rows: [{ line: 2, day: "2026-03-03", cells: ["2", "-1", "-1"] }],
  };
  const plays = playsIn(rows, heads, "tarot");
  expect(plays.played).toHaveLength(1);
  expect(playsIn(rows, heads, "tarot")).toBe(plays);
  expect(playsIn(rows, heads, "decale")).not.toBe(plays);
  expect(playsIn(rows, heads, "tarot")).toBe(plays);
  expect(playsIn(undefined, [], "tarot")).toEqual({ played: [], differ: [], summed: 0, unread: [], rules: [] });
});

it("read as another game than the file's, no contract is read, and the points come as they are", () => {
  const { plan } = planOf(TWO, { ...CHOICES, game: "whist" });
  expect(plan.told).toMatchObject({ played: 0, differ: [] });
  const body = bodyFor(TWO, { ...CHOICES, game: "whist" });
  expect(body.rules).toBeUndefined();
  expect(body.evenings[0]?.played).toBeUndefined();
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

it("an absent person's empty cell is no fault of the evening's deals", () => {
  const [heads, first, second] = TWO.split("\n");
  const body = bodyFor([`${heads};Élie`, `${first};`, `${second};`, "10/03/2026;1;;;;;10;-10;;;0"].join("\n"));
  expect(body.evenings.map((evening) => dealFaults(body, evening))).toEqual([[], []]);
  expect(body.evenings[0]?.points).toEqual([241, -163, -39, -39, null]);
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
