import fc from "fast-check";
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { eventId, minute } from "#lib/sheet/log.fixture";
import { foldClub } from "./club";
import {
  CLUB,
  clubLog,
  FRIENDS,
  folded,
  HUGO,
  INES,
  madeInClub,
  NAMES,
  NORA,
  PAUL,
  playerId,
  SEASON,
  season,
  ZOE,
} from "./club.fixture";
import {
  addPlayer,
  adjust,
  bringHistory,
  changePlayer,
  changeSeason,
  endSeason,
  keepDraw,
  mergePlayers,
  openClub,
  openSeason,
  partPlayer,
  renameClub,
  reopenSeason,
  sayLeft,
  sayReturned,
  withdrawAdjustment,
  withdrawHistory,
} from "./club-change";
import type { ClubChange } from "./club-event";
import { peopleOf, personsOf } from "./person";

const LOG = clubLog(...FRIENDS);
const then = (log: readonly LogEvent[], ...changes: readonly ClubChange[]): LogEvent[] => [
  ...log,
  ...changes.map((change, i) => madeInClub(log.length + 1 + i, change)),
];

test("a club is its players, in the order they came, and its seasons", () => {
  const club = folded(LOG);
  expect(club).toMatchObject({ id: CLUB, name: "Les Mardis", adjustments: [] });
  expect(club.players.map(({ name, short, mark }) => [name, short, mark])).toEqual([
    ["Nora", "Nora", "disc"],
    ["Hugo", "Hugo", "square"],
    ["Inès", "Inès", "triangle"],
    ["Paul", "Paul", "diamond"],
    ["Zoé", "Zoé", "cross"],
  ]);
  expect(club.players[0]).toMatchObject({ id: NORA, guest: false, left: false, into: null });
  expect(club.seasons).toEqual([
    { id: SEASON, name: "Printemps", from: "2026-03-01", to: null, counting: season().counting, ended: null },
  ]);
});

test("letters that the app makes tell all players apart", () => {
  const names = ["Paul", "Paula", "Pauline", "Paulo", "Pau", "P", "Jean-Luc", "Jean-Louis"];
  const log = clubLog(openClub("P"), ...names.map((name, i) => addPlayer({ player: playerId(i), name })));
  const shorts = folded(then(log, addPlayer({ player: playerId(90), name: "Pia", short: "Pau" }))).players.map(
    ({ short }) => short,
  );
  expect(shorts).toEqual(["Paul", "Pal", "Pai", "Pao", "Pa2", "P", "JL", "JLo", "Pau"]);
  expect(new Set(shorts).size).toBe(shorts.length);
});

test("a field that a change leaves out keeps its value", () => {
  const log = then(LOG, changePlayer({ player: HUGO, name: "  Hugo   B. ", mark: "star", guest: true }));
  expect(folded(log).players[1]).toMatchObject({ name: "Hugo B.", mark: "star", guest: true });
  const again = then(log, changePlayer({ player: HUGO, name: "Hugo", short: "HB" }), renameClub("Les Jeudis"));
  expect(folded(again)).toMatchObject({ name: "Les Jeudis" });
  expect(folded(again).players[1]).toMatchObject({ name: "Hugo", short: "HB", mark: "star", guest: true });
});

test("a new player gets a mark that nobody has, while there is one, and keeps it", () => {
  const marks = (log: readonly LogEvent[]) => folded(log).players.map(({ mark }) => mark);
  const chosen = then(
    LOG,
    changePlayer({ player: NORA, name: "Nora", mark: "ring" }),
    addPlayer({ player: playerId(6), name: "Six" }),
  );
  expect(marks(chosen)).toEqual(["ring", "square", "triangle", "diamond", "cross", "disc"]);
  const more = [7, 8, 9, 10].map((n) => addPlayer({ player: playerId(n), name: `N${n}` }));
  expect(marks(then(chosen, ...more)).slice(6)).toEqual(["star", "bar", "disc", "square"]);
  expect(marks(then(chosen, ...more, changePlayer({ player: HUGO, name: "Hugo", mark: "star" })))[6]).toBe("star");
});

test("a name given up is remembered, until it is taken up again", () => {
  const called = (...names: string[]) =>
    folded(then(LOG, ...names.map((name) => changePlayer({ player: INES, name })))).players[2]?.formerNames;
  expect(called("Inès")).toBeUndefined();
  expect(called("Agnès")).toEqual(["Inès"]);
  expect(called("Agnès", "Agnès B.")).toEqual(["Inès", "Agnès"]);
  expect(called("Agnès", "INES")).toEqual(["Agnès"]);
  expect(called("Agnès", "Inès", "Agnès")).toEqual(["Inès"]);
});

