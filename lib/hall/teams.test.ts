import { expect, test } from "vitest";
import { boardsCsv } from "./board-csv";
import { boardStandings } from "./board-standings";
import { BoardTournament } from "./boards.fixture";
import type { Position } from "./hall";
import { CLUB, entrantId, seatedTournament, Tournament } from "./hall.fixture";
import type { HallChange } from "./hall-event";
import { prizesAfter, standingsAfter } from "./hall-standings";
import { nextPosition, nextSeating, whyNot } from "./next-seating";
import { readTeams } from "./read-entrants";
import { shownNumber, teamPlaces } from "./teams";

const open = (tournament: Tournament, kind: "fft" | "random" | "best" | "final", reason?: string): HallChange => ({
  kind: "position.opened",
  body: {
    position: nextPosition(tournament.hall),
    kind,
    seating: nextSeating(tournament.hall, kind, () => 0.3, 12),
    ...(reason && { reason }),
  },
});

/** Hands in all sheets: `makes` gives points by number, and the others at that table share the opposite. */
function handIn(tournament: Tournament, makes: Readonly<Record<number, number>>): void {
  const at = tournament.hall.positions.at(-1) as Position;
  for (const { table, seats } of at.tables) {
    const there = seats.flatMap((seat) => seat ?? []);
    const one = there.find((seat) => makes[seat] !== undefined) ?? there[0];
    const points = makes[one ?? 0] ?? 0;
    const balances = seats.map((seat) => (seat === null ? null : seat === one ? points : -points / (there.length - 1)));
    if (there.length > 0)
      tournament.add({ kind: "sheet.handed-in", body: { position: at.position, table, balances, source: "paper" } });
  }
}

const leave = (tournament: Tournament, ...numbers: number[]) => {
  for (const number of numbers)
    tournament.add({ kind: "number.left", body: { number, from: nextPosition(tournament.hall), reason: "parti" } });
};

