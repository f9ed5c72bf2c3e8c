import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { secondMeetings } from "#lib/rules/hall/meetings";
import { chanceOf } from "#lib/rules/seeded";
import { foldHall } from "./fold-hall";
import { gateOf } from "./gate";
import { absentAt, type Position, seatingOf, unseated } from "./hall";
import { CLUB, entrantId, HALL, seatedTournament, Tournament } from "./hall.fixture";
import { HALL_KINDS, type HallChange, readHallEvent } from "./hall-event";
import { holderAt, penaltiesAfter, standingsAfter } from "./hall-standings";
import { isPlayedOut, mostOf, nextSeating, plannedSeating, whyNot } from "./next-seating";
import { takeSeats } from "./take-seats";

const open = (tournament: Tournament, kind: "fft" | "random" | "best" | "final" = "fft", reason?: string): HallChange => ({
  kind: "position.opened",
  body: {
    position: tournament.hall.positions.length + 1,
    kind,
    seating: nextSeating(tournament.hall, kind, chanceOf(7), 12),
    ...(reason === undefined ? {} : { reason }),
  },
});

/** Every table hands in its sheet: the first seat wins `points` from each of the others. */
function handIn(tournament: Tournament, points = 60): void {
  const at = tournament.hall.positions.at(-1) as Position;
  for (const { table, seats } of at.tables) {
    if (seats.every((seat) => seat === null)) continue;
    const there = seats.flatMap((seat, line) => (seat === null ? [] : [line]));
    const balances = seats.map((seat, line) =>
      seat === null ? null : line === there[0] ? points * (there.length - 1) : -points,
    );
    tournament.add({ kind: "sheet.handed-in", body: { position: at.position, table, balances, source: "phone" } });
  }
}

const opening = { name: "Tournoi", day: "2026-11-24", positions: 5, deals: 4, teamOf: 1, club: CLUB, movement: "fft" } as const;
const person = (n: number, more: object = {}) => ({
  kind: "entrant.added" as const,
  body: { entrant: entrantId(n), name: `Joueur ${n}`, ...more },
});

test("each person and each licence is entered once, until the seats are given", () => {
  const tournament = new Tournament();
  expect(tournament.refused(person(1))).toEqual(["kind not-opened"]);
  tournament.add({ kind: "tournament.opened", body: opening });
  expect(tournament.refused({ kind: "tournament.opened", body: opening })).toEqual(["kind opened-twice"]);
  tournament.add(person(1, { licence: "700037", series: "2" }));
  expect(tournament.refused(person(1))).toEqual(["entrant entered-already"]);
  expect(tournament.refused(person(2, { licence: "700037" }))).toEqual(["licence licence-taken"]);
  tournament.add(person(2));
  tournament.add(person(3));
  tournament.add(person(4));
  tournament.add({ kind: "entrant.withdrawn", body: { entrant: entrantId(4) } });
  expect(tournament.refused({ kind: "entrant.withdrawn", body: { entrant: entrantId(4) } })).toEqual(["entrant not-entered"]);
  const seats = (list: (number | null)[]): HallChange => ({
    kind: "seats.given",
    body: { seats: list.map((n) => (n === null ? null : entrantId(n))) },
  });
  expect(tournament.refused(seats([1, 2, 3]))).toEqual(["seats not-by-four"]);
  expect(tournament.refused(seats([1, 2, null, null]))).toEqual(["seats somebody-unseated"]);
  expect(tournament.refused(seats([1, 2, 3, 3]))).toEqual(["seats.3 entrant-twice"]);
  expect(tournament.refused(seats([1, 2, 3, 9]))).toEqual(["seats.3 not-entered"]);
  expect(
    tournament.refused({ kind: "position.opened", body: { position: 1, kind: "by-hand", seating: [[1, 2, 3, 4]] } }),
  ).toEqual(["kind seats-not-given"]);
  tournament.add(seats([null, 2, 3, 1]));
  tournament.add(seats([1, 2, 3, null]));
  expect(tournament.hall.numbers.map(({ holders }) => holders[0]?.name ?? null)).toEqual([
    "Joueur 1",
    "Joueur 2",
    "Joueur 3",
    null,
  ]);
});

