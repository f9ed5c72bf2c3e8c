/** Lists of cards in a request: a whole pack is read, but of an endless list only enough to see that it is too long. */
import { expect, test } from "vitest";
import { cardsOf, DECKS, makeCard } from "../deck";
import { answer } from "./answer";

test.each([
  ["tarot", 4, 91],
  ["decale", 5, 75],
  ["vp5", 5, 91],
] as const)("%s: a whole pack is counted; of cards too many only the first is told", (game, players, points) => {
  const deck = DECKS[game === "decale" ? "decale" : "tarot"];
  const pack = cardsOf(deck).map((card) => makeCard(deck, card));
  const count = (cards: readonly string[]) => answer({ op: "count", rules: { game, players }, cards });
  expect(count(pack)).toEqual({ ok: true, points, bouts: 3 });
  for (const more of [1, 1_000])
    expect(count([...pack, ...Array<string>(more).fill("EXC")])).toMatchObject({
      ok: false,
      faults: [{ at: `cards.${pack.length}`, code: "card-twice" }],
    });
});

test("a refusal quotes twelve letters of a text, a whole number, and nothing of other values", () => {
  const given = ["abcdefghijklmnop", 4, { card: "T-1" }];
  const { faults } = answer({ op: "count", rules: { game: "tarot", players: 4 }, cards: given }) as {
    faults: { text: string }[];
  };
  expect(faults.map(({ text }) => text.split(/\s/u).find((word) => /^(abc.*|4|…)$/u.test(word)))).toEqual([
    "abcdefghijkl",
    "4",
    "…",
  ]);
});
