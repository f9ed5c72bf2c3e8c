import { readHealth } from "#lib/db/health";
import { ok, unwell } from "../answer";

/** Healthy if what a phone notes would be stored: the file is there, whole, has room, and a write succeeds. */
export async function GET(): Promise<Response> {
  const health = await readHealth().catch(() => "unreadable" as const);
  return health === "ok" ? ok({ ok: true, database: health }) : unwell(health);
}

export const dynamic = "force-dynamic";
