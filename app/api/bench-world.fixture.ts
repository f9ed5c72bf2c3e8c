/** For `npm run bench`: the largest logs and seasons there may be, made by the doors or written straight to the file. */
import { hashOf } from "#lib/db/access";
import { db, write } from "#lib/db/client";
import { forgetHead } from "#lib/db/head";
import { ROOM } from "#lib/db/limits";
import type { ClubChange } from "#lib/season/club/club-event";
import { record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import type { Role } from "#lib/sheet/role";
import { aClub, anEveningOf, pushChanges, type TestClub } from "./club.fixture";
import { anEvening, type Evening, eventOf } from "./evening.fixture";
import { aPhone, ask, type Door, type Phone, readDoors, type Sent } from "./router.fixture";

export const AT = "2026-11-21T20:15:00.000Z";
export const OLD = "2026-01-01T20:15:00.000Z";
export const doors: Door[] = await readDoors();

/** One load on the server while a deal is pushed elsewhere; `prepare` makes what the load needs. */
export interface Case {
  readonly name: string;
  /** The doors that this case asks as much as their limits allow, as "GET /api/health". */
  readonly doors: readonly string[];
  readonly prepare: () => Promise<() => Promise<unknown>>;
}

export const dealt = (slot: number) => record(slot, cards(slot % 60, 60 - (slot % 60), 2));

/** Writes events straight to the file, as pushes would; the next push then brings up to date all that is kept beside them. */
export async function longest(isCounted: boolean, events = ROOM.sheet.events - 100, receivedAt = AT): Promise<Evening> {
  const club = await aClub(doors, isCounted ? { correctionDays: 7 } : {});
  const evening = isCounted ? await counted(club) : await anEvening(doors);
  const known = await db().event.count({ where: { logId: evening.sheet } });
  const slots = await db().event.count({ where: { logId: evening.sheet, kind: "deal.recorded" } });
  const rows = Array.from({ length: Math.max(0, events - known) }, (_, i) => {
    const { id, sheet, kind, v, at, device, body } = eventOf(dealt(slots + i), evening.sheet, evening.owner.device);
    const seq = known + i + 1;
    return { id, logId: sheet, kind, v, at, device, seq, slot: slots + i, body: JSON.stringify(body), receivedAt };
  });
  for (let i = 0; i < rows.length; i += 500) await write((tx) => tx.event.createMany({ data: rows.slice(i, i + 500) }));
  await write((tx) => tx.event.updateMany({ where: { logId: evening.sheet }, data: { receivedAt } }));
  forgetHead(evening.sheet);
  return evening;
}

async function counted(club: TestClub): Promise<Evening> {
  const sheet = await anEveningOf(doors, club, [dealt(0)]);
  return { sheet, owner: club.owner, events: [] };
}

/** Forgets all tries, because one phone may open only so many sheets an hour. */
export const anHourLater = () => write((tx) => tx.attempt.deleteMany());

export async function aLongSeason(evenings: number): Promise<TestClub> {
  const club = await aClub(doors, { correctionDays: 7 });
  for (let i = 0; i < evenings; i++) {
    if (i % 100 === 0) await anHourLater();
    await anEveningOf(doors, club, [dealt(0), dealt(1)]);
  }
  await write((tx) => tx.sheetTally.updateMany({ data: { firstAt: new Date(OLD) } }));
  return club;
}

export const pushClub = (club: TestClub, changes: readonly ClubChange[]) => pushChanges(doors, club, club.owner, changes);

export async function asked(method: string, address: string, sent: Sent): Promise<Response> {
  const answer = await ask(doors, method, address, sent);
  if (answer?.status !== 200) throw new Error(`${answer?.status} at ${method} ${address}`);
  return answer;
}

/** Phones that one link let into this log, written straight to the file instead of joining one by one. */
export async function phonesOf(
  { sheet }: Pick<Evening, "sheet">,
  most: number,
  role: Role,
  linkId: string | null = null,
): Promise<Phone[]> {
  const phones = Array.from({ length: most }, aPhone);
  const data = phones.map(({ device, token }) => ({ logId: sheet, id: device, tokenHash: hashOf(token), role, linkId }));
  for (let i = 0; i < data.length; i += 500) await write((tx) => tx.device.createMany({ data: data.slice(i, i + 500) }));
  return phones;
}

/** Follows until `what` is heard. The server lets a slow reader go: this one then goes on from its last event, as phones do. */
export async function heard(address: string, phone: Phone, what: string): Promise<void> {
  const decoder = new TextDecoder();
  for (let text = ""; ; ) {
    const leaving = new AbortController();
    const id = text
      .match(/id: \d+\n/g)
      ?.at(-1)
      ?.slice("id: ".length, -1);
    const sent = { phone, signal: leaving.signal, ...(id !== undefined && { headers: { "last-event-id": id } }) };
    const reader = ((await asked("GET", address, sent)).body as ReadableStream<Uint8Array>).getReader();
    for (let read = await reader.read(); !read.done && !text.includes(what); read = await reader.read())
      text = text.slice(-5_000) + decoder.decode(read.value, { stream: true });
    leaving.abort();
    await reader.cancel().catch(() => {});
    if (text.includes(what)) return;
  }
}
