// This folder: the doors, where every request is checked before `lib/db` answers it.
/**
 * The address that a request comes from. Its own headers are ignored; if a proxy is declared, the hop that it added last counts.
 */
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** The last entry, which the nearest proxy wrote: the sender may have written those before it. */
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

/** An IPv6 network is counted as one: whoever has one address also has the 2⁶⁴ around it. */
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
