/** For `npm run bench`: a tournament as large as there may be, and clubs and tournaments that many phones follow. */

import { randomUUID } from "node:crypto";
import { MOST_TABLES } from "#lib/rules/hall/movement";
import { addPlayer } from "#lib/season/club/club-change";
import { aLongSeason, asked, type Case, doors, heard, phonesOf, pushClub } from "./bench-world.fixture";
import { accepted } from "./club.fixture";
import { aHall, openNext } from "./hall.fixture";
import type { Phone } from "./router.fixture";

const FOLLOWERS = 200;
const aGreatHall = () =>
  aHall(
    doors,
    Array.from({ length: 4 * MOST_TABLES }, (_, i) => ({ name: `Joueur ${i + 1}` })),
  );

/** Opens a sheet for each table, in one transaction. */
async function openTables() {
  const hall = await aGreatHall();
  return async () => accepted(await openNext(doors, hall));
}

async function lookAtHall() {
  const hall = await aGreatHall();
  accepted(await openNext(doors, hall));
  return async () => {
    for (let i = 0; i < 10; i++) await (await asked("GET", `/api/halls/${hall.sheet}`, { phone: hall.owner })).text();
  };
}

/** Every phone hears that something has changed and reads the page again, as the app does. */
async function hearAndLook(phones: readonly Phone[], address: string, change: () => Promise<unknown>): Promise<void> {
  const looked = phones.map(async (phone) => {
    await heard(`${address}/live`, phone, "changed");
    await (await asked("GET", address, { phone })).text();
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  await change();
  await Promise.all(looked);
}

async function followClub() {
  const club = await aLongSeason(300);
  const phones = await phonesOf({ sheet: club.club }, FOLLOWERS, "viewer");
  const change = () => pushClub(club, [addPlayer({ player: randomUUID(), name: "Zoé" })]);
  return () => hearAndLook(phones, `/api/clubs/${club.club}`, change);
}

async function followHall() {
  const hall = await aGreatHall();
  const phones = await phonesOf(hall, FOLLOWERS, "viewer");
  return () => hearAndLook(phones, `/api/halls/${hall.sheet}`, () => openNext(doors, hall));
}

const HALL = "GET /api/halls/[id]";
const CLUB = "GET /api/clubs/[id]";

export const OF_HALLS: readonly Case[] = [
  { name: "the tables of the largest tournament are opened", doors: ["POST /api/sheets/[id]/events"], prepare: openTables },
  { name: "the largest tournament is looked at", doors: [HALL], prepare: lookAtHall },
  { name: "two hundred phones follow it and look", doors: [HALL, `${HALL}/live`], prepare: followHall },
  { name: "two hundred phones follow a club and look", doors: [CLUB, `${CLUB}/live`], prepare: followClub },
];
