/** The sums of one player alone, in the tarot games: each player redoes their own column. */
import { expect, test } from "vitest";
import { tarot as tarotEn } from "#messages/en/rules/tarot";
import { vp5 as vp5En } from "#messages/en/rules/vp5";
import { tarot as tarotFr } from "#messages/fr/rules/tarot";
import { vp5 as vp5Fr } from "#messages/fr/rules/vp5";
import { gameOf } from "../games";
import { rulesAsked } from "../read.fixture";
import { isEmptyDeal } from "../rules";
import { FFT_2012 } from "../tarot/data";
import { nameOf } from "./names.fixture";
import { type GameWords, sayOwnLine } from "./words";

/** The lines that change one player's score, with the sums of that player. */
function own(asked: object, deal: object, words: GameWords, self: number): string[] {
  const rules = rulesAsked(asked);
  const read = gameOf(rules).read(rules, deal);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  return gameOf(rules)
    .score(rules, read.value)
    .lines.flatMap((line) => {
      const { label, calc, value } = sayOwnLine(words, line, nameOf, self);
      return line.scores ? [`${label} | ${calc} | ${value}`] : [];
    });
}

/** What a simple poignée brings from each defender. */
const P = FFT_2012.values.poignees.simple;

/** FFT12 p. 8-9, 12, and the victory-point table's own cells: each player redoes their own column. */
const OWN: [string, object, object, GameWords, number, string[]][] = [
  [
    "the taker at four: three times each line",
    { game: "tarot", players: 4 },
    { taker: 1, contract: "garde", bouts: 1, points: 38, petitAuBout: "defence" },
    tarotFr,
    1,
    ["Hugo, contre trois | 76 × 3 | -228", "Petit au bout, défense | 10 × 2 × 3 | -60"],
  ],
  [
    "primes, three times each too",
    { game: "tarot", players: 4 },
    {
      taker: 1,
      contract: "petite",
      bouts: 3,
      points: 91,
      poignees: [{ seat: 2, level: 1 }],
      slam: { announced: true, by: "attack" },
    },
    tarotFr,
    1,
    [
      "Hugo, contre trois | 80 × 3 | 240",
      `Poignée, Inès, à l’attaque | ${P} × 3 | ${3 * P}`,
      "Chelem annoncé et réussi, attaque | 400 × 3 | 1200",
    ],
  ],
  [
    "a defender at four",
    { game: "tarot", players: 4 },
    { taker: 1, contract: "garde", bouts: 1, points: 38, petitAuBout: "defence" },
    tarotFr,
    0,
    ["Nora, en défense |  | 76", "Petit au bout, défense | 10 × 2 | 20"],
  ],
  [
    "two shares and one at five",
    { game: "tarot", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    tarotEn,
    1,
    ["Hugo, two shares | 25 × 2 | 50"],
  ],
  [
    "the partner's one share",
    { game: "tarot", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    tarotEn,
    2,
    ["Inès, one share |  | 25"],
  ],
  [
    "alone at five, in English",
    { game: "tarot", players: 5 },
    { taker: 1, partner: null, contract: "petite", bouts: 2, points: 41 },
    tarotEn,
    1,
    ["Hugo against four | 25 × 4 | 100"],
  ],
  [
    "who pays a part of another's poignée",
    { game: "vp5", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41, poignees: [{ seat: 0, level: 1 }] },
    vp5Fr,
    3,
    ["Paul, en défense |  | -10", "Poignée, Nora |  | -10"],
  ],
  [
    "who showed it",
    { game: "vp5", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41, poignees: [{ seat: 2, level: 1 }] },
    vp5Fr,
    2,
    ["Inès, à l’attaque |  | 15", "Poignée, Inès | 10 × 4 | 40"],
  ],
  [
    "two thirds for the taker",
    { game: "vp5", players: 5, options: { "partner-share": "fft" } },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    vp5En,
    1,
    ["Hugo, in attack | 2 × 10 | 20"],
  ],
  [
    "alone at the table: the sum of the four",
    { game: "vp5", players: 5 },
    { taker: 1, partner: null, contract: "petite", bouts: 2, points: 41 },
    vp5En,
    1,
    ["Hugo against four | 4 × 10 | 40"],
  ],
  [
    "alone at the table: twice the row",
    { game: "vp5", players: 5, options: { alone: "double" } },
    { taker: 1, partner: null, contract: "garde", bouts: 2, points: 41 },
    vp5Fr,
    1,
    ["Hugo, contre quatre | × 2 | 120"],
  ],
  [
    "against who plays alone",
    { game: "vp5", players: 5 },
    { taker: 1, partner: null, contract: "petite", bouts: 2, points: 41 },
    vp5En,
    0,
    ["Nora, in defence |  | -10"],
  ],
  [
    "two shares at five, in French",
    { game: "tarot", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    tarotFr,
    1,
    ["Hugo, deux parts | 25 × 2 | 50"],
  ],
  [
    "one share, in French",
    { game: "tarot", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    tarotFr,
    2,
    ["Inès, une part |  | 25"],
  ],
  [
    "a defender at five, in English",
    { game: "tarot", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    tarotEn,
    0,
    ["Nora, in defence |  | -25"],
  ],
  [
    "a poignée shown in defence goes to the attack that wins (FFT12 p. 9)",
    { game: "tarot", players: 4 },
    { taker: 0, contract: "garde", bouts: 2, points: 49, poignees: [{ seat: 1, level: 1 }] },
    tarotEn,
    0,
    ["Nora against three | 66 × 3 | 198", `Poignée, Hugo, to the attack | ${P} × 3 | ${3 * P}`],
  ],
  [
    "and to the defence that wins",
    { game: "tarot", players: 4 },
    { taker: 0, contract: "petite", bouts: 1, points: 44, poignees: [{ seat: 0, level: 1 }] },
    tarotEn,
    1,
    ["Hugo, in defence |  | 32", `Poignée, Nora, to the defence |  | ${P}`],
  ],
  [
    "the same, in French",
    { game: "tarot", players: 4 },
    { taker: 0, contract: "petite", bouts: 1, points: 44, poignees: [{ seat: 0, level: 1 }] },
    tarotFr,
    1,
    ["Hugo, en défense |  | 32", `Poignée, Nora, à la défense |  | ${P}`],
  ],
  [
    "the row's own figure (V7), in English",
    { game: "vp5", players: 5 },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    vp5En,
    1,
    ["Hugo, in attack |  | 15"],
  ],
  [
    "two thirds of the row, where the table shares so (V7)",
    { game: "vp5", players: 5, options: { "partner-share": "fft" } },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    vp5Fr,
    1,
    ["Hugo, à l’attaque | 2 × 10 | 20"],
  ],
  [
    "one third of it",
    { game: "vp5", players: 5, options: { "partner-share": "fft" } },
    { taker: 1, partner: 2, contract: "petite", bouts: 2, points: 41 },
    vp5Fr,
    2,
    ["Inès, à l’attaque |  | 10"],
  ],
  [
    "alone, what the four others pay (V6)",
    { game: "vp5", players: 5 },
    { taker: 1, partner: null, contract: "petite", bouts: 2, points: 41 },
    vp5Fr,
    1,
    ["Hugo, contre quatre | 4 × 10 | 40"],
  ],
  [
    "against a lone taker (V6)",
    { game: "vp5", players: 5 },
    { taker: 1, partner: null, contract: "petite", bouts: 2, points: 41 },
    vp5Fr,
    0,
    ["Nora, en défense |  | -10"],
  ],
  [
    "alone, twice the row, where the table counts so (V6)",
    { game: "vp5", players: 5, options: { alone: "double" } },
    { taker: 1, partner: null, contract: "petite", bouts: 2, points: 41 },
    vp5En,
    1,
    ["Hugo against four | × 2 | 30"],
  ],
];

test.each(OWN)("one player's own sum: %s", (_, asked, deal, words, self, lines) => {
  expect(own(asked, deal, words, self)).toEqual(lines);
});
