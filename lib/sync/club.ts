/**
 * A club as this phone sees it. The standings are the server's: the phone keeps what it was last told, with its date, for
 * when there is no network. Changes to a club need the server, and say so.
 */

import type { LogEvent } from "#lib/log/event";
import { MOST_EVENTS } from "#lib/log/limits";
import type { Stamp } from "#lib/log/stamp";
import { bySize, keptIn } from "#lib/rules/lists";
import { isRecord } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import { stampClub } from "#lib/season/club/club-change";
import type { ClubChange, SeasonId } from "#lib/season/club/club-event";
import { CLUB_FILE, type ClubFile, type ImportReport } from "#lib/season/club/club-file";
import type { ClubView, EveningLine, SeasonView } from "#lib/season/views";
import type { Seen } from "./database";
import { clubPath, type Door, doorOf, isClubFile } from "./doors";
import { stampNow } from "./holds";
import { listening } from "./listening";
import type { Phone } from "./phone";
import { type Retry, retryOf } from "./retry";
import { shaped } from "./shape";
import { askServer, faultsOf, type WireCode, WireError, wireOf } from "./wire";

export type { Seen } from "./database";

const CLUB_DOOR = /^\/api\/clubs\/([^/]+)$/;

/** What this phone last saw there, if it ever did. It is checked like an answer, since an older app may have kept it. */
export async function lastSeen<T>(phone: Phone, { path, is }: Door<T>): Promise<Seen<T> | undefined> {
  const seen = await phone.store.seen(path);
  return seen && is(seen.view) ? { ...seen, view: seen.view } : undefined;
}

/** Why there is no answer. `storage`: the token is on the disk, and the disk cannot be read. */
export type Trouble = WireCode | "storage";

export const troubleOf = (error: unknown): Trouble => (error instanceof WireError ? error.code : "storage");

/** Throws a `WireError` unless the answer has the door's shape. */
export async function askDoor<T>(phone: Phone, { path, is }: Door<T>): Promise<T> {
  const json: unknown = await askServer(phone.env, await phone.device(), path, {}, undefined, await proofOf(phone, path));
  if (!is(json)) throw new WireError("server");
  return json;
}

const HALL_DOOR = /^\/api\/halls\/[^/]+$/;

/** The server's signed word that this phone has a right to this tournament, from its last answer. */
export const proofOf = async (phone: Phone, path: string): Promise<string | undefined> =>
  HALL_DOOR.test(path) ? wordSeen(phone, path, "proof").catch(() => undefined) : undefined;

export async function wordSeen(phone: Phone, path: string, field: "proof" | "epoch"): Promise<string | undefined> {
  const view = (await phone.store.seen(path))?.view;
  const word = isRecord(view) ? view[field] : undefined;
  return typeof word === "string" ? word : undefined;
}

/** How many questions were asked, and at each path the newest answer with the number of its question. */
interface Answers {
  asked: number;
  readonly newest: Map<string, { readonly number: number; readonly seen: Seen }>;
}

const answersTo = keptByPhone((): Answers => ({ asked: 0, newest: new Map() }));

/**
 * Asks the server, and keeps the answer. Where a later question was answered first, its answer is returned instead. A phone that
 * was shut out keeps what it saw, to read only.
 */
export async function look<T>(phone: Phone, door: Door<T>): Promise<Seen<T>> {
  const { path } = door;
  const answers = answersTo(phone);
  const number = ++answers.asked;
  const view = await askDoor(phone, door).catch(async (error) => {
    if (troubleOf(error) === "refused") await onlyFollow(phone, path).catch(() => {});
    throw error;
  });
  const known = answers.newest.get(path);
  if (known && known.number > number && door.is(known.seen.view)) return { ...known.seen, view: known.seen.view };
  const seen = { path, at: phone.env.now(), view };
  answers.newest.set(path, { number, seen });
  // If the disk is full, the answer can still be shown.
  await phone.store.keepSeen(seen).catch(() => {});
  return seen;
}

async function onlyFollow(phone: Phone, path: string): Promise<void> {
  const kept = await phone.store.seen(path);
  if (isRecord(kept?.view) && typeof kept.view.role === "string")
    await phone.store.keepSeen({ ...kept, view: { ...kept.view, role: "viewer" } });
}

/** One value for each phone. */
export function keptByPhone<T>(make: (phone: Phone) => T): (phone: Phone) => T {
  const kept = new WeakMap<Phone, T>();
  return (phone) => keptIn(kept, phone, () => make(phone));
}

/** Every evening of a season, newest first. */
export const everyEvening = async (phone: Phone, { club, season, evenings, before }: SeasonView): Promise<EveningLine[]> => [
  ...evenings,
  ...(await eveningsBefore(phone, club.id, season.id, before)),
];

