import { expect, it } from "vitest";
import type { Player } from "./club-event";
import { choicesWith, newcomersIn } from "./newcomers";

const player = (id: string, name: string) => ({ id, name, into: null, left: false }) as Player;
const club = { players: [player("n", "Nora"), player("z", "Zoé")] };

it("only people to be added to the club are newcomers", () => {
  expect(
    newcomersIn([{ player: "n" }, { add: "guest" }, { outside: true }, { add: "player" }], ["Nora", "Max", "Léa", "Ali"]),
  ).toEqual([
    { person: 1, name: "Max", guest: true },
    { person: 3, name: "Ali", guest: false },
  ]);
});

it.each([
  ["new to the club", ["Nora", "Max"], ["n", null], { add: "guest" }],
  ["known to it by now", ["Nora", "zoe"], ["n", null], { player: "z" }],
  ["called as somebody who sits here: stays outside", ["Nora", "Nora"], ["n", null], { outside: true }],
])("a guest who is %s", (_, names, players, choice) => {
  expect(choicesWith(club, names, { players }, [{ person: 1, guest: true }])).toEqual([{ player: "n" }, choice]);
});

it("of two newcomers of one name the first becomes the club's player", () => {
  const both = [0, 1].map((person) => ({ person, guest: false }));
  expect(choicesWith(club, ["Zoé", "Zoe"], { players: [null, null] }, both)).toEqual([{ player: "z" }, { outside: true }]);
});
