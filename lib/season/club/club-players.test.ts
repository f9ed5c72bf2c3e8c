/** The players of a club: their marks, letters and former names, who leaves, and who is merged with whom. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { clubLog, folded, HUGO, INES, LOG_OF_FRIENDS as LOG, NORA, PAUL, playerId, logThen as then, ZOE } from "./club.fixture";
import { addPlayer, changePlayer, mergePlayers, openClub, partPlayer, sayLeft, sayReturned } from "./club-change";
import { peopleOf, personsOf } from "./person";

test("letters that the app makes tell all players apart", () => {
  const names = ["Paul", "Paula", "Pauline", "Paulo", "Pau", "P", "Jean-Luc", "Jean-Louis"];
  const log = clubLog(openClub("P"), ...names.map((name, i) => addPlayer({ player: playerId(i), name })));
  const shorts = folded(then(log, addPlayer({ player: playerId(90), name: "Pia", short: "Pau" }))).players.map(
    ({ short }) => short,
  );
  expect(shorts).toEqual(["Paul", "Pal", "Pai", "Pao", "Pa2", "P", "JL", "JLo", "Pau"]);
  expect(new Set(shorts).size).toBe(shorts.length);
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