test("before the first position a late arrival gets a seat when seats are given again; a person who left has none", () => {
  const tournament = seatedTournament(5);
  for (const n of [21, 22, 23]) tournament.add(person(n));
  expect(unseated(tournament.hall)).toEqual([21, 22, 23].map(entrantId));
  expect(tournament.refused(open(tournament))).toEqual(["kind somebody-unseated"]);
  // Three more people make one more table, of three.
  tournament.add({ kind: "seats.given", body: { seats: takeSeats([...tournament.hall.entrants.keys()]) } });
  expect([unseated(tournament.hall), tournament.hall.numbers.length, absentAt(tournament.hall, 1)]).toEqual([[], 24, [21]]);
  tournament.add({ kind: "entrant.withdrawn", body: { entrant: entrantId(2) } });
  expect(absentAt(tournament.hall, 1)).toEqual([2, 21]);
  tournament.add(open(tournament));
  expect(tournament.hall.positions[0]?.tables.map(({ seats }) => seats.filter(Boolean).length)).toEqual([3, 4, 4, 4, 4, 3]);
  expect([
    tournament.refused(person(25)),
    tournament.refused({ kind: "entrant.withdrawn", body: { entrant: entrantId(1) } }),
  ]).toEqual([["kind seats-given"], ["kind seats-given"]]);
});

test("the movement tells the next seating beforehand, and the arbiter opens that one", () => {
  const tournament = seatedTournament(5, [17]);
  for (let position = 1; position <= 4; position++) {
    const planned = plannedSeating(tournament.hall);
    tournament.add(open(tournament));
    expect(planned).toEqual(seatingOf(tournament.hall.positions.at(-1) as Position));
    handIn(tournament);
  }
  // After one draw the movement is over, and nobody knows the next seating beforehand.
  tournament.add(open(tournament, "random"));
  expect(plannedSeating(tournament.hall)).toBeNull();
  const drawn = { ...seatedTournament(5).hall, opening: { ...opening, movement: "random" as const } };
  expect([plannedSeating(drawn), plannedSeating({ ...seatedTournament(5).hall, ended: true })]).toEqual([null, null]);
});

test("the next position opens once every sheet is in and adds up to zero, or with a reason", () => {
  const tournament = seatedTournament(5);
  tournament.add(open(tournament));
  expect(gateOf(tournament.hall.positions[0] as Position)).toEqual({
    waiting: [1, 2, 3, 4, 5],
    notZero: [],
    sum: 0,
    isOpen: false,
  });
  expect(tournament.refused(open(tournament))).toEqual(["reason hall-not-zero"]);
  handIn(tournament);
  // Two wrong tables that cancel out leave the hall at zero, and are reported all the same.
  const [first, second] = tournament.hall.positions[0]?.tables ?? [];
  for (const [table, extra] of [
    [first, 10],
    [second, -10],
  ] as const) {
    const balances = (table?.sheet?.balances ?? []).map((points, i) => (i === 0 ? (points as number) + extra : points));
    tournament.add({
      kind: "sheet.handed-in",
      body: { position: 1, table: table?.table as number, balances, source: "paper" },
      refs: [table?.sheet?.event as string],
    });
  }
  expect(gateOf(tournament.hall.positions[0] as Position)).toEqual({
    waiting: [],
    notZero: [
      { table: 1, sum: 10 },
      { table: 2, sum: -10 },
    ],
    sum: 0,
    isOpen: false,
  });
  expect(tournament.refused({ kind: "tournament.ended", body: {} })).toEqual(["reason hall-not-zero"]);
  expect(tournament.refused({ kind: "tournament.ended", body: { reason: "une table est partie" } })).toEqual([]);
  tournament.add(open(tournament, "fft", "les deux feuilles sont chez l’arbitre"));
  expect(tournament.hall.positions[1]?.reason).toBe("les deux feuilles sont chez l’arbitre");
});

