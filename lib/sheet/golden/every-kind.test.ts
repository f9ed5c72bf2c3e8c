/** An old log with every kind and version of event of its time, which must always fold to the same sheet. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { foldSheet } from "../fold";
import { judgeInSheet } from "../judge";

const LOG: LogEvent[] = readFileSync(new URL("every-kind.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/**
 * Worked out by hand: a Brevet won alone, 27 + 10 = 37; a Bac won by two against three, 41 + 20 = 61 each; the third deal by its
 * corrected cards; the table takes 5 from Zoé.
 */
const TOTALS = [
  [12, 37, 14, 13, 9],
  [12, 37, 75, 74, 9],
  [27, 52, 90, 89, 19],
];

test("the log holds every kind of the first versions", () => {
  expect(new Set(LOG.map(({ kind, v }) => `${kind} ${v}`))).toEqual(
    new Set([
      "sheet.opened 1",
      "sheet.closed 1",
      "sheet.reopened 1",
      "player.renamed 1",
      "deal.recorded 1",
      "deal.replaced 1",
      "deal.voided 1",
      "deal.restored 1",
      "deal.contested 1",
      "contest.ruled 1",
      "bet.announced 1",
      "bet.withdrawn 1",
      "dispute.noted 1",
      "dispute.withdrawn 1",
      "season.joined 1",
      "season.left 1",
      "player.seated 1",
      "deal.confirmed 1",
      "confirmation.asked 1",
    ]),
  );
});

test("each event was accepted, and still is", () => {
  LOG.forEach((event, i) => {
    const faults = judgeInSheet(LOG.slice(0, i), event);
    expect(faults, `${event.kind}, ${JSON.stringify(faults)}`).toEqual([]);
  });
});

test("the log folds to the same totals, dealers, names and players", () => {
  const sheet = foldSheet(LOG);
  expect(sheet?.deals.map(({ totals }) => totals)).toEqual(TOTALS);
  expect(sheet?.deals.map(({ turn }) => turn.dealer)).toEqual([0, 1, 2]);
  expect(sheet).toMatchObject({
    names: ["Nora", "Hugo", "Inès", "Paule", "Zoé"],
    totals: TOTALS[2],
    next: { dealer: 3, firstBidder: 4 },
    unknown: 0,
    dangling: 0,
    moved: false,
    closed: null,
  });
  expect(sheet?.season?.players).toHaveLength(5);
  expect([...(sheet?.seated ?? [])]).toEqual([["hugo", 1]]);
});
