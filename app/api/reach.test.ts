import { expect, it } from "vitest";
import { reachOf } from "./reach";

const asked = (host: string) => new Request("http://localhost", { headers: { host } });

it.each([
  ["localhost:3000", ["192.168.1.20", "10.0.0.2"], "http://192.168.1.20:3000"],
  ["127.0.0.1:3000", ["192.168.1.20"], "http://192.168.1.20:3000"],
  ["[::1]", ["192.168.1.20"], "http://192.168.1.20"],
  ["localhost:3000", [], null],
  ["192.168.1.7:3000", ["192.168.1.20"], null],
  ["tarot.example", ["192.168.1.20"], null],
  ["", ["192.168.1.20"], null],
  ["no host at all", ["192.168.1.20"], null],
])("asked as %j on a machine with %j, a phone finds it as %j", (host, found, reach) => {
  expect(reachOf(asked(host), found)).toBe(reach);
});