test("a sheet is handed in with the people who were there, and corrected only with the last version known", () => {
  const tournament = seatedTournament(5, [17]);
  tournament.add(open(tournament));
  const sheet = (table: number, balances: (number | null)[], refs?: string[]): HallChange => ({
    kind: "sheet.handed-in",
    body: { position: 1, table, balances, source: "arbiter" },
    ...(refs && { refs }),
  });
  expect(tournament.refused(sheet(6, [0, 0, 0, 0]))).toEqual(["table no-such-table"]);
  expect(
    tournament.refused({
      ...sheet(1, [0, 0, 0, 0]),
      body: { position: 2, table: 1, balances: [0, 0, 0, 0], source: "arbiter" },
    } as HallChange),
  ).toEqual(["table no-such-table"]);
  expect(tournament.refused(sheet(5, [0, 0, 0, 0]))).toEqual(["balances.0 nobody-there"]);
  expect(tournament.refused(sheet(1, [0, null, 0, 0]))).toEqual(["balances.1 required"]);
  const first = tournament.add(sheet(5, [null, 40, -20, -20]));
  expect(tournament.refused(sheet(5, [null, 0, 0, 0]))).toEqual(["refs version-changed"]);
  const right = tournament.add(sheet(5, [null, -40, 20, 20], [first]));
  expect(tournament.refused(sheet(5, [null, 0, 0, 0], [first]))).toEqual(["refs version-changed"]);
  expect(tournament.hall.positions[0]?.tables[4]?.sheet).toMatchObject({
    event: right,
    before: [{ event: first, balances: [null, 40, -20, -20] }],
  });
  expect(tournament.hall.positions[0]?.tables[4]?.sheet).not.toHaveProperty("reason");
  const body = { position: 1, table: 5, balances: [null, -60, 30, 30], source: "arbiter", reason: "la donne 2" } as const;
  tournament.add({ kind: "sheet.handed-in", body, refs: [right] });
  expect(tournament.hall.positions[0]?.tables[4]?.sheet).toMatchObject({ balances: body.balances, reason: "la donne 2" });
});

test("after the planned positions a further one is optional, but not the rest of a final that has begun", () => {
  const tournament = seatedTournament(6);
  const said: boolean[] = [];
  for (let n = 1; n <= 5; n++) {
    said.push(isPlayedOut(tournament.hall));
    tournament.add(open(tournament));
    handIn(tournament);
  }
  expect([...said, isPlayedOut(tournament.hall)]).toEqual([false, false, false, false, false, true]);
  for (let n = 1; n <= 5; n++) {
    const seating = nextSeating(tournament.hall, "final", chanceOf(1), 20);
    tournament.add({ kind: "position.opened", body: { position: 5 + n, kind: "final", seating, deals: 1 } });
    handIn(tournament);
    expect(isPlayedOut(tournament.hall)).toBe(n === 5);
  }
});

test("fines come with their sheet: they lower the standings, and only a new sheet replaces or withdraws them", () => {
  const tournament = seatedTournament(3);
  tournament.add(open(tournament));
  const at = tournament.hall.positions[0]?.tables[1];
  const fines = [{ seat: 2, slot: 3, points: 100, reason: "CA13" }];
  const body = { position: 1, table: 2, balances: [60, -20, -20, -20], source: "phone" } as const;
  const first = tournament.add({ kind: "sheet.handed-in", body: { ...body, fines } });
  const number = at?.seats[2] as number;
  const penalty = { event: first, number, points: 100, reason: "CA13", position: 1, withdrawn: null, of: { table: 2, slot: 3 } };
  expect(tournament.hall.penalties).toEqual([penalty]);
  expect(tournament.refused({ kind: "penalty.withdrawn", body: { reason: "non" }, refs: [first] })).toEqual([
    "refs unknown-penalty",
  ]);
  // New totals that do not mention the penalty leave it as it is.
  const typed = tournament.add({ kind: "sheet.handed-in", body: { ...body, source: "arbiter" }, refs: [first] });
  expect(tournament.hall.penalties).toEqual([penalty]);
  expect(standingsAfter(tournament.hall, 1).find(({ entrant }) => entrant === number)).toMatchObject({
    penalties: 100,
    total: -120,
  });
  tournament.add({ kind: "penalty.given", body: { number, points: 50, reason: "retard", position: 1 } });
  tournament.add({ kind: "sheet.handed-in", body: { ...body, fines: [] }, refs: [typed] });
  expect(tournament.hall.penalties.map(({ reason }) => reason)).toEqual(["retard"]);
});

test("a fine must concern somebody who sits at the table", () => {
  const tournament = seatedTournament(5, [17]);
  tournament.add(open(tournament));
  const fines = [{ seat: 0, slot: 0, points: 100, reason: "CA13" }];
  const body = { position: 1, table: 5, balances: [null, 40, -20, -20], source: "phone", fines } as const;
  expect(tournament.refused({ kind: "sheet.handed-in", body })).toEqual(["fines.0.seat nobody-there"]);
});

