/** The golden tournament, pushed by its arbiter and by a phone at each table. */
import { randomBytes, randomUUID } from "node:crypto";
import { type Access, claimLog } from "#lib/db/access";
import { append } from "#lib/db/append";
import { db } from "#lib/db/client";
import { admit } from "#lib/db/devices";
import { headOf } from "#lib/db/head";
import { createLink, linkOf } from "#lib/db/links";
import { playTournament } from "#lib/hall/golden/play-tournament.fixture";
import { readTournament } from "#lib/hall/golden/tournament.fixture";
import { stampHall } from "#lib/hall/hall-event";
import type { LogEvent } from "#lib/log/event";
import { stampSheet } from "#lib/sheet/change";

const START = Date.UTC(2026, 10, 24, 19, 30);
const STEP_MS = 20_000;

/** `token`: of the phone that manages the club. Returns the right to the tournament. */
export async function fillTournament(club: Access, token: string): Promise<Access> {
  const hall = randomUUID();
  let arbiter: Access | undefined;
  let steps = 0;
  const how = (sheet: string, device: string) => ({
    id: randomUUID(),
    sheet,
    at: new Date(START + steps++ * STEP_MS).toISOString(),
    device,
  });
  const phones = new Map<number, Access>();
  /** The phone of a table, let in by the link on that table's card. */
  const phoneAt = async (table: number): Promise<Access> => {
    const known = phones.get(table);
    if (known) return known;
    const link = await linkOf({ token: (await createLink(arbiter as Access, "player")).token });
    const phone = { token: randomBytes(32).toString("base64url"), device: randomUUID(), name: `Table ${table}` };
    const access = link && (await admit(link, phone));
    if (typeof access !== "object") throw new Error("the table was not let in");
    phones.set(table, access);
    return access;
  };
  await playTournament(readTournament(), club.log, {
    makeId: randomUUID,
    hall: async () => {
      const { hall: now } = await headOf(db(), hall, "hall");
      if (!now) throw new Error("the tournament is not there");
      return now;
    },
    arbiter: async (...changes) => {
      const events = changes.map((change) => stampHall(change, how(hall, club.device)));
      arbiter ??= await claimLog(hall, token, events[0]);
      await push(arbiter as Access, events);
      arbiter = { log: hall, device: club.device, name: null, role: "owner" };
    },
    table: async (table, log, ...changes) => {
      const { device } = await phoneAt(table);
      const events = changes.map((change) => stampSheet(change, how(log, device)));
      await push({ log, device, name: null, role: "player" }, events);
    },
  });
  return arbiter as unknown as Access;
}

async function push(access: Access, events: LogEvent[]): Promise<void> {
  const refused = (await append(access, events)).find(({ status }) => status !== "accepted");
  if (refused) throw new Error(`the golden tournament was refused: ${JSON.stringify(refused)}`);
}
