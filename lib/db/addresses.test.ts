import type { NetworkInterfaceInfo } from "node:os";
import { expect, it } from "vitest";
import { addresses } from "./addresses";

const at = (address: string, rest: object = {}) =>
  ({ address, family: "IPv4", internal: false, ...rest }) as NetworkInterfaceInfo;

it("addresses for phones are those of the home's network, not those inside this machine", () => {
  const found = addresses({
    lo: [at("127.0.0.1", { internal: true })],
    docker0: [at("172.17.0.1")],
    "br-1f2e": [at("172.18.0.1")],
    eth1: [at("203.0.113.4"), at("10.1.2.3")],
    wlan0: [at("fe80::1", { family: "IPv6" }), at("192.168.1.20"), at("169.254.8.8")],
  });
  expect(found).toEqual(["192.168.1.20", "10.1.2.3", "203.0.113.4"]);
});

it("172.32 is no home network, and without a network there is no address", () => {
  expect(addresses({ eth0: [at("172.32.0.1"), at("172.31.0.1")] })).toEqual(["172.31.0.1", "172.32.0.1"]);
  expect(addresses({})).toEqual([]);
});
