import { createHash, timingSafeEqual } from "node:crypto";
import { readHealth } from "#lib/db/health";
import { settings } from "#lib/db/settings";
import { notFound } from "../answer";
import { metricsText } from "../metrics";

/** For the operator, by the token in `METRICS_TOKEN`; "not found" if that is not set. */
export async function GET(request: Request): Promise<Response> {
  if (!mayLook(request.headers.get("authorization") ?? "")) return notFound();
  const text = metricsText(await readHealth().catch(() => "unreadable"));
  return new Response(text, {
    headers: { "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function mayLook(authorization: string): boolean {
  const token = settings().METRICS_TOKEN;
  if (!token) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

export const dynamic = "force-dynamic";
