import { expect, it } from "vitest";
import { addressSeen, lastHop } from "./address";

const seen = (remoteAddress: string | undefined, forwarded: string | undefined, isBehindProxy: boolean) =>
  addressSeen({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } } as never, isBehindProxy);

it.each([
  ["no proxy", "192.0.2.1", undefined, false, "192.0.2.1"],
  ["no proxy, and a request that makes one up", "192.0.2.1", "203.0.113.9", false, "192.0.2.1"],
  ["a declared proxy", "127.0.0.1", "203.0.113.9", true, "203.0.113.9"],
  ["a declared proxy, and a request that makes up others before it", "127.0.0.1", "10.0.0.1, 203.0.113.9", true, "203.0.113.9"],
  ["a declared proxy that says nothing", "192.0.2.1", undefined, true, "192.0.2.1"],
  ["IPv4 on a socket of both", "::ffff:192.0.2.1", undefined, false, "192.0.2.1"],
  ["IPv6: the network, not the address", "2001:db8:1:2:aaaa:bbbb:cccc:dddd", undefined, false, "2001:db8:1:2::/64"],
  ["IPv6 written short", "2001:db8::1", undefined, false, "2001:db8:0:0::/64"],
  ["IPv6 behind a proxy that writes the port", "127.0.0.1", "[2001:db8:1:2::9]:5000", true, "2001:db8:1:2::/64"],
  ["IPv6 written short in its middle", "2001:db8:1::9", undefined, false, "2001:db8:1:0::/64"],
  ["IPv6 written short at its end", "2001:db8:1:2:3::", undefined, false, "2001:db8:1:2::/64"],
  ["IPv6 of all but one group", "2001:db8:1:2:3:4:5::", undefined, false, "2001:db8:1:2::/64"],
  ["IPv6 written short at its start", "::1:2:3:4:5:6", undefined, false, "0:0:1:2::/64"],
  ["IPv6 in brackets", "127.0.0.1", "[2001:db8:1:2::9]", true, "2001:db8:1:2::/64"],
  ["no address, at length", "127.0.0.1", "x".repeat(65), true, "x".repeat(64)],
  ["no socket", undefined, undefined, false, ""],
  ["this machine", "::1", undefined, false, "0:0:0:0::/64"],
])("%s", (_, near, forwarded, isBehindProxy, address) => {
  expect(seen(near, forwarded, isBehindProxy)).toBe(address);
});

it("the last hop of a proxy's header counts, and a long one is cut", () => {
  expect([lastHop(["a", "b, c "]), lastHop(null), lastHop(`a, ${"x".repeat(65)}`)]).toEqual(["c", "", "x".repeat(64)]);
});
