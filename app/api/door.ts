import type { z } from "zod";
import { type Access, requireRole } from "#lib/db/access";
import { db, isAway } from "#lib/db/client";
import { kindOf } from "#lib/db/club";
import { followClub } from "#lib/db/follow-club";
import { turn } from "#lib/db/in-line";
import { letBackIn, readProof } from "#lib/db/proof";
import type { LogKind } from "#lib/log/event";
import type { Role } from "#lib/sheet/role";
import { lastHop } from "./address";
import * as answer from "./answer";
import { NOTED, readBody } from "./body";
import { SheetId } from "./shape";
import { streamed } from "./stream";

/** `P`: the names of the address's parameters. */
type Handler<P extends string> = (request: Request, context: { params: Promise<Record<P, string>> }) => Promise<Response>;

/**
 * The door for noting deals, which waits for no other requests. If the database is out of reach or was replaced, it answers so,
 * like every other door: phones keep what they noted, and try again.
 */
export const notingDoor =
  <P extends string = "id">(handler: Handler<P>): Handler<P> =>
  (request, context) =>
    handler(request, context).catch((error: unknown) => {
      if (isAway(error)) return answer.notNow();
      throw error;
    });

/** Every other door to the database: its requests wait for their turn. */
export const door = <P extends string = "id">(handler: Handler<P>): Handler<P> =>
  notingDoor(async (request, context) => {
    await turn();
    return handler(request, context);
  });

/** What a door's address names, and the request that came by it. */
type Asked<P extends string> = Readonly<Record<"id" | P, string>> & { readonly request: Request };

/**
 * A door that shows something to those with this right. No right and nothing there get the same answer. `kind`: it opens no other
 * kind of log.
 */
export const showing = <P extends string = never>(
  role: Role,
  read: (access: Access, asked: Asked<P>) => Promise<unknown>,
  kind?: LogKind,
): Handler<"id" | P> =>
  door(async (request, { params }) => {
    const access = await enter(request, params, role);
    if (access && kind && (await kindOf(db(), access.log)) !== kind) return answer.notFound();
    return answered(access && (await read(access, { ...(await params), request })));
  });

/**
 * A door that changes something, by a body of this shape. It checks the sender and the right before it reads the body; without a
 * right, nothing is read.
 */
export const changing = <T, P extends string = never>(
  role: Role,
  shape: z.ZodType<T>,
  change: (access: Access, content: T, asked: Asked<P>) => Promise<unknown>,
): Handler<"id" | P> =>
  door(async (request, { params }) => {
    const refusal = refusalOf(request);
    if (refusal) return refusal;
    const access = await enter(request, params, role);
    if (!access) return answer.notFound();
    const read = await readShape(request, shape);
    if ("refusal" in read) return read.refusal;
    return answered(await change(access, read.content, { ...(await params), request }));
  });

/** Turns a view into an answer, and a missing one into "not found". */
const answered = (found: unknown): Response => (found instanceof Response ? found : found ? answer.ok(found) : answer.notFound());

/** Refuses another site's page or a form, by the headers alone. */
export function refusalOf(request: Request): Response | undefined {
  if (!isSameOrigin(request)) return answer.otherOrigin();
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) return answer.notJson();
}

/** What a request says, in the shape expected, or the answer that refuses it. */
export async function readShape<T>(
  request: Request,
  shape: z.ZodType<T>,
  bounds = NOTED,
  stranger?: string,
): Promise<{ content: T } | { refusal: Response }> {
  const read = await readBody(request, bounds, stranger);
  if ("refusal" in read) return read;
  try {
    const { success, data } = shape.safeParse(JSON.parse(read.text));
    return success ? { content: data } : { refusal: answer.malformed() };
  } catch {
    return { refusal: answer.malformed() };
  }
}

/** What the phone that asks may do on this sheet; undefined when that is less than `role`. */
export async function enter(request: Request, params: Promise<{ id: string }>, role: Role): Promise<Access | undefined> {
  const sheet = SheetId.safeParse((await params).id);
  return sheet.success ? requireRole(sheet.data, bearerOf(request), role) : undefined;
}

/** Tells that a log of this kind or one of its tables has changed, but not what: other doors show that. */
export const changesOf = (kind: LogKind): Handler<"id"> =>
  showing(
    "viewer",
    async (access, { request }) =>
      streamed(request.signal, (send, end) => followClub(access, () => send("event: changed\ndata: {}\n\n"), end)),
    kind,
  );

/** The header with the proof that this server gave the phone, in case it no longer knows the phone. */
const PROOF = "petit-proof";

/** The same, but also lets in a phone by its proof, if a restored copy does not know its right. */
export async function enterAgain(request: Request, params: Promise<{ id: string }>, role: Role): Promise<Access | undefined> {
  const known = await enter(request, params, role);
  if (known) return known;
  const sheet = SheetId.safeParse((await params).id);
  return sheet.success ? letBackIn(sheet.data, bearerOf(request), request.headers.get(PROOF), role) : undefined;
}

/** The right that the phone claims to have had, by its proof. */
export const hadBy = (request: Request, sheet: string): ReturnType<typeof readProof> =>
  readProof(request.headers.get(PROOF), sheet, bearerOf(request) as string);

/** The address of a request: `before-next.ts` has overwritten whatever the request claimed. */
export const senderAddress = (request: Request): string => lastHop(request.headers.get("x-forwarded-for"));

/** 256 random bits that a phone made, as base64url. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer ([\w-]{43})$/.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** On a local network without https, browsers send no `Sec-Fetch-Site`: then `Origin` is compared. */
function isSameOrigin({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin") ?? "";
  return URL.canParse(origin) && new URL(origin).host === headers.get("host");
}
