import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import type { SeasonJoined } from "#lib/sheet/event";
import { aPlayer } from "./club.fixture";
import { goesByName, goneFrom, heldTwice, lastJoined, matched, offered, personOf, seatChoices, tableAgain } from "./seats";

const players = [
  aPlayer("a", "Inès"),
  aPlayer("b", "Léa"),
  aPlayer("c", "Leïla", { into: "b" }),
  aPlayer("d", "Zoé", { into: "c", formerNames: ["Zouzou"] }),
  aPlayer("e", "Agnès", { formerNames: ["Agathe", "Mado"] }),
  aPlayer("f", "Paul", { left: true, formerNames: ["Mado", "Léa"] }),
];

it.each([
  ["as she is called", "inès", { player: "a" }],
  ["without accents", "INES", { player: "a" }],
  ["merged, and merged again", "Zoé", { player: "b" }],
  ["as she was called before", "agathe", { player: "e" }],
  ["as she was called before she was merged", "Zouzou", { player: "b" }],
  ["somebody's name today, somebody else's once", "Léa", { player: "b" }],
  ["once the name of two people", "Mado", { add: "player" }],
  ["who has left, and is there all the same", "Paul", { player: "f" }],
  ["new", "Hugo", { add: "player" }],
])("%s: %s is %j", (_, name, choice) => {
  expect(matched({ players }, name)).toEqual(choice);
});

it("merges are followed to their end, and a circle of them is not followed", () => {
  expect(players.map(({ id }) => personOf(players, id))).toEqual(["a", "b", "b", "b", "e", "f"]);
  const circle = [aPlayer("a", "Inès", { into: "b" }), aPlayer("b", "Léa", { into: "a" })];
  expect(circle.map(({ id }) => personOf(circle, id))).toEqual(["a", "b"]);
});

const joined = (club: string, ...seats: (string | null)[]): SeasonJoined => ({ club, season: "s", players: seats });
const said = (seq: number, kind: string, body: object): LogEvent =>
  ({ id: `e${seq}`, seq, sheet: "x", kind, v: 1, body, at: "", device: "" }) as LogEvent;

it("a sheet's log tells who sat, even after the sheet left the season", () => {
  const log = [
    said(1, "season.joined", joined("one", "a")),
    said(3, "season.left", {}),
    said(2, "season.joined", joined("one", "b")),
    said(4, "season.joined", joined("two", "c")),
  ];
  expect(lastJoined(log)).toEqual(joined("two", "c"));
  expect(lastJoined(log, "one")).toEqual(joined("one", "b"));
  expect(lastJoined(log, "three")).toBeNull();
});

it("a seat is the player whom the sheet named last, or else the one of its name", () => {
  expect(seatChoices({ players }, ["Max", "Inès", "Leïla", "Luc"], joined("one", "e", null, "c", "gone"))).toEqual([
    { player: "e" },
    { player: "a" },
    { player: "b" },
    { add: "player" },
  ]);
});

it("the next evening seats the same people, under today's names, without those who have left", () => {
  expect(tableAgain({ players }, ["Agathe", "Paul", "Max", "Leïla"], joined("one", "e", "f", null, "c"))).toEqual([
    "Agnès",
    "Max",
    "Léa",
  ]);
});

it("a player who has left is offered only where already chosen", () => {
  expect(offered(players).map(({ name }) => name)).toEqual(["Inès", "Léa", "Agnès"]);
  expect(offered(players, { player: "f" }).map(({ name }) => name)).toEqual(["Inès", "Léa", "Agnès", "Paul"]);
  const isGone = goneFrom([{ club: { players } } as never]);
  expect(["paul", "Leïla", "Agathe", "Léa", "Max"].map(isGone)).toEqual([true, true, true, false, false]);
});

it("a name speaks for itself unless somebody else is meant", () => {
  expect(goesByName({ players }, "ines", { player: "a" })).toBe(true);
  expect(goesByName({ players }, "Agathe", { player: "e" })).toBe(false);
  expect(goesByName({ players }, "Max", { add: "player" })).toBe(false);
});

it("nobody holds two seats", () => {
  expect(heldTwice(["Inès", "Léa", "Ines"], [{ player: "a" }, { player: "b" }, { player: "a" }])).toBe("Ines");
  expect(heldTwice(["Inès", "Max", "Luc"], [{ player: "a" }, { outside: true }, { outside: true }])).toBeNull();
  expect(heldTwice(["Max", "Luc"], [{ add: "player" }, { add: "player" }])).toBeNull();
});

it("a merged player's former name that another player has now is the other’s", () => {
  const again = [...players, aPlayer("g", "Leïla"), aPlayer("h", "Hugo", { into: "a" }), aPlayer("i", "Hugo")];
  expect(["Leïla", "Hugo"].map((name) => matched({ players: again }, name))).toEqual([{ player: "g" }, { player: "i" }]);
});