test("teams of two rank by the sum of both, whatever their seats, and have no prizes of single people", () => {
  const tournament = seatedTournament(3, [], 2);
  tournament.add(open(tournament, "fft"));
  handIn(tournament, { 1: 300, 5: 60, 9: 30 });
  const places = teamPlaces(tournament.hall, 1);
  expect(places[0]).toMatchObject({ rank: 1, number: 1, team: [1, 2], name: "Joueur 1, Joueur 2" });
  expect(places.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(places.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  expect(teamPlaces(seatedTournament(3).hall, 1)).toEqual([]);
});

const TEAMS = readTeams("Les Rois;Nora;700001;2;Hugo 700002\nLes Dames;Paul;700003;Zoé\nLes Valets\nLes Cavaliers").people;

test("a team keeps its members' licences, no two people share one, and teams are numbered 1, 2, 3", () => {
  const tournament = new Tournament();
  const opening = { name: "T", day: "2026-11-24", positions: 3, deals: 2, teamOf: 1, club: CLUB, movement: "fft" } as const;
  tournament.add({ kind: "tournament.opened", body: { ...opening, duplicate: "quadrettes" } });
  const enter = (n: number, team: object): HallChange => ({
    kind: "entrant.added",
    body: { entrant: entrantId(n), ...team } as never,
  });
  for (const [i, team] of TEAMS.entries()) tournament.add(enter(i + 1, team));
  expect(tournament.hall.entrants.get(entrantId(1))?.members).toEqual([
    { name: "Nora", licence: "700001", series: "2" },
    { name: "Hugo", licence: "700002" },
  ]);
  expect(
    tournament.refused(enter(9, { name: "Autres", members: [{ name: "Ana" }, { name: "Léa", licence: "700002" }] })),
  ).toEqual(["members.1.licence licence-taken"]);
  expect(
    tournament.refused(
      enter(9, {
        name: "A",
        members: [
          { name: "B", licence: "7777" },
          { name: "C", licence: "7777" },
        ],
      }),
    ),
  ).toEqual(["members.1.licence licence-taken"]);
  expect(tournament.refused(enter(9, { name: "Autres", licence: "700003" }))).toEqual(["licence licence-taken"]);
  expect([1, 3, 5, 7].map((number) => shownNumber(tournament.hall, number))).toEqual([1, 2, 3, 4]);
  expect(shownNumber(seatedTournament(3).hall, 7)).toBe(7);
});

test("the spreadsheet of a duplicate has a line a team, by its number, with every member's licence", () => {
  const tournament = new BoardTournament("quadrettes", 2, 1, 1);
  tournament.open();
  tournament.play({ position: 1, table: 1, board: 1, taker: 0, score: 82 });
  tournament.play({ position: 1, table: 1, board: 1, taker: 2, score: 66 });
  tournament.add({ kind: "penalty.given", body: { number: 1, points: 1, reason: "étui mal remis", position: 1 } });
  const standings = boardStandings(tournament.hall, 1).map((one) => ({
    ...one,
    members: TEAMS[one.entrant === 1 ? 0 : 1]?.members ?? [],
  }));
  const text = (n: number | string) => String(n);
  const heads = {
    ...{ rank: "Rg", number: "N°", name: "Nom", licence: "Lic", series: "Sér", line: "Ligne", alternate: "Alt", attack: "A" },
    ...{ defence: "D", overall: "%", points: "PM", penalties: "Pén", reasons: "Raisons", left: "Parti" },
    member: (n: number): readonly [string, string] => [text(`J${n}`), text(`L${n}`)],
  };
  const csv = boardsCsv(standings, false, heads, ["NS", "", "EO", ""], "fr", (number) => shownNumber(tournament.hall, number));
  expect(csv.split("\r\n").slice(0, 3)).toEqual([
    "\ufeffRg;N°;Nom;Lic;Sér;Ligne;Pén;Raisons;PM;Parti;J1;L1;J2;L2",
    "1;1;Inscrit 1;;;NS;-1;étui mal remis;3;;Nora;700001;Hugo;700002",
    "2;2;Inscrit 2;;;EO;;;-4;;Paul;700003;Zoé;",
  ]);
});

test("the movement refuses a table of two; a draw and best with best avoid it", () => {
  const tournament = seatedTournament(5);
  tournament.add(open(tournament, "fft"));
  handIn(tournament, {});
  // Both would come to the second table: number 2 (South) moves one table, number 19 (East) two.
  leave(tournament, 2, 19);
  expect(whyNot(tournament.hall, "fft")).toBe("table-too-small");
  for (const kind of ["random", "best"] as const) {
    expect(whyNot(tournament.hall, kind)).toBeNull();
    const seated = nextSeating(tournament.hall, kind, () => 0.3).map((table) => table.filter((one) => one !== null).length);
    expect([seated.reduce((sum, n) => sum + n, 0), Math.min(...seated)]).toEqual([18, 3]);
  }
  expect(tournament.refused(open(tournament, "fft"))[0]).toMatch(/table-too-small/);
});

test("when many have left, the others are drawn to as many tables as they fill, but five cannot be seated", () => {
  const tournament = seatedTournament(3);
  tournament.add(open(tournament, "fft"));
  handIn(tournament, {});
  leave(tournament, 1, 2, 5, 6, 9);
  const seating = nextSeating(tournament.hall, "random", () => 0.3);
  expect(seating.map((table) => table.filter((one) => one !== null).length)).toEqual([4, 3]);
  expect(tournament.refused(open(tournament, "random"))).toEqual([]);
  leave(tournament, 10, 11);
  expect(["fft", "random", "best"].map((kind) => whyNot(tournament.hall, kind as "fft"))).toEqual([
    "table-too-small",
    "cannot-sit",
    "cannot-sit",
  ]);
});

test("a person who left gets no prize, but counts among those of whom a fifth get one; a final is apart", () => {
  const tournament = seatedTournament(4);
  tournament.add(open(tournament, "fft"));
  handIn(tournament, { 1: 900, 5: 600, 9: 300, 13: 150 });
  tournament.add(open(tournament, "fft"));
  handIn(tournament, {});
  leave(tournament, 1);
  tournament.add(open(tournament, "best"));
  handIn(tournament, {});
  tournament.add(open(tournament, "final"));
  const [first] = tournament.hall.positions[3]?.tables[0]?.seats ?? [];
  handIn(tournament, { [first ?? 0]: 90 });
  const given = prizesAfter(tournament.hall, 4);
  expect(standingsAfter(tournament.hall, 4).at(-1)).toMatchObject({ entrant: 1, left: true });
  expect(given.map(({ entrant }) => entrant)).not.toContain(1);
  // With sixteen entrants, at least four have prizes by rank.
  expect(given.filter(({ kind }) => kind === "rank").length).toBeGreaterThanOrEqual(4);
  expect(given.filter(({ kind }) => kind === "last-two").length).toBeGreaterThan(0);
});

test("a substitute of somebody who withdrew joins their team; a person entered again keeps their place", () => {
  const tournament = new Tournament();
  const body = { name: "Paires", day: "2026-11-24", positions: 3, deals: 4, teamOf: 2, club: CLUB, movement: "fft" } as const;
  tournament.add({ kind: "tournament.opened", body });
  const enter = (n: number, more: object = {}) =>
    tournament.add({ kind: "entrant.added", body: { entrant: entrantId(n), name: `Joueur ${n}`, ...more } });
  const withdraw = (n: number) => tournament.add({ kind: "entrant.withdrawn", body: { entrant: entrantId(n) } });
  for (let n = 1; n <= 12; n++) enter(n);
  const list = () => [...tournament.hall.entrants.keys()].map((id) => Number(id.slice(-4)));
  withdraw(3);
  expect(list()).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  enter(13);
  expect(list()).toEqual([1, 2, 13, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  withdraw(7);
  withdraw(5);
  enter(5, { licence: "700005" });
  expect(list()).toEqual([1, 2, 13, 4, 5, 6, 8, 9, 10, 11, 12]);
  enter(14);
  enter(15);
  expect(list()).toEqual([1, 2, 13, 4, 5, 6, 14, 8, 9, 10, 11, 12, 15]);
});