/** Evenings before `first` (an evening or a day), page by page; null: none. */
export async function eveningsBefore(phone: Phone, club: string, season: SeasonId, first: string | null): Promise<EveningLine[]> {
  const evenings: EveningLine[] = [];
  for (let before = first; before !== null; ) {
    const page = await askDoor(phone, doorOf.evenings(club, season, before));
    evenings.push(...page.evenings);
    before = page.before;
  }
  return evenings;
}

/** The whole log of a club, from the server. */
export async function clubLog(phone: Phone, club: string): Promise<LogEvent[]> {
  const wire = wireOf(phone.env, await phone.device());
  const log: LogEvent[] = [];
  for (let known = 0; ; ) {
    const { events, last } = await wire.pull(club, known);
    log.push(...events);
    const seq = events.at(-1)?.seq;
    if (seq === undefined || seq >= last) return log;
    known = seq;
  }
}

/** The clubs that this phone has seen, the last seen first. If an older app kept one in another shape, it is asked for again. */
export async function clubsHere(phone: Phone): Promise<Seen<ClubView>[]> {
  const clubs = (await phone.store.seenPaths()).flatMap((path) => CLUB_DOOR.exec(path)?.[1] ?? []);
  const seen = await Promise.all(
    clubs
      .map((club) => doorOf.club(club))
      .map(async (door) => (await lastSeen(phone, door)) ?? look(phone, door).catch(() => undefined)),
  );
  return seen.flatMap((club) => club ?? []).sort((a, b) => b.at - a.at);
}

/** The club in a file's text; null if it is no club's document. */
export function clubFileIn(text: string): ClubFile | null {
  try {
    const json: unknown = JSON.parse(text);
    return isClubFile(json) && json.format === CLUB_FILE ? json : null;
  } catch {
    return null;
  }
}

/** Whether this phone ran the club when it last looked. */
export const isManagedHere = async (phone: Phone, club: string): Promise<boolean> =>
  (await lastSeen(phone, doorOf.club(club)))?.view.role === "owner";

const isReport = shaped<ImportReport>({ accepted: "number", known: "number", refused: "list" });

/** Twenty years of evenings take the server a minute: five times that. */
const IMPORTING_MS = 300_000;

/** Gives a club's document to the server. Where the club is unknown, this phone becomes its owner, or the owner of a copy. */
export async function takeClub(phone: Phone, file: ClubFile, recovery?: string): Promise<ImportReport> {
  const device = await phone.device();
  const body = JSON.stringify({ device: device.id, file, recovery });
  const door = `${clubPath(file.club)}/import`;
  const report = await askServer(phone.env, device, door, { method: "POST", body }, IMPORTING_MS);
  if (!isReport(report)) throw new WireError("server");
  await look(phone, doorOf.club(report.copy ?? file.club)).catch(() => {});
  tellChanged();
  return report;
}

/** A new recovery code, which replaces the one before. The server tells it only now. */
export async function newRecovery(phone: Phone, club: string): Promise<string> {
  const { code } = await askServer(phone.env, await phone.device(), `${clubPath(club)}/recovery`, { method: "POST", body: "{}" });
  tellChanged();
  return String(code);
}

export type Changed =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: Trouble }
  | { readonly ok: false; readonly code: "rejected"; readonly faults: readonly Fault[] };

/** `tellChanged`: the server has answered a change of a club or a tournament by this page. `onClubChange` listens to it. */
export const { tell: tellChanged, subscribe: onClubChange } = listening();

/** The ids of the last changes, so that a change asked again keeps its id. */
export const retryOn = keptByPhone((phone) => retryOf(phone.makeId));

/**
 * Pushed in order, each judged on its own; returns the first refusal. The same change asked twice in a row is made once, in case
 * the first answer was lost.
 */
export const changeClub = (phone: Phone, club: string, changes: readonly ClubChange[], retry?: Retry): Promise<Changed> =>
  changeLog(phone, club, changes, stampClub, retry);

/** The same for any log that only the server changes. */
export async function changeLog<C>(
  phone: Phone,
  log: string,
  changes: readonly C[],
  stamped: (change: C, stamp: Stamp) => LogEvent,
  retry: Retry = retryOn(phone),
): Promise<Changed> {
  try {
    const stamp = await stampNow(phone, log);
    const events = changes.map((change) => stamped(change, { ...stamp, id: retry.idOf([log, change]) }));
    retry.put();
    return await pushAll(phone, log, events);
  } catch (error) {
    return { ok: false, code: troubleOf(error) };
  } finally {
    tellChanged();
  }
}

/** In batches of the size that a door takes; returns the first refusal. */
async function pushAll(phone: Phone, club: string, events: readonly LogEvent[]): Promise<Changed> {
  const wire = wireOf(phone.env, await phone.device());
  for (const sent of bySize(events, MOST_EVENTS)) {
    const answers = await wire.push(club, sent);
    const refused = answers.find(({ status }) => status === "rejected" || status === "conflict");
    if (refused?.status === "rejected") return { ok: false, code: "rejected", faults: faultsOf(refused) };
    if (refused || answers.length < sent.length) throw new WireError("server");
  }
  return { ok: true };
}
