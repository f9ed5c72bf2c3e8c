/** People come, leave and change names: what the sheet shows, and which player of the club each is. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { addPerson, comeBack, joinSeason, leave, playedFirst, record, rename, voidDeal } from "./change";
import type { Change } from "./event";
import { judgeInSheet } from "./judge";
import { added, eventId, fold } from "./log.fixture";
import { csvOf } from "./paper/write-table";
import { AT_FIRST, dealIn, FIVE_PEOPLE, faultsIn, MAX, notedBy, PEOPLE, PETITE, played, SIX } from "./people.fixture";

test("when somebody arrives, the dealer sits out, and a dash stands for a deal not played", () => {
  expect(fold(FIVE_PEOPLE)).toMatchObject({
    names: ["Nora", "Hugo", "Inès", "Paul", "Max"],
    totals: [0, 0, 0, 0, null],
    moved: true,
  });
  expect(fold(FIVE_PEOPLE).seating).toMatchObject({ dealer: 0, seats: [1, 2, 3, 4], sitsOut: [0] });
  const log = added(FIVE_PEOPLE, notedBy(FIVE_PEOPLE, PETITE));
  // The petite gives 3 × 25. Nora has not played yet, so she has no total rather than zero.
  expect(dealIn(log)).toMatchObject({ columns: [null, 75, -25, -25, -25], totals: [null, 75, -25, -25, -25], dealer: 0 });
  expect(dealIn(log).rules.players).toBe(4);
  expect(fold(log).seating).toMatchObject({ dealer: 1, seats: [0, 2, 3, 4] });
  expect(csvOf(fold(log), "fr").split("\r\n")[1]).toMatch(/Hugo.*;–;75;-25;-25;-25;;–;75;-25;-25;-25$/);
});

test("six people open a sheet of five seats", () => {
  expect(judgeInSheet([], SIX[0] as LogEvent)).toEqual([]);
  expect(SIX[0]?.v).toBe(2);
  expect(fold(SIX)).toMatchObject({
    totals: [null, null, null, null, null, null],
    people: PEOPLE.concat("Max").map((name) => ({ name })),
  });
  expect(fold(SIX).seating).toMatchObject({ dealer: 5, sitsOut: [5], seats: [0, 1, 2, 3, 4] });
});

test("a deal noted without seats is played by the places of the opening, whoever came since", () => {
  const silent = added(FIVE_PEOPLE, record(0, PETITE));
  expect(silent.at(-1)).toMatchObject({ v: 1, body: { slot: 0, deal: PETITE } });
  expect(dealIn(silent)).toMatchObject({ seats: [0, 1, 2, 3], dealer: 0, columns: [75, -25, -25, -25, null] });
});

test("a player who leaves is passed over, and comes back to the same column", () => {
  const left = added(FIVE_PEOPLE, leave(AT_FIRST, 1));
  expect(fold(left).seating).toMatchObject({ dealer: 0, seats: [0, 2, 3, 4], sitsOut: [] });
  expect(fold(left).people[1]).toMatchObject({ here: false });
  const back = added(added(left, notedBy(left, PETITE)), comeBack({ nextSlot: 1 }, 1));
  expect(fold(back).seating).toMatchObject({ dealer: 1, seats: [0, 2, 3, 4], sitsOut: [1] });
  expect(fold(back).totals).toEqual([75, null, -25, -25, -25]);
});

test("a player said to have left before a deal can play it first, and leave then", () => {
  const left = added(FIVE_PEOPLE, leave(AT_FIRST, 1));
  const [back, away] = playedFirst(0, 1) as [Change, Change];
  const stayed = added(added(left, back), away);
  expect(fold(stayed).seating).toMatchObject({ seats: [1, 2, 3, 4], sitsOut: [0] });
  const played = added(stayed, notedBy(stayed, PETITE));
  expect(dealIn(played).columns).toEqual([null, 75, -25, -25, -25]);
  expect(fold(played).seating).toMatchObject({ seats: [0, 2, 3, 4] });
});

test("a name is put right in every row, whoever bears it", () => {
  const log = added(added(FIVE_PEOPLE, rename(MAX, "Maxime")), { kind: "player.renamed", body: { seat: 0, name: "Norah" } });
  expect(fold(log).names).toEqual(["Norah", "Hugo", "Inès", "Paul", "Maxime"]);
});

test("the club's players follow people, not places", () => {
  const [club, season, nora, max, lea] = [70, 71, 81, 85, 86].map(eventId) as [string, string, string, string, string];
  const into = { club, season };
  const joined = added(FIVE_PEOPLE, joinSeason({ ...into, players: [nora, null, null, null, max], people: [MAX] }));
  expect(joined.at(-1)?.v).toBe(2);
  expect(fold(joined).season?.players).toEqual([nora, null, null, null, max]);
  const more = added(joined, addPerson(AT_FIRST, "Léa", lea));
  expect(fold(more).season?.players).toEqual([nora, null, null, null, max, lea]);
  expect(faultsIn(joined, addPerson(AT_FIRST, "Léa", max))).toEqual(["player same-player-twice T13"]);
  // Joining again names only the people of the opening: in the same club, added people stay known; in another, they are unknown.
  expect(fold(added(more, joinSeason({ ...into, players: [null, nora, null, null] }))).season?.players).toEqual([
    null,
    nora,
    null,
    null,
    max,
    lea,
  ]);
  expect(
    fold(added(more, joinSeason({ ...into, club: eventId(72), players: [nora, null, null, null] }))).season?.players,
  ).toEqual([nora, null, null, null, null, null]);
  expect(faultsIn(FIVE_PEOPLE, joinSeason({ ...into, players: [nora, null, null, null, max] }))).toEqual([
    "players wrong-length T13",
  ]);
  expect(faultsIn(FIVE_PEOPLE, joinSeason({ ...into, players: [nora, null, null, null, max], people: [eventId(9)] }))).toEqual([
    "people.0 seat-of-nobody T-places",
  ]);
});

test("a late arrival was not here before; a person who came twice has the club's player of either", () => {
  const later = added(played, addPerson({ nextSlot: 1 }, "Zoé"));
  expect(fold(later).people.at(-1)).toMatchObject({
    name: "Zoé",
    here: true,
    moves: [
      { slot: 0, here: false },
      { slot: 1, here: true },
    ],
  });
  const [club, zoe] = [eventId(70), eventId(86)];
  const joined = added(FIVE_PEOPLE, joinSeason({ club, season: eventId(71), players: [eventId(81), null, null, null] }));
  const twice = added(added(joined, addPerson(AT_FIRST, "Zoé")), addPerson(AT_FIRST, "zoe", zoe));
  expect(fold(twice).season?.players.at(-1)).toBe(zoe);
  expect(fold(added(twice, addPerson(AT_FIRST, "ZOÉ"))).season?.players.at(-1)).toBe(zoe);
  expect(fold(added(twice, addPerson(AT_FIRST, "ZOÉ", eventId(87)))).season?.players.at(-1)).toBe(zoe);
});

test("nobody of the opening is left with a zero for deals that they did not play", () => {
  const log = added(FIVE_PEOPLE, notedBy(FIVE_PEOPLE, PETITE, [1, 2, 3, 4], 1));
  expect(fold(log).totals[0]).toBeNull();
  const cancelled = added(log, voidDeal(dealIn(log)));
  expect(fold(cancelled).totals).toEqual([0, 0, 0, 0, null]);
});
