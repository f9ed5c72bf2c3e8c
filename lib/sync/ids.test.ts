import { expect, test } from "vitest";
import { chanceOf } from "#lib/rules/seeded";
import { createIds } from "./ids";

const DAY_MS = 86_400_000;
const draw = chanceOf(3);
const random = (bytes: Uint8Array<ArrayBuffer>) => bytes.map(() => Math.floor(draw() * 256));

test("an id is a UUIDv7 that tells its millisecond", () => {
  // RFC 9562, appendix A.6: 2022-02-22 19:22:22 GMT is 017F22E2-79B0-7…
  const id = createIds(() => 0x017f22e279b0, random)();
  expect(id).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test.each([
  [undefined, "017f22e2-79b0-7000"],
  ["017f22e2-79af-7abc", "017f22e2-79b0-7000"],
  ["017f22e2-79b0-7abc", "017f22e2-79b0-7abd"],
  ["017f22e2-79b0-7ffe", "017f22e2-79b0-7fff"],
  ["017f22e2-79b0-7fff", "017f22e2-79b1-7000"],
  ["017f22e3-ffff-7abc", "017f22e3-ffff-7abd"],
  ["ffffffff-fffd-7fff", "ffffffff-fffe-7000"],
  ["ffffffff-fffe-7fff", "017f22e2-79b0-7000"],
  ["ffffffff-ffff-7000", "017f22e2-79b0-7000"],
])("the id after %s is %s, with random digits behind", (after, next) => {
  const ids = (byte: number) =>
    createIds(
      () => 0x017f22e279b0,
      (bytes) => bytes.fill(byte),
    )(after && `${after}-8000-000000000000`);
  expect([ids(0), ids(0xff)]).toEqual([`${next}-8000-000000000000`, `${next}-bfff-ffffffffffff`]);
});

test("random bytes become the digits in order", () => {
  const id = createIds(
    () => 0x017f22e279b0,
    (bytes) => bytes.map((_, i) => 0x01 + 0x22 * i),
  )();
  expect(id).toBe("017f22e2-79b0-7000-8123-456789abcdef");
});

test("ids stay in order with a clock before 1970", () => {
  const makeId = createIds(
    () => -5,
    (bytes) => bytes.fill(0),
  );
  expect([makeId(), makeId()].map((id) => id.slice(0, 18))).toEqual(["00000000-0000-7001", "00000000-0000-7002"]);
});

test("ids sort as they were made, within a millisecond and across a clock set back a day", () => {
  let now = Date.UTC(2026, 10, 21);
  const makeId = createIds(() => now, random);
  const ids = Array.from({ length: 10_000 }, (_, i) => {
    if (i === 3_000) now -= DAY_MS;
    if (i === 7_000) now += 2 * DAY_MS;
    return makeId();
  });
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test("an id follows the last one of another tab", () => {
  const now = Date.UTC(2026, 10, 21);
  const [ours, theirs] = [createIds(() => now, random), createIds(() => now + DAY_MS, random)];
  let newest = theirs();
  for (let i = 0; i < 5_000; i++) {
    const next = ours(newest);
    expect(next > newest).toBe(true);
    newest = next;
  }
});

test.each([
  "ffffffff-ffff-7fff-bfff-ffffffffffff",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "ffffffff-fffe-7fff-bfff-ffffffffffff",
])("after the handmade id %s ids are still well formed and different", (newest) => {
  const makeId = createIds(() => Date.UTC(2026, 10, 21), random);
  const ids = [makeId(newest)];
  for (let i = 0; i < 10_000; i++) ids.push(makeId(newest < (ids.at(-1) ?? "") ? ids.at(-1) : newest));
  expect(ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("an id of an earlier millisecond does not set the sequence back", () => {
  const makeId = createIds(() => 0x017f22e279b0, random);
  makeId();
  expect(makeId("017f22e2-79af-7abc-8000-000000000000").slice(0, 18)).toBe("017f22e2-79b0-7001");
});

test("an older id of the same millisecond does not set the sequence back", () => {
  const makeId = createIds(() => Date.UTC(2026, 10, 21), random);
  const [first, second, third] = [makeId(), makeId(), makeId()];
  const next = makeId(first);
  expect([first, second, third, next].sort()).toEqual([first, second, third, next]);
  expect(next.slice(0, 18) > third.slice(0, 18)).toBe(true);
});
