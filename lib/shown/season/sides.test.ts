import { expect, test } from "vitest";
import { ClubFold } from "#lib/season/club/club";
import { clubLog, playerId } from "#lib/season/club/club.fixture";
import { addPlayer, mergePlayers, openClub } from "#lib/season/club/club-change";
import { type ClubChange, MARKS } from "#lib/season/club/club-event";
import { peopleOf } from "#lib/season/club/person";
import { MOST_OF_A_MARK, markSides } from "./sides";

const clubOf = (people: number, ...others: ClubChange[]) => {
  const fold = new ClubFold();
  const added = Array.from({ length: people }, (_, i) => addPlayer({ player: playerId(i), name: `J ${i}` }));
  for (const event of clubLog(openClub("x"), ...added, ...others)) fold.add(event);
  return peopleOf(fold.club?.players ?? []);
};
const signs = (people: ReturnType<typeof clubOf>) => people.map(({ mark, nth }) => [mark, ...markSides(nth)].join(" "));

test("the first player of a mark wears it bare, the next underlined", () => {
  expect(markSides()).toEqual([]);
  expect([0, 1, 2, 5].map(markSides)).toEqual([[], ["under"], ["over"], ["under", "over"]]);
});

test.each([8, 24, 60, MARKS.length * MOST_OF_A_MARK])("of a club of %i people no two have the same sign", (people) => {
  expect(new Set(signs(clubOf(people))).size).toBe(people);
});

test("a player who chooses a mark in use is told apart; a merged name frees its sign", () => {
  const chose = addPlayer({ player: playerId(90), name: "Max", mark: "disc" });
  expect(signs(clubOf(2, chose))).toEqual(["disc", "square", "disc under"]);
  expect(signs(clubOf(2, chose, mergePlayers(playerId(0), playerId(90))))).toEqual(["square", "disc"]);
});
