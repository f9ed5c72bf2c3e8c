import { expect, test } from "vitest";
import { eventId } from "#lib/sheet/log.fixture";
import { clubLog, FRIENDS, folded, HUGO, INES, madeInClub, NORA, PAUL, ZOE } from "../club/club.fixture";
import { mergePlayers } from "../club/club-change";
import { placesOf } from "./places";
import { type PlayedEvening, recordsOf, winningStreaks } from "./records";

const { players } = folded(clubLog(...FRIENDS));
const day = (n: number) => `2026-03-${String(n).padStart(2, "0")}`;
const on = (n: number, points: Readonly<Record<string, number>>): PlayedEvening => {
  const places = placesOf(Object.values(points));
  const seated = Object.entries(points).map(([player, own], i) => ({
    player,
    points: own,
    place: places[i] as number,
    sharing: places.filter((place) => place === places[i]).length,
    table: 0,
  }));
  return { evening: day(n), day: day(n), players: seated };
};
const place = (n: number) => ({ evening: day(n), day: day(n) });

/**
 * Nora won evenings 1, 2 and 4 (she missed 3), Hugo 3 and 5, Inès 5 too. Inès was last in 1 and 3, Hugo in 2 and 4, nobody
 * alone in 5. Only Hugo came to all five.
 */
const SEASON = [
  on(1, { [NORA]: 30, [HUGO]: 20, [INES]: 10 }),
  on(2, { [NORA]: 25, [HUGO]: -40, [INES]: 15 }),
  on(3, { [HUGO]: 60, [INES]: 5 }),
  on(4, { [NORA]: 60, [HUGO]: 10, [PAUL]: 50 }),
  on(5, { [NORA]: 10, [HUGO]: 20, [INES]: 20 }),
];

test("records and streaks of five evenings", () => {
  expect(recordsOf([...SEASON].reverse(), players)).toEqual([
    { kind: "best-evening", player: HUGO, value: 60, ...place(3), to: null },
    { kind: "worst-evening", player: HUGO, value: -40, ...place(2), to: null },
    { kind: "widest-win", player: HUGO, value: 55, ...place(3), to: null },
    { kind: "won-streak", player: NORA, value: 3, ...place(1), to: place(4) },
    { kind: "present-streak", player: HUGO, value: 5, ...place(1), to: place(5) },
  ]);
});

test("where each sheet was an evening, presence goes by days, whatever tables a day had", () => {
  const at = (n: number, nth: number, ...here: string[]): PlayedEvening => ({
    ...on(n, Object.fromEntries(here.map((player, i) => [player, 30 - i]))),
    evening: `${day(nth)}/${eventId(n)}`,
    day: day(nth),
  });
  const twoTables = [at(1, 1, NORA, HUGO), at(2, 1, INES, PAUL), at(3, 2, INES, HUGO), at(4, 2, NORA, ZOE), at(5, 3, INES, ZOE)];
  const present = (evenings: readonly PlayedEvening[]) =>
    recordsOf(evenings, players, true).find(({ kind }) => kind === "present-streak");
  expect(present(twoTables)).toMatchObject({
    player: INES,
    value: 3,
    evening: `${day(1)}/${eventId(2)}`,
    to: { evening: `${day(3)}/${eventId(5)}` },
  });
  expect(present([at(1, 1, NORA, HUGO), at(2, 1, NORA, HUGO)])).toBeUndefined();
});

test("a shared win has no margin, nor has one over a stranger; two evenings hold no best one", () => {
  const shared = [1, 2, 3].map((n) => on(n, { [NORA]: 5, [HUGO]: 5 }));
  expect(recordsOf(shared.slice(1), players).map(({ kind }) => kind)).toEqual(["won-streak", "present-streak"]);
  expect(recordsOf(shared, players).map(({ kind, player }) => [kind, player])).toEqual([
    ["best-evening", NORA],
    ["worst-evening", NORA],
    ["won-streak", NORA],
    ["present-streak", NORA],
  ]);
  const stranger = (n: number) => ({
    ...on(n, { [NORA]: 50, [HUGO]: 5 }),
    players: [
      { ...SEASON[0]!.players[0]!, place: 1 },
      { ...SEASON[0]!.players[1]!, place: 3 },
    ],
  });
  expect(recordsOf([1, 2, 3].map(stranger), players).map(({ kind }) => kind)).toEqual([
    "best-evening",
    "worst-evening",
    "won-streak",
    "present-streak",
  ]);
  expect(recordsOf([], players)).toEqual([]);
});

test("a win by another player ends a streak of wins, an absence ends one of presence", () => {
  const won = (n: number, by: string) => on(n, { [by]: 9, [by === NORA ? HUGO : NORA]: 1 });
  const evenings = [won(1, NORA), won(2, NORA), won(3, HUGO), won(4, NORA), won(5, NORA), won(6, NORA)];
  const streak = (of: readonly PlayedEvening[], kind: string) => recordsOf(of, players).find((one) => one.kind === kind);
  expect(streak(evenings, "won-streak")).toMatchObject({ player: NORA, value: 3, ...place(4), to: place(6) });
  const there = [
    [NORA, HUGO],
    [HUGO, INES],
    [NORA, PAUL],
    [NORA, INES],
    [NORA, ZOE],
  ].map((two, i) => on(i + 1, Object.fromEntries(two.map((one, j) => [one, j]))));
  expect(streak(there, "present-streak")).toMatchObject({ player: NORA, value: 3, ...place(3), to: place(5) });
});

test("only a sole winner has a margin, over the second of the same table", () => {
  const seat = (player: string, points: number, at: number, table = 0) => ({ player, points, place: at, sharing: 1, table });
  const evening = (n: number, ...seats: ReturnType<typeof seat>[]) => ({ ...on(n, {}), players: seats });
  const widest = (...seats: ReturnType<typeof seat>[]) =>
    recordsOf(
      [1, 2, 3].map((n) => evening(n, ...seats)),
      players,
    ).find(({ kind }) => kind === "widest-win");
  expect(widest(seat(NORA, 30, 1), seat(HUGO, 20, 2), seat(INES, 90, 3))).toMatchObject({ player: NORA, value: 10 });
  expect(widest(seat(NORA, 30, 1), seat(HUGO, 20, 2, 1))).toBeUndefined();
  expect(widest({ ...seat(NORA, 30, 1), sharing: 2 }, seat(HUGO, 20, 2))).toBeUndefined();
});

test("streaks run through two names of one person", () => {
  const { players: merged } = folded([...clubLog(...FRIENDS), madeInClub(60, mergePlayers(ZOE, NORA))]);
  const evenings = [on(1, { [NORA]: 3, [HUGO]: 1 }), on(2, { [ZOE]: 3, [HUGO]: 1 })];
  expect(recordsOf(evenings, merged)).toMatchObject([{ kind: "won-streak", player: NORA, value: 2 }, {}]);
  expect(winningStreaks(evenings, merged).get(NORA)).toBe(2);
  expect(winningStreaks(evenings, players).get(ZOE)).toBe(1);
  expect(winningStreaks([...evenings, on(3, { [NORA]: 1, [HUGO]: 2 })], merged).get(NORA)).toBe(0);
});