test("everybody who plays has one seat, at a table of at least three", () => {
  const tournament = seatedTournament(5, [17]);
  const by = (change: (seating: (number | null)[][]) => void): HallChange => {
    const seating = nextSeating(tournament.hall, "fft", chanceOf(1)).map((table) => [...table]);
    change(seating);
    return { kind: "position.opened", body: { position: 1, kind: "by-hand", seating } };
  };
  const put = (table: number, line: number, number: number | null) => (seating: (number | null)[][]) => {
    (seating[table] as (number | null)[])[line] = number;
  };
  expect(tournament.refused(by(put(0, 0, 17)))).toEqual(["seating.0 number-free", "seating number-unseated"]);
  expect(tournament.refused(by(put(0, 0, 2)))).toEqual(["seating.0 entrant-twice", "seating number-unseated"]);
  expect(tournament.refused(by(put(0, 0, null)))).toEqual(["seating number-unseated"]);
  expect(tournament.refused(by(put(4, 1, null)))).toEqual(["seating.4 table-too-small", "seating number-unseated"]);
  expect(tournament.refused(by(put(0, 0, 99)))).toEqual(["seating.0 number-free", "seating number-unseated"]);
  expect(tournament.refused({ kind: "position.opened", body: { position: 2, kind: "fft", seating: [] } })).toEqual([
    "position position-skipped",
  ]);
  tournament.add(by(() => {}));
});

test("a late entry takes a free number, a substitute the number of the person who left; past positions stay", () => {
  const tournament = seatedTournament(5, [17]);
  tournament.add(open(tournament));
  const take = (number: number, entrant: number, from: number): HallChange => ({
    kind: "number.taken",
    body: { number, from, entrant: entrantId(entrant), name: `Joueur ${entrant}` },
  });
  expect(tournament.refused(take(17, 40, 1))).toEqual(["from position-open"]);
  expect(tournament.refused(take(3, 40, 2))).toEqual(["number number-taken"]);
  expect(tournament.refused(take(17, 3, 2))).toEqual(["entrant entered-already"]);
  expect(tournament.refused(take(30, 40, 2))).toEqual(["number number-unknown"]);
  tournament.add(take(17, 40, 2));
  handIn(tournament);
  const leave = (number: number, from: number): HallChange => ({
    kind: "number.left",
    body: { number, from, reason: "souffrant" },
  });
  expect(tournament.refused(leave(17, 1))).toEqual(["from position-open", "number number-free"]);
  tournament.add(leave(5, 2));
  expect(tournament.refused(leave(5, 2))).toEqual(["number number-free"]);
  tournament.add(open(tournament));
  expect(absentAt(tournament.hall, 2)).toEqual([5]);
  handIn(tournament);
  tournament.add(take(5, 41, 3));
  tournament.add(open(tournament));
  handIn(tournament);
  const five = standingsAfter(tournament.hall, 3).find(({ entrant }) => entrant === 5);
  expect(five).toMatchObject({ name: "Joueur 41", left: false, balances: [180, null, 180] });
  expect(standingsAfter(tournament.hall, 2).find(({ entrant }) => entrant === 5)).toMatchObject({ name: "Joueur 5" });
  expect(standingsAfter(tournament.hall, 1).some(({ entrant }) => entrant === 17)).toBe(false);
  expect(holderAt(tournament.hall.numbers[4] as never, 0)).toBeUndefined();
});

