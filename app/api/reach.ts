import { addresses } from "#lib/db/addresses";
import { lastHop } from "./address";
import { isBehindProxy } from "./before-next";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where phones find the server that was asked as "localhost", which means themselves to them; null where its name will do, or is all there is. */
export function reachOf(request: Request, found = addresses()): string | null {
  const host = `http://${request.headers.get("host") ?? ""}`;
  if (!URL.canParse(host) || !LOOPBACK.test(new URL(host).hostname)) return null;
  const { port } = new URL(host);
  // The framework writes this header too, of what it knows: only a declared proxy knows better.
  const isSecure = isBehindProxy() && lastHop(request.headers.get("x-forwarded-proto")) === "https";
  return found[0] ? `${isSecure ? "https" : "http"}://${found[0]}${port && `:${port}`}` : null;
}
