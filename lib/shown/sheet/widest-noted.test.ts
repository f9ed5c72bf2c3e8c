import { expect, test } from "vitest";
import { record, replace } from "#lib/sheet/change";
import { fold, logOf, made, opened } from "#lib/sheet/log.fixture";
import { emOf, widestEm } from "./numeral";
import { widestNoted } from "./widest-noted";

const wide = { taker: 0, contract: "garde-contre", bouts: 3, points: 91 };
const narrow = { taker: 0, contract: "petite", bouts: 2, points: 41 };
const table = opened(4, { rules: { game: "tarot", players: 4 }, names: ["Nora", "Hugo", "Inès", "Paul"], target: null });

test("a figure that was replaced, or that another phone noted, counts as one that stands", () => {
  const log = logOf(table, record(0, narrow));
  const least = widestEm([], "change");
  const [deal] = fold(log).deals;
  expect(widestNoted(fold(log), [])).toBe(least);
  expect(widestNoted(fold(log), fold(log).deals)).toBe(least);
  const stands = fold(logOf(table, record(0, wide)));
  const most = emOf("+1\u202f440");
  expect(widestNoted(stands, stands.deals)).toBe(most);
  const replaced = fold([...logOf(table, record(0, wide)), made(3, replace(stands.deals[0] as never, narrow))]);
  expect(widestNoted(replaced, replaced.deals)).toBe(most);
  const rivals = fold([...log, made(3, record(0, wide), "hugo")]);
  expect([deal?.number, widestNoted(rivals, rivals.deals)]).toEqual([1, most]);
});