test("a penalty stands outside the zero sum, with its reason, until it is taken back", () => {
  const tournament = seatedTournament(5);
  const penalty = (number: number, position: number): HallChange => ({
    kind: "penalty.given",
    body: { number, points: 100, reason: "CA25, numéro de table manquant", position },
  });
  expect(tournament.refused(penalty(1, 1))).toEqual(["position position-not-open"]);
  tournament.add(open(tournament));
  handIn(tournament);
  expect(tournament.refused(penalty(21, 1))).toEqual(["number number-unknown"]);
  const given = tournament.add(penalty(1, 1));
  const total = () => standingsAfter(tournament.hall, 1).find(({ entrant }) => entrant === 1)?.total;
  expect([total(), gateOf(tournament.hall.positions[0] as Position).sum]).toEqual([80, 0]);
  const reasons = () => standingsAfter(tournament.hall, 1).find(({ entrant }) => entrant === 1)?.reasons;
  expect([reasons(), penaltiesAfter(tournament.hall, 0)]).toEqual([["CA25, numéro de table manquant"], []]);
  const back: HallChange = { kind: "penalty.withdrawn", body: { reason: "le numéro y était" }, refs: [given] };
  tournament.add(back);
  expect([total(), tournament.refused(back), tournament.refused({ ...back, refs: [entrantId(1)] })]).toEqual([
    180,
    ["refs withdrawn-already"],
    ["refs unknown-penalty"],
  ]);
  expect([reasons(), penaltiesAfter(tournament.hall, 1)]).toEqual([[], []]);
});

test("a player who left ranks after everybody who stayed (H12)", () => {
  const tournament = seatedTournament(5);
  tournament.add(open(tournament));
  handIn(tournament);
  tournament.add({ kind: "number.left", body: { number: 1, from: 2, reason: "souffrant" } });
  tournament.add(open(tournament));
  handIn(tournament);
  expect(standingsAfter(tournament.hall, 1)[0]).toMatchObject({ rank: 1, entrant: 1 });
  expect(standingsAfter(tournament.hall, 2).at(-1)).toMatchObject({ rank: 20, entrant: 1, total: 180, left: true });
});

test("kinds of seating may be mixed, but the movement is not resumed after another kind", () => {
  const tournament = seatedTournament(12);
  expect([
    whyNot(tournament.hall, "fft"),
    whyNot(tournament.hall, "random"),
    whyNot(tournament.hall, "best"),
    whyNot(tournament.hall, "final"),
  ]).toEqual([null, null, "no-standings-yet", "no-standings-yet"]);
  expect(mostOf(tournament.hall)).toBe(7);
  tournament.add(open(tournament));
  handIn(tournament);
  tournament.add(open(tournament, "random"));
  handIn(tournament, 20);
  expect(secondMeetings(tournament.hall.positions.map(seatingOf))).toEqual([]);
  expect([whyNot(tournament.hall, "fft"), whyNot(tournament.hall, "random"), whyNot(tournament.hall, "best")]).toEqual([
    "movement-left",
    null,
    null,
  ]);
  tournament.add(open(tournament, "best"));
  const order = standingsAfter(tournament.hall, 2).map(({ entrant }) => entrant);
  expect(tournament.hall.positions[2]?.tables[0]?.seats).toEqual(order.slice(0, 4));
  handIn(tournament, 10);
  expect([whyNot(tournament.hall, "final", 20), whyNot(tournament.hall, "final")]).toEqual([null, null]);
  tournament.add(open(tournament, "final"));
  const best = standingsAfter(tournament.hall, 3).map(({ entrant }) => entrant);
  expect(tournament.hall.positions[3]?.tables.map(({ seats }) => seats)).toEqual(
    [0, 1, 2].map((table) => [0, 3, 6, 9].map((rank) => best[table + rank])),
  );
  handIn(tournament);
  tournament.add({ kind: "tournament.ended", body: {} });
  expect(tournament.refused(open(tournament, "random"))).toEqual(["kind tournament-ended"]);
  expect(tournament.hall.ended).toBe(true);
  tournament.add({ kind: "tournament.reopened", body: {} });
  expect([tournament.hall.ended, tournament.refused({ kind: "tournament.reopened", body: {} })]).toEqual([
    false,
    ["kind not-ended"],
  ]);
});

test("the movement ends before anybody would meet again; few tables have none", () => {
  const tournament = seatedTournament(5);
  for (let position = 1; position <= 5; position++) {
    tournament.add(open(tournament));
    handIn(tournament);
  }
  expect(whyNot(tournament.hall, "fft")).toBe("too-many-positions");
  expect([
    mostOf(seatedTournament(2).hall),
    whyNot(seatedTournament(2).hall, "fft"),
    whyNot(seatedTournament(2).hall, "random"),
  ]).toEqual([0, "too-few-tables", null]);
  const two = seatedTournament(2);
  two.add(open(two, "random"));
  handIn(two);
  expect(whyNot(two.hall, "final", 12)).toBe("too-few");
});

