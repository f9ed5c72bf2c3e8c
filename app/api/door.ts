import type { z } from "zod";
import { type Access, requireRole } from "#lib/db/access";
import type { Role } from "#lib/sheet/role";
import * as answer from "./answer";
import { SheetId } from "./shape";

export const MOST_BYTES = 64 * 1024;

/** The JSON of a request that may change something, or the answer that refuses it. */
export async function readJson(request: Request, most = MOST_BYTES): Promise<{ json: unknown } | { refusal: Response }> {
  if (!isSameOrigin(request)) return { refusal: answer.otherOrigin() };
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) return { refusal: answer.notJson() };
  const text = await readText(request, most);
  if (text === undefined) return { refusal: answer.tooLarge() };
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { refusal: answer.malformed() };
  }
}

/** What a request that may change something says, in the shape expected, or the answer that refuses it. */
export async function readShape<T>(
  request: Request,
  shape: z.ZodType<T>,
  most = MOST_BYTES,
): Promise<{ content: T } | { refusal: Response }> {
  const read = await readJson(request, most);
  if ("refusal" in read) return read;
  const { success, data } = shape.safeParse(read.json);
  return success ? { content: data } : { refusal: answer.malformed() };
}

/** What the phone that asks may do on this sheet; undefined when that is less than `role`. */
export async function enter(request: Request, params: Promise<{ id: string }>, role: Role): Promise<Access | undefined> {
  const sheet = SheetId.safeParse((await params).id);
  return sheet.success ? requireRole(sheet.data, bearerOf(request), role) : undefined;
}

/** Where a request seems to come from: told by the server, or by a proxy before it. */
export const addressOf = (request: Request): string =>
  (request.headers.get("x-forwarded-for") ?? "").split(",")[0]?.trim().slice(0, 64) ?? "";

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

/** Counted while it is read: a declared length may be absent or false. */
export async function readText(request: Request, most = MOST_BYTES): Promise<string | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
