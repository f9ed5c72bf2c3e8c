/** Rows of deals with taker and contract: read as deals when the rules give the written points, else only by their points. */
import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { dealsCsv } from "#lib/sheet/paper/write-season";
import { broughtTo } from "../tally/brought";
import { dealFaults, dealsOf } from "../tally/brought-deals";
import { broughtTables } from "../tally/brought-view";
import { bodyOf } from "./body";
import { planHistory } from "./plan";
import { CHOICES } from "./plan.fixture";
import { playsIn } from "./plays";
import { bodyFor, knownSeason as known, planOf, TWO_DEALS as TWO } from "./plays.fixture";

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

it("an absent person's empty cell is no fault of the evening's deals", () => {
  const [heads, first, second] = TWO.split("\n");
  const body = bodyFor([`${heads};Élie`, `${first};`, `${second};`, "10/03/2026;1;;;;;10;-10;;;0"].join("\n"));
  expect(body.evenings.map((evening) => dealFaults(body, evening))).toEqual([[], []]);
  expect(body.evenings[0]?.points).toEqual([241, -163, -39, -39, null]);
});
