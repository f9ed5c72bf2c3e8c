import { expect, test } from "vitest";
import { arrive, goAway } from "./arrive";
import { addPerson, joinSeason, leave } from "./change";
import type { Change } from "./event";
import { foldSheet } from "./fold";
import { eventId, logOf, opened } from "./log.fixture";
import type { Sheet } from "./sheet";

const [CLUB, SEASON, MAX, ...PLAYERS] = [91, 92, 93, 94, 95, 96, 97].map(eventId) as [string, string, string, ...string[]];
const joined = joinSeason({ club: CLUB, season: SEASON, players: PLAYERS });
const fold = (...more: readonly Change[]): Sheet =>
  foldSheet(logOf(opened(4, { rules: { game: "tarot", players: 4 } }), joined, ...more)) as Sheet;
const max = { player: MAX, name: "Max", plays: false };

test("a newcomer is added to the table, and one more plays where that was asked", () => {
  expect(fold(...arrive(fold(), max)).seating.seats).toHaveLength(4);
  const { people, season, seating } = fold(...arrive(fold(), { ...max, plays: true }));
  expect(people.map(({ here }) => here)).toEqual([true, true, true, true, true]);
  expect(season?.players[4]).toBe(MAX);
  expect(seating.seats).toHaveLength(5);
});

test("a person who left comes back as themselves, and nobody comes or leaves twice", () => {
  const added = addPerson({ nextSlot: 0 }, "Max", MAX);
  const here = fold(added);
  expect(arrive(here, { ...max, plays: true })).toEqual([]);
  expect(goAway(here, MAX)).toEqual([leave(here, eventId(3))]);
  const gone = fold(added, ...goAway(here, MAX));
  expect(goAway(gone, MAX)).toEqual([]);
  expect(goAway(gone, eventId(98))).toEqual([]);
  expect(fold(added, ...goAway(here, MAX), ...arrive(gone, max)).people.map(({ here }) => here)[4]).toBe(true);
});
