// This folder: a sheet's log, what is pushed to it and what is read from it.
import { type Access, claimLog, hashOf } from "#lib/db/access";
import { append, hasJoined } from "#lib/db/append";
import { db } from "#lib/db/client";
import { kindOf } from "#lib/db/club";
import { epochOf, withReceipt } from "#lib/db/epoch";
import { inLine } from "#lib/db/in-line";
import { kindOpenedBy } from "#lib/db/judge/kinds";
import {
  areAllowed,
  hasRoom,
  mayStore,
  OPEN_BY_ADDRESS,
  OPEN_BY_ADDRESS_A_DAY,
  OPEN_BY_PHONE,
  type Storer,
  spend,
} from "#lib/db/limits";
import { makeProof } from "#lib/db/proof";
import type { PushResult } from "#lib/db/take";
import { readHead } from "#lib/db/warm";
import { isPlanned } from "#lib/hall/planned";
import type { LogEvent } from "#lib/log/event";
import { malformed, notFound, notNow, ok, tooMany } from "../../../answer";
import { HISTORY, NOTED } from "../../../body";
import { bearerOf, door, enterAgain, hadBy, notingDoor, readShape, refusalOf, senderAddress } from "../../../door";
import { SheetId } from "../../../shape";
import { After, idOf, Push, readEvent } from "./shape";

const PAGE = 500;
const SHORT = 50;

/** Takes events from a phone; answers each on its own, in the order sent. */
export const POST = notingDoor(async (request, { params }) => {
  const refused = refusalOf(request);
  if (refused) return refused;
  const sheet = SheetId.safeParse((await params).id);
  if (!sheet.success) return notFound();
  const known = await enterAgain(request, params, "player");
  // A stranger may open a new log: so a body is read from any phone with a token, but not for another's log.
  if (!known && (!bearerOf(request) || (await kindOf(db(), sheet.data)))) return notFound();

  // The tournament opens this sheet itself: what a table noted before that waits on its phone.
  const had = hadBy(request, sheet.data);
  if (!known && !had?.isTrue && isPlanned(sheet.data)) return notNow();

  const from = known ? undefined : senderAddress(request);
  const read = await readShape(request, Push, (await isHistory(request, known)) ? HISTORY : NOTED, from);
  if ("refusal" in read) return read.refusal;
  const sent = read.content.events;
  const events = sent.map(readEvent);
  const who = { address: senderAddress(request), phone: hashOf(bearerOf(request) ?? "") };
  if (!mayStore(who)) return tooMany();
  if (!known && kindOpenedBy(events[0]) && !(await mayOpen(who))) return tooMany();
  const access = known ?? (await claimLog(sheet.data, bearerOf(request), events[0], had));
  if (!access) return notFound();

  const results = await append(
    access,
    events.filter((event) => event !== undefined),
  );
  const joined = new Set(results.filter(hasJoined).map(({ id }) => id));
  const stored = events
    .filter((event) => event && joined.has(event.id))
    .reduce((sum, event) => sum + JSON.stringify(event).length, 0);
  if (stored > 0) await spend(who, stored);
  return ok({ results: inTheOrderSent(sent, events, results) });
});

/** A club's history is one long event: only a club's owner may send one so long. */
async function isHistory(request: Request, access: Access | undefined): Promise<boolean> {
  const bytes = Number(request.headers.get("content-length"));
  return bytes > NOTED.most && access?.role === "owner" && (await kindOf(db(), access.log)) === "club";
}

/** Limits on new logs, by phone and by address. Not asked of a phone with a right to the log. */
async function mayOpen({ address, phone }: Storer): Promise<boolean> {
  const tries = [
    [`open ${phone}`, OPEN_BY_PHONE],
    [`open from ${address}`, OPEN_BY_ADDRESS],
    [`open today from ${address}`, OPEN_BY_ADDRESS_A_DAY],
  ] as const;
  return (await areAllowed(tries)) && (await hasRoom({ address }));
}

/** The events after `?after=`; `last`: the newest number, so that the phone knows whether to ask again; `role`: its right. */
export const GET = door(async (request, { params }) => {
  const after = After.safeParse(new URL(request.url).searchParams.get("after") ?? undefined);
  if (!after.success) return malformed();
  const access = await enterAgain(request, params, "viewer");
  if (!access) return notFound();

  const epoch = await epochOf();
  const head = await readHead(access.log, (await kindOf(db(), access.log)) ?? "sheet");
  const events = head.events.slice(after.data, after.data + PAGE);
  const said = {
    epoch,
    past: head.hashes[Math.min(after.data + 1, head.hashes.length) - 1],
    last: head.log.length,
    role: access.role,
    proof: makeProof(access, bearerOf(request) as string),
  };
  const page = () => ok({ events: events.map(withReceipt), ...said });
  return events.length > SHORT ? inLine(page) : page();
});

function inTheOrderSent(sent: unknown[], events: (LogEvent | undefined)[], results: PushResult[]) {
  const next = results.values();
  return sent.map((value, i) => (events[i] ? next.next().value : { id: idOf(value), status: "rejected", code: "malformed" }));
}