test("a player who leaves stays in the club's book, and may return", () => {
  const gone = then(LOG, sayLeft(PAUL));
  expect(folded(gone).players[3]).toMatchObject({ name: "Paul", left: true });
  expect(folded(then(gone, sayReturned(PAUL)))).toEqual(folded(LOG));
});

test("merge then part is the identity; a chain of merges ends at one person", () => {
  const once = then(LOG, mergePlayers(ZOE, INES));
  expect(peopleOf(folded(once).players).map(({ id }) => id)).toEqual([NORA, HUGO, INES, PAUL]);
  expect(folded(then(once, partPlayer(ZOE)))).toEqual(folded(LOG));
  const persons = personsOf(folded(then(once, mergePlayers(INES, NORA))).players);
  expect([NORA, HUGO, INES, PAUL, ZOE].map((id) => persons.get(id))).toEqual([NORA, HUGO, NORA, PAUL, NORA]);
});

test("in a circle of merges, which no judge lets in, every player stays themselves", () => {
  const circle = then(LOG, mergePlayers(ZOE, INES), mergePlayers(INES, ZOE));
  expect(personsOf(folded(circle).players).get(ZOE)).toBe(ZOE);
});

test("a season changes, ends with its review, and opens again", () => {
  const changed = then(LOG, changeSeason(season({ bestOf: 5 }, { name: "Printemps 2026", to: "2026-06-30" })));
  expect(folded(changed).seasons).toMatchObject([{ name: "Printemps 2026", to: "2026-06-30", counting: { bestOf: 5 } }]);
  const ended = then(changed, endSeason(SEASON, " Belle saison.\n\nÀ l’automne ! "));
  expect(folded(ended).seasons[0]?.ended).toEqual({ at: minute(9), review: "Belle saison.\n\nÀ l’automne !" });
  expect(folded(then(changed, endSeason(SEASON))).seasons[0]?.ended).toEqual({ at: minute(9), review: null });
  expect(folded(then(ended, reopenSeason(SEASON)))).toEqual(folded(changed));
});

test("points added by hand are dated, have a reason, and are withdrawn at a date, once", () => {
  const adjusted = then(LOG, adjust({ season: SEASON, player: HUGO, points: -12.5, reason: "retard" }));
  const [adjustment] = folded(adjusted).adjustments;
  expect(adjustment).toEqual({
    event: eventId(8),
    at: minute(8),
    season: SEASON,
    player: HUGO,
    points: -12.5,
    reason: "retard",
    withdrawn: null,
  });
  const withdrawn = then(adjusted, withdrawAdjustment(adjustment!));
  expect(folded(withdrawn).adjustments).toEqual([{ ...adjustment, withdrawn: { at: minute(9) } }]);
  expect(folded(then(withdrawn, withdrawAdjustment(adjustment!)))).toEqual(folded(withdrawn));
});

test("events that refer to nothing, come twice or are of a newer app do nothing", () => {
  const other = playerId(99);
  const log = then(
    LOG,
    openClub("Un autre"),
    addPlayer({ player: NORA, name: "Nora bis" }),
    openSeason(season({}, { name: "bis" })),
    changePlayer({ player: other, name: "Personne" }),
    changeSeason(season({}, { season: other })),
    endSeason(other),
    reopenSeason(other),
  );
  const newer = { ...madeInClub(50, openClub("x")), kind: "club.painted" };
  expect(folded([...log, newer, { ...madeInClub(51, renameClub("x")), v: 2 }])).toEqual(folded(LOG));
  expect(foldClub([])).toBeNull();
  expect(foldClub(LOG.slice(1))).toBeNull();
});

test("any order and any repetition of the same events folds to the same club", () => {
  const changes = fc.array(
    fc.oneof(
      fc.tuple(fc.nat(4), fc.nat(4)).map(([a, b]) => mergePlayers(playerId(a + 1), playerId(b + 1))),
      fc.nat(4).map((a) => partPlayer(playerId(a + 1))),
      fc.nat(4).map((a) => sayLeft(playerId(a + 1))),
      fc.tuple(fc.nat(4), fc.constantFrom(...NAMES)).map(([a, name]) => changePlayer({ player: playerId(a + 1), name })),
      fc.nat(40).map((points) => adjust({ season: SEASON, player: NORA, points, reason: "?" })),
    ),
    { maxLength: 20 },
  );
  const mixed = changes
    .map((list) => then(LOG, ...list))
    .chain((log) => fc.tuple(fc.constant(log), fc.shuffledSubarray([...log, ...log], { minLength: log.length * 2 })));
  fc.assert(
    fc.property(mixed, ([log, shuffled]) => {
      expect(foldClub(shuffled)).toEqual(foldClub(log));
    }),
  );
});

