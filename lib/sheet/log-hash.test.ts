import { expect, test } from "vitest";
import { record } from "./change";
import { cards, logOf, opened, sent } from "./log.fixture";
import { hashUpTo, hashWith, NO_HASH } from "./log-hash";

/** The authors' own examples of FNV-1a with 32 bits: all phones and servers must compute the same hash. */
test.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("the hash of the id “%s” is always the same number", (id, hash) => {
  expect(hashWith(NO_HASH, id)).toBe(hash);
});

test("a log’s hash covers the events up to a number, in the server’s order, and no event without a number", () => {
  const log = sent(logOf(opened(3), record(0, cards(1, 2, 3)), record(1, cards(1, 2, 3))));
  const [first, second] = log.map(({ id }) => id) as [string, string];
  const two = hashWith(hashWith(NO_HASH, first), second);
  const unsent = { ...log[0], id: "unsent", seq: undefined } as unknown as (typeof log)[number];
  expect([hashUpTo(log, 0), hashUpTo(log, 1), hashUpTo(log, 2)]).toEqual([NO_HASH, hashWith(NO_HASH, first), two]);
  expect(hashUpTo([unsent, ...[...log].reverse()], 2)).toBe(two);
});
