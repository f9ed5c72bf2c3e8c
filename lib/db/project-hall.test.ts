/** What a position of a tournament opens with it: the sheets that its tables' phones write, and no others. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Seated } from "#lib/hall/hall-event";
import { openClub } from "#lib/season/club-change";
import { foldSheet } from "#lib/sheet/fold";
import { db } from "./client";
import { emptyDatabasePer } from "./per-test.fixture";
import { readEvents } from "./read";
import { accepted, TestPhone } from "./season.fixture";

emptyDatabasePer("test");

/** Seven have entered, and sit at two tables; at a third nobody does. */
const SEATING: Seated = [
  [1, 2, 3, 4],
  [5, 6, 7, null],
  [null, null, null, null],
];

/** The logs within the tournament, once its first position is open. */
async function opened(sheets?: readonly string[]): Promise<string[]> {
  const phone = new TestPhone();
  const { log: club } = await phone.open(openClub("Les mardis"));
  const opening = { name: "Mardi", day: "2026-11-24", positions: 5, deals: 4, teamOf: 1, club, movement: "fft" } as const;
  const hall = await phone.open({ kind: "tournament.opened", body: opening });
  const ids = Array.from({ length: 7 }, () => randomUUID());
  for (const [i, entrant] of ids.entries())
    accepted(await phone.push(hall, { kind: "entrant.added", body: { entrant, name: `Joueur ${i + 1}` } }));
  accepted(await phone.push(hall, { kind: "seats.given", body: { seats: [...ids, null] } }));
  const body = { position: 1, kind: "by-hand", seating: SEATING, ...(sheets && { sheets }) } as const;
  accepted(await phone.push(hall, { kind: "position.opened", body }));
  return (await db().log.findMany({ where: { within: hall.log } })).map(({ id }) => id);
}

it("each table where people sit has its sheet, of four or of three, in the order of play", async () => {
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  expect((await opened([first, second, third])).sort()).toEqual([first, second].sort());
  const namesOn = async (sheet: string) => foldSheet(await readEvents(sheet))?.names;
  // Seated North, South, East, West; North plays first, then West.
  expect(await namesOn(first)).toEqual(["Joueur 1", "Joueur 4", "Joueur 2", "Joueur 3"]);
  expect(await namesOn(second)).toEqual(["Joueur 5", "Joueur 6", "Joueur 7"]);
});

it("a position that is played on paper opens none", async () => {
  expect(await opened()).toEqual([]);
});