test("when a history is withdrawn, the players who came with it give up their marks and names", () => {
  const max = playerId(70);
  const body = {
    ...{ source: "f.csv", game: "decale" as const, players: [{ player: max, name: "Max" }], seasons: [], columns: [NORA, max] },
    evenings: [{ season: SEASON, day: "2026-03-10", points: [1, -1] }],
  };
  const brought = then(LOG, bringHistory(body), changePlayer({ player: max, name: "Maxime" }));
  const marks = (log: readonly LogEvent[]) =>
    folded(log)
      .players.slice(5)
      .map(({ mark }) => mark);
  expect(marks(brought)).toEqual(["ring"]);
  const back = then(brought, withdrawHistory({ event: (brought[LOG.length] as LogEvent).id }));
  const luc = { player: playerId(71), name: "Luc" };
  expect(marks(then(back, addPlayer(luc), addPlayer({ player: playerId(72), name: "Léo" })))).toEqual(["ring", "star"]);
  const again = folded(then(back, bringHistory(body))).players.at(-1);
  expect([again?.name, again?.formerNames]).toEqual(["Max", undefined]);
});

test("a season that an older app ended is counted by sheets until it is opened again", () => {
  const ended = madeInClub(20, endSeason(SEASON));
  const open = madeInClub(21, reopenSeason(SEASON));
  const [now, before] = [
    [...LOG, ended],
    [...LOG, { ...ended, v: 1 }],
  ].map((log) => folded(log).seasons[0]);
  expect([now?.ended !== null, now?.bySheet, before?.ended !== null, before?.bySheet]).toEqual([true, undefined, true, true]);
  expect(folded([...LOG, { ...ended, v: 1 }, open]).seasons[0]).not.toHaveProperty("bySheet");
});

test("the draws of the last day are kept, in their order, whenever an older one comes", () => {
  const tables = [{ sheet: eventId(9_300), players: [NORA, HUGO] }];
  const draw = (day: string, how: "random" | "best") => keepDraw({ season: SEASON, day, name: null, how, tables });
  const log = clubLog(...FRIENDS, draw("2026-03-10", "random"), draw("2026-03-17", "random"), draw("2026-03-10", "best"));
  const again = madeInClub(30, draw("2026-03-17", "best"));
  expect(folded(clubLog(...FRIENDS))).not.toHaveProperty("draws");
  expect(folded(log).draws?.map(({ day, how }) => `${day} ${how}`)).toEqual(["2026-03-17 random"]);
  expect(folded([...log, again]).draws?.map(({ day, how }) => `${day} ${how}`)).toEqual(["2026-03-17 random", "2026-03-17 best"]);
  expect(folded([...log, again]).draws?.[0]).toMatchObject({ event: eventId(9), tables });
});

test("a history brings its people and its seasons, and takes them along when it is withdrawn (T26)", () => {
  const OLD = eventId(700);
  const { season: _, ...old } = season({});
  const brought = bringHistory({
    source: "tarot.xlsx",
    game: "decale",
    players: [{ player: playerId(9), name: "Zénon" }],
    seasons: [{ ...old, season: OLD, ended: true }],
    columns: [NORA, playerId(9)],
    evenings: [{ season: OLD, day: "2025-10-01", points: [10, null] }],
  });
  const log = then(LOG, brought);
  const names = (events: readonly LogEvent[]) => folded(events).players.map(({ name }) => name);
  const seasons = (events: readonly LogEvent[]) => folded(events).seasons.map(({ id }) => id);
  expect(names(log)).toEqual([...names(LOG), "Zénon"]);
  expect(seasons(log)).toEqual([...seasons(LOG), OLD]);
  expect(folded(log).histories?.[0]).toMatchObject({ source: "tarot.xlsx", evenings: 1, people: 2, withdrawn: null });
  const event = log.at(-1)?.id ?? "";
  const without = then(log, withdrawHistory({ event }));
  expect([names(without), seasons(without)]).toEqual([names(LOG), seasons(LOG)]);
  expect(folded(without).histories?.[0]?.withdrawn).toEqual({ at: minute(log.length + 1) });
});
