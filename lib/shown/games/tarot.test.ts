/** How a deal reads in the ledger, as in the pictures of the sheet, and what the form says of a bet. */
import { expect, test } from "vitest";
import { gameOf } from "#lib/rules/games";
import { accepted, rulesOf } from "#lib/rules/read.fixture";
import type { Rules } from "#lib/rules/rules";
import { resumed } from "#lib/sheet/drafts/resumed";
import { EMPTY_TAROT } from "#lib/sheet/drafts/tarot";
import { rulesWords } from "#messages/fr/rules/protocol";
import { shared as fr } from "#messages/fr/shared";
import { bringSays } from "#messages/games-say";
import type { Words } from "#messages/words";
import { sayBet, tarotDesk } from "./tarot";

await bringSays("fr", "tarot");
const words = { lang: "fr", m: fr, rules: rulesWords } as Words;
const four = rulesOf("tarot", 4);
const five = rulesOf("tarot", 5);
const vp5 = rulesOf("vp5", 5);
const deal = (contract: string, bouts: number, points: number, more: object = {}) => ({
  taker: 1,
  contract,
  bouts,
  points,
  ...more,
});
const two = { partner: 3 };
const whole = (rules: Rules, json: object): object => {
  return accepted(gameOf(rules).read(rules, json));
};

const ROWS: [string, Rules, object, string, string][] = [
  ["a contract alone", four, deal("petite", 1, 55), "Petite", "1 bout · +4"],
  ["an extra on the first line", four, deal("garde", 1, 38, { petitAuBout: "defence" }), "Garde, petit", "1 bout · −13"],
  ["the longest that fits", four, deal("garde", 2, 56, { poignees: [{ seat: 0, level: 1 }] }), "Garde, poignée", "2 bouts · +15"],
  ["extras instead of the bouts", four, deal("garde-sans", 2, 44, { petitAuBout: "attack" }), "Garde sans", "+3, petit"],
  ["narrower columns at five", five, deal("garde", 2, 50, { ...two, petitAuBout: "attack" }), "Garde", "+9, petit"],
  ["half a point, as it counts", five, deal("garde", 2, 48.5, two), "Garde", "2 bouts · +8"],
  ["no bout", five, deal("petite", 0, 57, two), "Petite", "0 bout · +1"],
  [
    "a chelem announced and missed",
    four,
    deal("garde", 3, 60, { slam: { announced: true, by: null } }),
    "Garde, chelem",
    "3 bouts · +24",
  ],
  ["a bid chelem that was made", vp5, deal("chelem", 3, 91, { ...two, allTricks: true }), "Chelem", "tous les plis"],
  ["a bid chelem that was missed", vp5, deal("chelem", 2, 60, two), "Chelem", "manqué"],
  ["half a point is not rounded at the victory-point table", vp5, deal("petite", 2, 40.5, two), "Petite", "2 bouts · −½"],
  ["a misère", vp5, deal("petite", 0, 56, { ...two, miseres: [{ seat: 0, kind: "trumps" }] }), "Petite", "0, misère"],
  [
    "each for themselves",
    rulesOf("tarot", 4, { "all-pass": "vachette" }),
    { vachette: [30, 25, 20, 16] },
    "Vachette",
    "chacun pour soi",
  ],
];

test.each(ROWS)("in the ledger: %s", (_, rules, json, summary, detail) => {
  expect(tarotDesk.describe(rules, whole(rules, json), words)).toMatchObject({ summary, detail });
});

test("a half-typed deal comes back in the form it was typed in, whatever was noted before", () => {
  const rules = rulesOf("tarot", 4, { "all-pass": "vachette" });
  const noted = { deal: whole(rules, deal("garde", 2, 50)), vachette: whole(rules, { vachette: [30, 25, 20, 16] }) };
  const piles = { vachette: ["30", "", "", ""], focus: 1 };
  const bet = { ...tarotDesk.start(rules, {}), taker: 2, contract: "garde" };
  for (const kept of [piles, bet]) {
    for (const was of [undefined, noted.deal, noted.vachette]) {
      expect(resumed(tarotDesk.start(rules, { deal: was, kept }), kept)).toEqual(kept);
    }
  }
});

test("the taker is ringed and the partner underlined; a taker alone leaves all others unmarked", () => {
  expect(tarotDesk.describe(five, whole(five, deal("garde", 2, 50, two)), words).roles).toEqual({ 1: "taker", 3: "partner" });
  expect(tarotDesk.describe(five, whole(five, deal("garde", 2, 50, { partner: null })), words).roles).toEqual({ 1: "taker" });
});

const NAMES = ["Nora", "Hugo", "Inès", "Paul", "Zoé"];
const SENTENCES: [object, string][] = [
  [{}, "Qui prend\u202f?"],
  [{ taker: 2 }, "Inès prend…"],
  [{ taker: 2, contract: "petite" }, "Inès prend en petite."],
  [{ taker: 2, contract: "garde", called: "H-14" }, "Inès garde, appelle le roi de cœur."],
  [{ taker: 2, contract: "garde", called: "S-13" }, "Inès garde, appelle la dame de pique."],
  [{ taker: 2, contract: "garde", called: "H-14", partner: 3 }, "Inès garde, roi de cœur chez Paul."],
  [{ taker: 2, contract: "pouce", partner: 3 }, "Inès pousse avec Paul."],
  [{ taker: 2, contract: "garde-contre", partner: 2 }, "Inès garde contre en solo."],
  [{ taker: 2, contract: "garde", partner: 2, called: "H-14", alone: "hand" }, "Inès garde en solo, roi de cœur en main."],
];

test.each(SENTENCES)("%o has its sentence", (bet, sentence) => {
  expect(sayBet({ ...EMPTY_TAROT, ...bet }, NAMES, words)).toBe(sentence);
});

test("at three and four the bouts are said; a waiting bet is said from its record", () => {
  expect(sayBet({ ...EMPTY_TAROT, taker: 0, contract: "garde", bouts: 2 }, NAMES.slice(0, 4), words)).toBe(
    "Nora garde, deux bouts.",
  );
  expect(tarotDesk.announced({ taker: 1, contract: "garde", partner: null, alone: "dog", called: "C-14" }, NAMES, words)).toBe(
    "Hugo garde en solo, roi de trèfle au chien.",
  );
});
