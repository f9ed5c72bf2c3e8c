import { expect, it } from "vitest";
import { GAMES } from "#lib/rules/all-games";
import { open } from "#lib/sheet/change";
import { judgeInSheet } from "#lib/sheet/judge";
import { made } from "#lib/sheet/log.fixture";
import type { Opening } from "#lib/sheet/opening";
import { openingAt } from "./opening-at";

const DAY = "2026-11-24";
const { tarot } = GAMES;

it("a table opens by the club's rules, with the dealer out where there are more people than seats", () => {
  const rules = { game: "tarot", edition: tarot.usual, options: {} } as const;
  const names = (n: number) => Array.from({ length: n }, (_, i) => `P${i}`);
  for (const [n, seats] of [
    [3, 3],
    [5, 5],
    [6, 5],
  ] as const) {
    const event = made(1, open(openingAt(names(n), rules, tarot, DAY, n === 6 ? "Table 2" : null)));
    const body = event.body as Opening;
    expect(judgeInSheet([], event)).toEqual([]);
    expect(body).toMatchObject({ names: names(n), dealer: 0, day: DAY, rules: { game: "tarot", players: seats } });
    expect(body.title).toBe(n === 6 ? "Table 2" : undefined);
  }
});