test("teams keep the movement, and do not play the position in which they would face each other", () => {
  const tournament = seatedTournament(7, [], 2);
  expect([mostOf(tournament.hall), whyNot(tournament.hall, "random"), whyNot(tournament.hall, "fft")]).toEqual([
    6,
    "teams-keep-the-movement",
    null,
  ]);
  tournament.add(open(tournament));
  expect(tournament.hall.positions[0]?.tables[0]?.seats).toEqual([1, 26, 23, 12]);
});

test("best with best leaves the North of the last table's chair empty", () => {
  const tournament = seatedTournament(5, [17]);
  tournament.add(open(tournament));
  handIn(tournament);
  tournament.add(open(tournament, "best"));
  expect(tournament.hall.positions[1]?.tables.map(({ seats }) => seats[0] === null)).toEqual([false, false, false, false, true]);
});

test("events in any order, repeated or not, fold to the same hall; newer events are left out", () => {
  const tournament = seatedTournament(5);
  tournament.add(open(tournament));
  handIn(tournament);
  const { log } = tournament;
  expect(foldHall([...log].reverse())).toEqual(tournament.hall);
  expect(foldHall([...log, ...log])).toEqual(tournament.hall);
  expect(foldHall([])).toBeNull();
  const newer = { ...(log[1] as LogEvent), kind: "entrant.photographed", body: {}, id: entrantId(800) };
  expect(readHallEvent(newer).faults.map(({ code }) => code)).toEqual(["newer-event"]);
  expect(foldHall([...log, { ...newer, seq: 99 }])).toEqual(tournament.hall);
  const stray: HallChange[] = [
    { kind: "position.opened", body: { position: 5, kind: "fft", seating: [] } },
    { kind: "sheet.handed-in", body: { position: 4, table: 1, balances: [0, 0, 0, 0], source: "phone" } },
    { kind: "seats.given", body: { seats: [null, null, null, null] } },
    { kind: "entrant.withdrawn", body: { entrant: entrantId(1) } },
  ];
  const astray = stray.map(
    (change, i) => ({ ...(log[0] as LogEvent), ...change, id: entrantId(900 + i), seq: 900 + i }) as LogEvent,
  );
  expect(foldHall([...log, ...astray])).toEqual(tournament.hall);
});

test("docs/events.md lists every kind of a tournament's events, with its version", () => {
  const [, section = ""] = readFileSync(new URL("../../docs/events.md", import.meta.url), "utf8").split("## A tournament\n");
  const rows = [...section.matchAll(/^\| `([a-z]+\.[a-z-]+)` \| (\d+) \|/gm)].map(([, kind, v]) => [kind, Number(v)]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(Object.entries(HALL_KINDS).map(([kind, { v }]) => [kind, v])));
});

const BODIES: readonly [string, string, object, string][] = [
  ["no name", "tournament.opened", { ...opening, name: "" }, "name text-empty"],
  ["no such day", "tournament.opened", { ...opening, day: "2026-02-30" }, "day not-a-date"],
  ["a team of three", "tournament.opened", { ...opening, teamOf: 3 }, "teamOf unknown-value"],
  ["no deal", "tournament.opened", { ...opening, deals: 0 }, "deals out-of-range"],
  ["no id", "entrant.added", { entrant: "Nora", name: "Nora" }, "entrant not-an-id"],
  [
    "a licence without end",
    "entrant.added",
    { entrant: entrantId(1), name: "Nora", licence: "7".repeat(30) },
    "licence text-too-long",
  ],
  ["a number that is none", "number.left", { number: 0, from: 1, reason: "x" }, "number out-of-range"],
  ["a table of five", "position.opened", { position: 1, kind: "fft", seating: [[1, 2, 3, 4, 5]] }, "seating.0 wrong-length"],
  [
    "201 tables",
    "position.opened",
    { position: 1, kind: "fft", seating: Array(201).fill([null, null, null, null]) },
    "seating wrong-length",
  ],
  ["three balances", "sheet.handed-in", { position: 1, table: 1, balances: [0, 0, 0], source: "phone" }, "balances wrong-length"],
  [
    "a quarter of a point",
    "sheet.handed-in",
    { position: 1, table: 1, balances: [0.25, 0, 0, 0], source: "phone" },
    "balances.0 not-half",
  ],
  ["a penalty that gives", "penalty.given", { number: 1, points: -100, reason: "x", position: 1 }, "points out-of-range"],
  ["a penalty without a reason", "penalty.given", { number: 1, points: 100, position: 1 }, "reason required"],
];

