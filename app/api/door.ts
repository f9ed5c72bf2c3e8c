import type { z } from "zod";
import { type Access, requireRole } from "#lib/db/access";
import { db, isAway } from "#lib/db/client";
import { kindOf } from "#lib/db/club";
import { followClub } from "#lib/db/follow-club";
import type { LogKind } from "#lib/db/head";
import { turn } from "#lib/db/in-line";
import { comeBack, readProof } from "#lib/db/proof";
import type { Role } from "#lib/sheet/role";
import { lastHop } from "./address";
import * as answer from "./answer";
import { NOTED, readBody } from "./body";
import { SheetId } from "./shape";
import { streamed } from "./stream";

/** `P`: what its address names. */
type Handler<P extends string> = (request: Request, context: { params: Promise<Record<P, string>> }) => Promise<Response>;

/**
 * The door by which deals are noted: nobody else is let in before. Where the database is out of reach, or what would be written into it
 * would be gone, it says so, as every door that asks it: phones keep what they noted, and ask again.
 */
export const notingDoor =
  <P extends string = "id">(handler: Handler<P>): Handler<P> =>
  (request, context) =>
    handler(request, context).catch(whenAway);

/** Every other door that asks the database: they stand in line. */
export const door = <P extends string = "id">(handler: Handler<P>): Handler<P> =>
  notingDoor(async (request, context) => {
    await turn();
    return handler(request, context);
  });

function whenAway(error: unknown): Response {
  if (isAway(error)) return answer.notNow();
  throw error;
}

/** What a door's address names, and the request that came by it. */
type Asked<P extends string> = Readonly<Record<"id" | P, string>> & { readonly request: Request };

/** A door that shows what there is to whoever has this right. No right, or nothing there, is one answer. */
export const showing = <P extends string = never>(
  role: Role,
  read: (access: Access, asked: Asked<P>) => Promise<unknown>,
): Handler<"id" | P> =>
  door(async (request, { params }) => {
    const access = await enter(request, params, role);
    return answered(access && (await read(access, { ...(await params), request })));
  });

/**
 * A door that changes something, by what is said in this shape. In this order: by whom it is sent, whether they may, and only then
 * what it says. Of whoever may not, nothing is read.
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

/** Whatever is no answer yet: a view, or that there is none. */
const answered = (found: unknown): Response => (found instanceof Response ? found : found ? answer.ok(found) : answer.notFound());

/** Another site's page, or a form: told by the head alone. */
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

/** Whoever may look at a log of this kind alone: a club's door is no door of a sheet. */
export async function enterKind(request: Request, params: Promise<{ id: string }>, kind: LogKind): Promise<Access | undefined> {
  const access = await enter(request, params, "viewer");
  return access && (await kindOf(db(), access.log)) === kind ? access : undefined;
}

/** Says that something of such a log has changed, its tables included; what it is, its doors say. */
export const changesOf = (kind: LogKind): Handler<"id"> =>
  door(async (request, { params }) => {
    const access = await enterKind(request, params, kind);
    if (!access) return answer.notFound();
    return streamed(request.signal, (send, end) => followClub(access, () => send("event: changed\ndata: {}\n\n"), end));
  });

/** What this server gave the phone to keep, for the day when it knows it no more. */
const PROOF = "petit-proof";

/** The same, also of a phone whose right an older copy that was put back does not know, and who has this server's word for it. */
export async function enterAgain(request: Request, params: Promise<{ id: string }>, role: Role): Promise<Access | undefined> {
  const known = await enter(request, params, role);
  if (known) return known;
  const sheet = SheetId.safeParse((await params).id);
  return sheet.success ? comeBack(sheet.data, bearerOf(request), request.headers.get(PROOF), role) : undefined;
}

/** What the phone that asks says it had. */
export const hadBy = (request: Request, sheet: string): ReturnType<typeof readProof> =>
  readProof(request.headers.get(PROOF), sheet, bearerOf(request) as string);

/** Where a request comes from: written over whatever it says itself before anybody reads it (`before-next.ts`). */
export const addressOf = (request: Request): string => lastHop(request.headers.get("x-forwarded-for"));

/** 256 random bits that a phone made, as base64url. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer ([\w-]{43})$/.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** A table on the local network has no https, and there browsers send no `Sec-Fetch-Site`: then the origin tells. */
function isSameOrigin({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin") ?? "";
  return URL.canParse(origin) && new URL(origin).host === headers.get("host");
}
