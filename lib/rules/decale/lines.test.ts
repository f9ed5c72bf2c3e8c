/** The lines that lead to a score of Tarot décalé, and what was made of what was needed. */
import { expect, test } from "vitest";
import { accepted } from "../read.fixture";
import { decale } from "./game";
import { decaleTable } from "./table.fixture";

const SOLO = { seat: 0, diploma: "brevet" };
const PAIR = { seat: 0, diploma: "bac", partner: 1 };
/** Code, rule, value, top to bottom; then what was made, of what, by how much. */
const LINES: readonly [string, number, object, readonly string[], string, object?][] = [
  ["no bet", 3, { cardPoints: [30, 20, 12] }, ["cards boite-points 62"], "none"],
  [
    "a bet won alone",
    3,
    { bet: SOLO, cardPoints: [30, 0, 0] },
    ["solo-against-each D2 30", "cards boite-points 30", "diploma-won boite-paris 10"],
    "true 30 0 30",
  ],
  [
    "a bet lost alone",
    3,
    { bet: SOLO, cardPoints: [20, 30, 12] },
    ["solo-against-each D2 -10", "cards boite-points 42", "bettor-cards-void boite-paris 0", "diploma-lost boite-paris -10"],
    "false 20 30 -10",
  ],
  [
    "against the sum, the others noting nothing",
    3,
    { bet: SOLO, cardPoints: [40, 20, 12] },
    ["solo-against-sum D2 8", "cards boite-points 40", "others-note-nothing D1 0", "diploma-won boite-paris 10"],
    "true 40 32 8",
    { "solo-against": "sum", "solo-others": "zero" },
  ],
  [
    "a tie alone that voids the bet",
    3,
    { bet: SOLO, cardPoints: [20, 20, 10] },
    ["solo-against-each D2 0", "cards boite-points 50", "diploma-void D2 0"],
    "null 20 20 0",
    { "solo-tie": "void" },
  ],
  [
    "a bet won by two",
    5,
    { bet: PAIR, cardPoints: [25, 20, 10, 10, 10] },
    ["camps boite-appel 15", "camp-cards D32 45", "losers-note-nothing boite-appel 0", "diploma-won boite-paris 20"],
    "true 45 30 15",
  ],
  [
    "a bet lost by two",
    5,
    { bet: PAIR, cardPoints: [15, 15, 15, 15, 15] },
    ["camps boite-appel -15", "camp-cards-void boite-appel 0", "others-cards D32 45", "diploma-lost D31 -20"],
    "false 30 45 -15",
  ],
  [
    "a tie of camps",
    5,
    { bet: PAIR, cardPoints: [20, 15, 15, 10, 10], setAside: 5 },
    ["camps D3 0", "camp-cards-void boite-appel 0", "others-cards D32 35", "diploma-lost D31 -20"],
    "false 35 35 0",
  ],
  [
    "a tie of camps that voids the bet, and a prime",
    5,
    { bet: PAIR, cardPoints: [20, 15, 15, 10, 10], setAside: 5, primes: [{ seat: 2, prime: "greve" }] },
    ["camps D3 0", "camp-cards D32 35", "others-cards D32 35", "diploma-void D3 0", "greve boite-primes 5"],
    "null 35 35 0",
    { "camp-tie": "void" },
  ],
];

test.each(LINES)("lines: %s", (_, players, deal, lines, made, options) => {
  const rules = decaleTable(players, options);
  const read = accepted(decale.read(rules, deal));
  if ("passed" in read || "misdeal" in read) throw new Error("a deal that was played");
  const { lines: told, outcome } = decale.score(rules, read);
  expect(told.map(({ code, rule, value }) => `${code} ${rule} ${value}`)).toEqual(lines);
  const { won, made: points, needed, margin } = outcome ?? {};
  expect(outcome ? `${won} ${points} ${needed} ${margin}` : "none").toBe(made);
});