test.each(BODIES)("refused: %s", (_, kind, body, fault) => {
  const event = { id: entrantId(1), sheet: HALL, kind, v: 1, body, at: "2026-11-24T20:00:00Z", device: "arbiter" };
  expect(readHallEvent(event).faults.map(({ at, code }) => `${at} ${code}`)).toContain(fault);
});

/** Manual of 2011, p. 5: 1-6-11-16 … 5-10-15-20, five positions of one deal, S +1, E +2, W −2. */
test("a final of twenty is five positions of one deal, by the ranks before it; then nothing follows", () => {
  const tournament = seatedTournament(6);
  tournament.add(open(tournament));
  handIn(tournament);
  const best = standingsAfter(tournament.hall, 1).map(({ entrant }) => entrant);
  const ranks = () =>
    tournament.hall.positions.at(-1)?.tables.map(({ seats }) => seats.map((seat) => best.indexOf(seat as number) + 1));
  for (let n = 1; n <= 5; n++) {
    expect(whyNot(tournament.hall, "final", 20)).toBeNull();
    const seating = nextSeating(tournament.hall, "final", chanceOf(1), 20);
    tournament.add({ kind: "position.opened", body: { position: 1 + n, kind: "final", seating, deals: 1 } });
    expect([tournament.hall.positions.at(-1)?.deals, ranks()?.[0]]).toEqual([
      1,
      [
        [1, 6, 11, 16],
        [1, 10, 14, 18],
        [1, 9, 12, 20],
        [1, 8, 15, 17],
        [1, 7, 13, 19],
      ][n - 1],
    ]);
    expect(new Set(tournament.hall.positions.at(-1)?.tables.flatMap(({ seats }) => seats)).size).toBe(20);
    handIn(tournament);
  }
  expect(["fft", "random", "best", "final"].map((kind) => whyNot(tournament.hall, kind as "fft", 20))).toEqual([
    "movement-left",
    "final-played",
    "final-played",
    "final-played",
  ]);
  expect(secondMeetings(tournament.hall.positions.slice(1).map(seatingOf))).toEqual([]);
});

test("a number that leaves before a final of twenty plays none of its positions, and nobody loses a seat", () => {
  const tournament = seatedTournament(6);
  tournament.add(open(tournament));
  handIn(tournament);
  const [first] = standingsAfter(tournament.hall, 1);
  tournament.add({ kind: "number.left", body: { number: first?.entrant as number, from: 2, reason: "rentre" } });
  const sat: Set<number | null>[] = [];
  for (let n = 1; n <= 5; n++) {
    const seating = nextSeating(tournament.hall, "final", chanceOf(1), 20);
    tournament.add({ kind: "position.opened", body: { position: 1 + n, kind: "final", seating, deals: 1 } });
    sat.push(new Set(seating.flat()));
    handIn(tournament);
  }
  expect(sat.map((seats) => seats.size)).toEqual([20, 20, 20, 20, 20]);
  expect(sat.every((seats) => !seats.has(null) && [...seats].every((one) => sat[0]?.has(one)))).toBe(true);
  expect(secondMeetings(tournament.hall.positions.slice(1).map(seatingOf))).toEqual([]);
});

test("when two people of one table withdraw before the start, everybody present can be drawn to a table", () => {
  const tournament = seatedTournament(5);
  const gone = [tournament.hall.numbers[2], tournament.hall.numbers[3]].map((one) => one?.holders[0]?.entrant as string);
  for (const entrant of gone) tournament.add({ kind: "entrant.withdrawn", body: { entrant } });
  expect(whyNot(tournament.hall, "fft")).toBe("table-too-small");
  const seats = nextSeating(tournament.hall, "random", chanceOf(3));
  const there = tournament.hall.numbers.flatMap(({ number, holders }) => (holders.length > 0 ? [number] : []));
  const seated = seats.flat().flatMap((one) => one ?? []);
  expect(seated.sort((a, b) => a - b)).toEqual(there);
  tournament.add({ kind: "position.opened", body: { position: 1, kind: "random", seating: seats } });
  expect(tournament.hall.positions.length).toBe(1);
});
