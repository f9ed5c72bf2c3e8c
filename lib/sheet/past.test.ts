import { expect, test } from "vitest";
import { record } from "./change";
import { cards, logOf, opened, sent } from "./log.fixture";
import { NO_PAST, pastOf, pastWith } from "./past";

/** FNV-1a, 32 bits, as its authors tell it: what one phone or server has summed up another must find again. */
test.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("of “%s” alone the past is always the same number", (id, past) => {
  expect(pastWith(NO_PAST, id)).toBe(past);
});

test("a log’s past is of all up to one event, in the server’s order, and of nothing that it has not numbered", () => {
  const log = sent(logOf(opened(3), record(0, cards(1, 2, 3)), record(1, cards(1, 2, 3))));
  const [first, second] = log.map(({ id }) => id) as [string, string];
  const two = pastWith(pastWith(NO_PAST, first), second);
  const unsent = { ...log[0], id: "unsent", seq: undefined } as unknown as (typeof log)[number];
  expect([pastOf(log, 0), pastOf(log, 1), pastOf(log, 2)]).toEqual([NO_PAST, pastWith(NO_PAST, first), two]);
  expect(pastOf([unsent, ...[...log].reverse()], 2)).toBe(two);
});
