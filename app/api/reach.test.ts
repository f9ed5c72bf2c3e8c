import { afterEach, expect, it } from "vitest";
import { reachOf } from "./reach";

const asked = (host: string, more: Record<string, string> = {}) =>
  new Request("http://localhost", { headers: { host, ...more } });
afterEach(() => {
  delete process.env.BEHIND_PROXY;
});

it.each([
  ["localhost:3000", ["192.168.1.20", "10.0.0.2"], "http://192.168.1.20:3000"],
  ["127.0.0.1:3000", ["192.168.1.20"], "http://192.168.1.20:3000"],
  ["127.0.1.1:3000", ["192.168.1.20"], "http://192.168.1.20:3000"],
  ["[::1]", ["192.168.1.20"], "http://192.168.1.20"],
  ["localhost:3000", [], null],
  ["192.168.1.7:3000", ["192.168.1.20"], null],
  ["tarot.example", ["192.168.1.20"], null],
  ["", ["192.168.1.20"], null],
  ["no host at all", ["192.168.1.20"], null],
])("a server asked for as %j on a machine with %j is found at %j", (host, found, reach) => {
  expect(reachOf(asked(host), found)).toBe(reach);
});

it.each([
  [undefined, "https", "http"],
  ["1", "https", "https"],
  ["1", "http", "http"],
  ["1", "https, http", "http"],
])("behind a proxy (declared: %s) that says %s, phones come by %s", (declared, said, by) => {
  if (declared) process.env.BEHIND_PROXY = declared;
  expect(reachOf(asked("localhost:3000", { "x-forwarded-proto": said }), ["192.168.1.20"])).toBe(`${by}://192.168.1.20:3000`);
});
