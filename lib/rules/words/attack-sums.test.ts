/** The derivation of a deal of the tarot games gives sums that a player can redo. */
import { expect, test } from "vitest";
import { tarot as tarotEn } from "#messages/en/rules/tarot";
import { tarot as tarotFr } from "#messages/fr/rules/tarot";
import { vp5 as vp5Fr } from "#messages/fr/rules/vp5";
import { gameOf } from "../games";
import { rulesAsked } from "../read.fixture";
import { isEmptyDeal } from "../rules";
import { nameOf } from "./names.fixture";
import { type GameWords, sayLine } from "./words";

/** The lines as people read them: label, calculation, value. */
function spoken(asked: object, deal: object, words: GameWords): string[] {
  const rules = rulesAsked(asked);
  const game = gameOf(rules);
  const read = game.read(rules, deal);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  return game.score(rules, read.value).lines.map((line) => {
    const { label, calc } = sayLine(words, line, nameOf);
    return `${label}${calc && ` | ${calc}`} | ${line.value}`;
  });
}

test("FFT12 p. 12, a deal at five, in French", () => {
  const deal = {
    taker: 0,
    partner: 1,
    contract: "garde",
    bouts: 2,
    points: 40.5,
    petitAuBout: "defence",
    poignees: [{ seat: 2, level: 2 }],
    slam: { announced: true },
  };
  expect(spoken({ game: "tarot", players: 5 }, deal, tarotFr)).toEqual([
    "40½ points pour 41 | deux bouts | -0.5",
    "Demi-point au camp gagnant | −½ → −1 | -1",
    "Base et écart, perdus | 25 + 1 | -26",
    "Garde | × 2 | -52",
    "Deux contre trois | × 2 et × 1 | -52",
    "Petit au bout, défense | 10 × 2 | -20",
    "Double poignée, Inès | à la défense | -30",
    "Chelem annoncé et manqué, attaque | -200",
  ]);
});

test("primes paid to one, in English", () => {
  const asked = { game: "tarot", players: 4, options: { "poignee-to": "personal", miseres: true } };
  const deal = {
    taker: 1,
    contract: "garde-sans",
    bouts: 3,
    points: 91,
    poignees: [{ seat: 1, level: 3 }],
    miseres: [{ seat: 2, kind: "heads" }],
    slam: { by: "attack" },
  };
  expect(spoken(asked, deal, tarotEn)).toEqual([
    "91 points for 36 | three bouts | 55",
    "Base and margin, won | 25 + 55 | 80",
    "Garde sans | × 4 | 320",
    "One against three | × 3 | 320",
    "Triple poignée, Hugo | 40 × 3 | 120",
    "Chelem not announced, attack | 200",
    "Misère of court cards, Inès | 10 × 3 | 30",
  ]);
});

test("a row of the victory-point table, in French", () => {
  const deal = {
    taker: 0,
    partner: null,
    contract: "pouce",
    bouts: 2,
    points: 57.5,
    petitAuBout: "attack",
    miseres: [{ seat: 4, kind: "heads" }],
  };
  expect(spoken({ game: "vp5", players: 5 }, deal, vp5Fr)).toEqual([
    "57½ points pour 41 | deux bouts | 16.5",
    "Ligne + 15 pts | écart +16½ | 15",
    "Pouce, + 15 pts | +60 et −40 | 60",
    "Un contre quatre | 4 × 40 | 160",
    "Petit au bout, attaque : cette table ne le compte pas | 0",
    "Misère d’images, Zoé | 10 × 4 | 40",
  ]);
});

test("a shared place is said in both languages", () => {
  const asked = { game: "tarot", players: 4, options: { "all-pass": "vachette" } };
  const deal = { vachette: [40.5, 20, 20, 10.5] };
  expect(spoken(asked, deal, tarotFr)).toEqual([
    "Nora, 40½ points | place 1 | -120",
    "Hugo, 20 points | places 2 à 3, partagées | 0",
    "Inès, 20 points | places 2 à 3, partagées | 0",
    "Paul, 10½ points | place 4 | 120",
  ]);
  expect(spoken(asked, deal, tarotEn)[1]).toBe("Hugo, 20 points | places 2 to 3, shared | 0");
});

test.each([
  [7.5, true, "+7½ → +8"],
  [-0.5, true, "−½ → 0"],
  [-0.5, false, "−½ → −1"],
])("F10: the half point of %s goes to the winner: %s", (from, won, calc) => {
  const line = { code: "rounding", rule: "F10", value: 0, params: { from, won } } as const;
  expect([tarotFr, tarotEn].map((words) => sayLine(words, line, nameOf).calc)).toEqual([calc, calc]);
});
