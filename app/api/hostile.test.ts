import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client";
import { endAll } from "#lib/db/follow";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { readEvents } from "#lib/db/read";
import { isPostgres } from "#lib/db/url";
import { inFull } from "#lib/in-full.fixture";
import { chanceOf } from "#lib/rules/seeded";
import { judgeClub } from "#lib/season/club/club.fixture";
import { addPlayer, adjust, endSeason, mergePlayers, stampClub } from "#lib/season/club/club-change";
import { contest, record, rename, replace } from "#lib/sheet/change";
import { isNewer } from "#lib/sheet/event";
import { judgeInSheet } from "#lib/sheet/judge";
import { cards } from "#lib/sheet/log.fixture";
import { aClubTable } from "./club.fixture";
import { aGuest, anEvening, eventOf } from "./evening.fixture";
import { Hostile, type Target } from "./hostile.fixture";
import { ask, readDoors } from "./router.fixture";

/** `npm run bench` asks for a hundred thousand. */
const REQUESTS = Number(process.env.HOSTILE ?? inFull(4_000, 1_500));
/** Requests for each table: few, because every new event is judged against the whole sheet, which grows. */
const BY_TABLE = 1_000;
const AT = "2026-11-21T20:15:00.000Z";

const doors = await readDoors();
emptyDatabasePer("file");

async function aTarget(): Promise<Target> {
  const evening = await anEvening(doors);
  const { sheet, owner } = evening;
  const phones = [owner, await aGuest(doors, evening, "player"), await aGuest(doors, evening, "viewer")];
  const deal = { id: evening.events[1]?.id as string };
  const changes = [
    record(1, cards(20, 20, 12)),
    replace({ ...deal, current: deal.id }, cards(22, 20, 10)),
    contest(deal, "renonce"),
    rename(0, "Ana"),
  ];
  return { sheet, phones, events: [...evening.events, ...changes.map((change) => eventOf(change, sheet, owner.device))] };
}

/** A club with its evening, as a target of requests. */
async function aClubTarget(): Promise<Target> {
  const club = await aClubTable(doors);
  const { sheet, owner, events, season, player, evening } = club;
  const phones = [owner, await aGuest(doors, club, "player"), await aGuest(doors, club, "viewer")];
  const changes = [
    addPlayer({ player: randomUUID(), name: "Zoé" }),
    mergePlayers(player, owner.device),
    endSeason(season, "fini"),
    adjust({ season, player, points: 3, reason: "retard" }),
  ];
  const made = changes.map((change) => stampClub(change, { id: randomUUID(), sheet, at: AT, device: owner.device }));
  return { sheet, phones, events: [...events, ...made], steps: { season, player, sheet: evening } };
}

/** The status of an answer, which is read to its end unless it is a stream. */
async function statusOf(response: Response): Promise<number> {
  if (response.headers.get("content-type")?.includes("event-stream")) await response.body?.cancel();
  else await response.text();
  return response.status;
}

it(`${REQUESTS} hostile requests: no answer is an error, none hangs, and nothing is stored that the rules refuse`, {
  timeout: 3_600_000,
}, async () => {
  const draw = chanceOf(20261121);
  const seen = new Map<number, number>();
  let slowest = 0;
  let hostile: Hostile | undefined;
  const sheets: string[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    if (i % BY_TABLE === 0) {
      const targets = [await aTarget(), await aTarget(), await aClubTarget()];
      sheets.push(...targets.map(({ sheet }) => sheet));
      hostile = new Hostile(draw, doors, targets);
    }
    const { method, address, sent } = (hostile as Hostile).next();
    const start = performance.now();
    const response = await ask(doors, method, address, sent);
    const status = response ? await statusOf(response) : 405;
    slowest = Math.max(slowest, performance.now() - start);
    seen.set(status, (seen.get(status) ?? 0) + 1);
    if (status >= 500) throw new Error(`${status} to request ${i}: ${method} ${address} ${JSON.stringify(sent).slice(0, 2_000)}`);
  }
  endAll();
  const stored = await checkStored();
  const told = [...seen].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
  console.log(
    `${REQUESTS} hostile requests: ${told.join(", ")}; slowest ${Math.round(slowest)} ms; ${stored} events stored, each by the rules`,
  );
  for (const status of [200, 400, 403, 404, 413, 415]) expect(seen.get(status) ?? 0, `${status}`).toBeGreaterThan(0);
  expect((await db().device.findMany({ where: { logId: { in: sheets } } })).length).toBe(sheets.length * 3);
});

/** Judges every event of every log again, against the log as it was when the event joined. */
async function checkStored(): Promise<number> {
  let stored = 0;
  for (const { id, kind } of await db().log.findMany({ select: { id: true, kind: true } })) {
    const judge = kind === "club" ? judgeClub : judgeInSheet;
    const log = await readEvents(id);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
    for (const [i, event] of log.entries())
      expect(kind === "sheet" && isNewer(event) ? [] : judge(log.slice(0, i), event), event.id).toEqual([]);
    stored += log.length;
  }
  if (isPostgres()) return stored;
  const integrity = await db().$queryRawUnsafe<{ integrity_check: string }[]>("PRAGMA integrity_check");
  expect(integrity).toEqual([{ integrity_check: "ok" }]);
  return stored;
}
