/** Guests, points by hand, late changes and merged names in the standings. */
import { expect, test } from "vitest";
import { eventId } from "#lib/sheet/log.fixture";
import { SEASON } from "../club/club.fixture";
import { adjust, changePlayer, mergePlayers, partPlayer, withdrawAdjustment } from "../club/club-change";
import type { ClubChange, PlayerId } from "../club/club-event";
import type { Counting } from "../club/counting";
import type { EveningTally } from "../gather";
import type { LateChange } from "../tally/tallied";
import { friends, H, I, linesOf, N, P, stand, THREE_EVENINGS, Z } from "./standings.fixture";

test("guests are ranked or not; their evenings count for the others all the same", () => {
  const guest = friends(changePlayer({ player: I, name: "Inès", guest: true }));
  expect(linesOf(stand(THREE_EVENINGS, {}, guest))[0]).toEqual(["Inès", 1, 80]);
  expect(
    stand(THREE_EVENINGS, { guests: false, by: "wins" }, guest).map(({ player, rank, why }) => [player.name, rank, why]),
  ).toEqual([
    ["Nora", 1, null],
    ["Hugo", 1, null],
    ["Paul", 3, null],
    ["Inès", null, "guest"],
  ]);
});

test("points by hand and late changes count with points, those by hand also with places, neither with wins", () => {
  const by = (points: number, player: PlayerId): ClubChange => adjust({ season: SEASON, player, points, reason: "?" });
  const elsewhere = { ...by(100, N), body: { season: eventId(1), player: N, points: 100, reason: "?" } } as ClubChange;
  const of = friends(by(-20, I), by(5.5, N), elsewhere, by(70, P), withdrawAdjustment({ event: eventId(53) }));
  expect(of.adjustments).toHaveLength(4);
  const late: LateChange[] = [{ player: H, points: 15, event: eventId(1), at: "", deal: 1 }];
  const evenings = [...THREE_EVENINGS.slice(0, 2), { ...(THREE_EVENINGS[2] as EveningTally), late }];
  expect(linesOf(stand(evenings, {}, of))).toEqual([
    ["Hugo", 1, 85],
    ["Inès", 2, 60],
    ["Paul", 3, 40],
    ["Nora", 4, 35.5],
  ]);
  expect(stand(evenings, {}, of).map(({ adjusted }) => adjusted)).toEqual([15, -20, 0, 5.5]);
  expect(linesOf(stand(evenings, { by: "evening-average" }, of))).toEqual([
    ["Paul", 1, 40],
    ["Hugo", 2, 85 / 3],
    ["Inès", 3, 20],
    ["Nora", 4, 17.75],
  ]);
  expect(linesOf(stand(evenings, { by: "places", placePoints: [10, 7, 5] }, of))).toEqual([
    ["Hugo", 1, 22],
    ["Nora", 2, 20.5],
    ["Paul", 3, 7],
    ["Inès", 4, 2],
  ]);
  // Points are never added to wins, nor late points to places.
  const added = (by: Counting["by"]) => stand(evenings, { by, placePoints: [10, 7, 5] }, of).map(({ adjusted }) => adjusted);
  expect(stand(evenings, { by: "wins" }, of).map(({ value }) => value)).toEqual([1, 1, 1, 0]);
  expect(added("wins")).toEqual([0, 0, 0, 0]);
  expect(added("places")).toEqual([0, 5.5, 0, -20]);
  expect(stand(evenings, { bestOf: 1 }, of).find(({ player }) => player.id === H)).toMatchObject({ value: 55, adjusted: 15 });
});

test("somebody with points by hand and no evening is there, without a rank", () => {
  const of = friends(adjust({ season: SEASON, player: Z, points: 3, reason: "arbitrage" }));
  expect(stand(THREE_EVENINGS, {}, of).at(-1)).toMatchObject({
    player: { id: Z },
    rank: null,
    why: "too-few-evenings",
    value: 3,
    figures: {},
  });
  expect(stand(THREE_EVENINGS, { by: "evening-average" }, of).at(-1)).toMatchObject({ player: { id: Z }, value: 0 });
});

test("two names that are one person are one line, and two again once parted", () => {
  const merged = friends(mergePlayers(P, N));
  const standings = stand(THREE_EVENINGS, {}, merged);
  // Nora 30 + 0 + Paul's 40.
  expect(linesOf(standings)).toEqual(
    [
      ["Inès", 1, 80],
      ["Nora", 2, 70],
      ["Hugo", 2, 70],
    ].sort((a, b) => Number(a[1]) - Number(b[1])),
  );
  expect(standings.find(({ player }) => player.id === N)?.figures).toMatchObject({
    evenings: 3,
    [`met.${H}.n`]: 3,
    [`met.${H}.ahead`]: 2,
  });
  expect(standings.find(({ player }) => player.id === H)?.figures).toMatchObject({ [`met.${N}.n`]: 3, [`met.${N}.ahead`]: 1 });
  expect(stand(THREE_EVENINGS, {}, friends(mergePlayers(P, N), partPlayer(P)))).toEqual(stand(THREE_EVENINGS));
  // Paul is merged into Nora by way of Zoé.
  const chain = friends(mergePlayers(P, Z), mergePlayers(Z, N));
  expect(linesOf(stand(THREE_EVENINGS, {}, chain))).toEqual(linesOf(standings));
});
