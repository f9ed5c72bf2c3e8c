import { expect, test } from "vitest";
import { contest, record, replace } from "./change";
import { foldSheet } from "./fold";
import { cards, eventId, logOf, opened } from "./log.fixture";
import { unsentDeals } from "./look-up";
import type { Sheet } from "./sheet";

const [first, second] = [eventId(2), eventId(3)];
const LOG = logOf(
  opened(3),
  record(0, cards(30, 20, 12)),
  record(1, cards(10, 25, 28)),
  replace({ id: first, current: first }, cards(31, 20, 11)),
  contest({ id: second }, "renonce"),
);
const [, , , corrected, contested] = LOG.map(({ id }) => id);

test.each<[string, string[], number]>([
  ["all of it sent", [], 0],
  ["a deal not sent", [second], 1],
  ["a deal that is sent, and its correction is not", [corrected as string], 1],
  ["a deal and its correction", [first, corrected as string], 1],
  ["both deals", [corrected as string, second], 2],
  ["a contest: the deal itself is there as it stands", [contested as string], 0],
])("%s", (_, unsent, deals) => {
  expect(unsentDeals({ ...(foldSheet(LOG) as Sheet), unsent })).toBe(deals);
});
