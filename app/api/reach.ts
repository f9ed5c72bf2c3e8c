import { addresses } from "#lib/db/addresses";
import { lastHop } from "./address";
import { isBehindProxy } from "./before-next";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** An address at which phones find the server, if it was asked as "localhost", which for them is themselves; else null. */
export function reachOf(request: Request, found = addresses()): string | null {
  const host = `http://${request.headers.get("host") ?? ""}`;
  if (!URL.canParse(host) || !LOOPBACK.test(new URL(host).hostname)) return null;
  const { port } = new URL(host);
  // Next writes this header itself: only a declared proxy knows whether the phone used https.
  const isSecure = isBehindProxy() && lastHop(request.headers.get("x-forwarded-proto")) === "https";
  return found[0] ? `${isSecure ? "https" : "http"}://${found[0]}${port && `:${port}`}` : null;
}
