/** Where a request comes from. What it says of itself counts for nothing; what a declared proxy says of it does, the last hop alone. */
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** What the nearest proxy wrote: anything before it was sent by whoever asked. */
export const lastHop = (forwarded: string | readonly string[] | null | undefined): string =>
  String(forwarded ?? "")
    .split(",")
    .at(-1)
    ?.trim()
    .slice(0, 64) ?? "";

export function addressSeen({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">, isBehindProxy: boolean): string {
  const near = socket.remoteAddress ?? "";
  return networkOf((isBehindProxy && lastHop(headers["x-forwarded-for"])) || near);
}

const V4_IN_V6 = /^::ffff:(\d+(?:\.\d+){3})$/i;
const GROUPS = 4;

/** Of IPv6, whoever has one address has the 2⁶⁴ beside it. */
function networkOf(address: string): string {
  const plain = V4_IN_V6.exec(address)?.[1] ?? address.replace(/^\[|\](:\d+)?$/g, "");
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [head = "", tail] = plain.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after];
  return `${all.slice(0, GROUPS).join(":")}::/64`;
}
