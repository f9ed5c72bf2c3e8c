import { expect, it } from "vitest";
import { clubLog, folded, playerId } from "#lib/season/club/club.fixture";
import { addPlayer, changePlayer, mergePlayers, openClub } from "#lib/season/club/club-change";
import { clubShorts } from "./club-shorts";

const joined = (...players: (string | null)[]) => ({ club: "c", season: "s", players });
const [DOM, MAX, OLD] = [playerId(80), playerId(81), playerId(82)] as const;
const club = folded(
  clubLog(
    openClub("Les mardis"),
    addPlayer({ player: DOM, name: "Dominique", short: "Domi" }),
    addPlayer({ player: MAX, name: "Maximilienne" }),
    addPlayer({ player: OLD, name: "Dom", short: "D" }),
    mergePlayers(OLD, DOM),
  ),
);

it.each<[string, readonly string[], Parameters<typeof clubShorts>[2], readonly (readonly string[])[]]>([
  ["by the name", ["dominique", "Maximilienne"], null, [["dominique", "Domi"]]],
  ["by the seat, whatever the sheet calls them", ["Dodo", "Max"], joined(DOM, MAX), [["Dodo", "Domi"]]],
  ["through a merge", ["Dom", "Max"], joined(OLD, MAX), [["Dom", "Domi"]]],
  ["nobody of the club", ["Zoé"], joined(null), []],
])("%s", (_, names, at, shorts) => {
  expect([...clubShorts(club, names, at)]).toEqual(shorts);
});

it("names too alike for any shorter form get the club's letters", () => {
  const near = folded(
    clubLog(
      openClub("x"),
      addPlayer({ player: DOM, name: "Jean-Pierre" }),
      addPlayer({ player: MAX, name: "Jean Pierre" }),
      addPlayer({ player: OLD, name: "Maximilienne" }),
    ),
  );
  expect([...clubShorts(near, ["Jean-Pierre", "Jean Pierre", "Maximilienne"], null)]).toEqual([
    ["Jean-Pierre", "JP"],
    ["Jean Pierre", "JPi"],
  ]);
});

it("a short form chosen later counts at once", () => {
  const later = folded(
    clubLog(
      openClub("x"),
      addPlayer({ player: MAX, name: "Maximilienne" }),
      changePlayer({ player: MAX, name: "Maximilienne", short: "Maxi" }),
    ),
  );
  expect([...clubShorts(later, ["Maximilienne"], null)]).toEqual([["Maximilienne", "Maxi"]]);
});
