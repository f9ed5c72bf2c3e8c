/**
 * `npm run demo`: a club's year and the golden evening of décalé in this database, and the links that open them as their owner.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Access, claimLog } from "#lib/db/access";
import { addresses } from "#lib/db/addresses";
import { append } from "#lib/db/append";
import { closeDb, db } from "#lib/db/client";
import { createLink } from "#lib/db/links";
import { settings } from "#lib/db/settings";
import { databaseUrl } from "#lib/db/url";
import type { LogEvent } from "#lib/log/event";
import { open, record, replace, stampSheet } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { decaleSentence } from "#lib/sheet/golden/decale.fixture";
import { readGolden } from "#lib/sheet/golden/read-golden.fixture";
import { fillClub } from "./demo/club";
import { fillTournament } from "./demo/tournament";
import { applyMigrations } from "./engine";

const DEAL_MINUTES = 9;
const START = Date.UTC(2026, 2, 17, 19, 30);

const golden = readGolden(readFileSync(join(import.meta.dirname, "../lib/sheet/golden/decale.txt"), "utf8"), decaleSentence);
const sheet = randomUUID();
const device = randomUUID();

await applyMigrations(databaseUrl());
const token = await fill();
const seed = 1 + (await db().log.count({ where: { kind: "club" } }));
const { club, newest, token: runs, evenings, deals } = await fillClub(seed, Date.now());
const links = [
  { title: "the golden evening", token },
  { title: `the club "Les mardis", a year of ${evenings} evenings and ${deals} deals`, token: await linkOf(club) },
  { title: "its newest evening", token: await linkOf(newest) },
  { title: "its tournament of seven tables, as its arbiter", token: await linkOf(await fillTournament(club, runs)) },
];
await closeDb();
const port = settings().PORT || "3000";
for (const { title, token } of links) {
  console.log(`${title}:`);
  for (const host of ["localhost", ...addresses()]) console.log(`  http://${host}:${port}/fr/join#${token}`);
}

async function fill(): Promise<string> {
  const log = evening();
  const access = await claimLog(sheet, randomBytes(32).toString("base64url"), log[0]);
  const results = await append(access as Access, log);
  const refused = results.find(({ status }) => status !== "accepted");
  if (refused) throw new Error(`the golden evening was refused: ${JSON.stringify(refused)}`);
  return linkOf(access as Access);
}

async function linkOf(access: Access): Promise<string> {
  return (await createLink(access, "owner", 365)).token;
}

/** The events that the phone noting the evening would have sent. */
function evening(): LogEvent[] {
  const { names, dealer, game, edition, steps } = golden;
  const made: LogEvent[] = [];
  const note = (change: Change): LogEvent => {
    const at = new Date(START + made.length * DEAL_MINUTES * 60_000).toISOString();
    const event = stampSheet(change, { id: randomUUID(), sheet, at, device });
    made.push(event);
    return event;
  };
  note(open({ rules: { game, edition, players: names.length }, names, dealer, target: null, until: null }));
  const firsts = new Map<number, string>();
  for (const { number, correction, deal } of steps) {
    const known = firsts.get(number);
    if (correction !== null && known) note(replace({ id: known, current: known }, { ...deal }, correction));
    else firsts.set(number, note(record(number - 1, { ...deal })).id);
  }
  return made;
}
