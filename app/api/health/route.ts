import { db } from "#lib/db/client";
import { notNow, ok } from "../answer";

/** Answers yes when the server can read its database. */
export async function GET(): Promise<Response> {
  try {
    await db().sheet.findFirst({ select: { id: true } });
    return ok({ ok: true, database: "ok" });
  } catch {
    return notNow();
  }
}

export const dynamic = "force-dynamic";
