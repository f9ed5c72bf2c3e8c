/** Doubts and piles that do not add up, as the tarot games say them. */
import { expect, test } from "vitest";
import { common as commonEn } from "#messages/en/rules/common";
import { tarot as tarotEn } from "#messages/en/rules/tarot";
import { common as commonFr } from "#messages/fr/rules/common";
import { tarot as tarotFr } from "#messages/fr/rules/tarot";
import { gameOf } from "../games";
import { rulesAsked } from "../read.fixture";
import { nameOf } from "./names.fixture";
import { sayFault } from "./words";

/** F22: the points that the attack can have with a chelem; T10: how far two counts are from 91. */
test.each<[string, object, string, string]>([
  [
    "every trick, and a point too few",
    { contract: "petite", bouts: 3, points: 90, slam: { by: "attack" } },
    "Un chelem de l’attaque donne 91 points à l’attaque, pas 90. Recompter\u202f?",
    "A chelem by the attack gives the attack 91 points, not 90. Count again?",
  ],
  [
    "the Excuse kept by the defence",
    { contract: "petite", bouts: 2, points: 80, slam: { by: "attack" } },
    "Un chelem de l’attaque laisse à l’attaque de 86½ à 87 points, pas 80. Recompter\u202f?",
    "A chelem by the attack leaves the attack 86½ to 87 points, not 80. Count again?",
  ],
  [
    "the defence's, beside the dog",
    { contract: "garde-contre", bouts: 0, points: 30, slam: { by: "defence" } },
    "Un chelem de la défense laisse à l’attaque de 0 à 4½ points, pas 30. Recompter\u202f?",
    "A chelem by the defence leaves the attack 0 to 4½ points, not 30. Count again?",
  ],
])("a doubt: %s", (_, deal, french, english) => {
  const rules = rulesAsked({ game: "tarot", players: 4 });
  const game = gameOf(rules);
  const read = game.read(rules, { taker: 0, ...deal });
  if (!read.ok) throw new Error(JSON.stringify(read));
  const doubts = game.warnings(rules, read.value).filter(({ code }) => code === "slam-unlikely");
  expect(doubts.map((fault) => [sayFault(tarotFr, commonFr, fault, nameOf), sayFault(tarotEn, commonEn, fault, nameOf)])).toEqual(
    [[french, english]],
  );
});

test.each([
  [[30, 25.5, 20, 15], "Le jeu vaut 91 points\u202f: 90½ comptés, il en manque ½.", "½"],
  [[30, 25.5, 20, 16], "Le jeu vaut 91 points\u202f: 91½ comptés, ½ de trop.", "½"],
])("piles counted each for themselves that do not make 91 are said with the difference: %j", (vachette, french, amount) => {
  const rules = rulesAsked({ game: "tarot", players: 4, options: { "all-pass": "vachette" } });
  const read = gameOf(rules).read(rules, { vachette });
  const [fault] = read.ok ? [] : read.faults;
  if (!fault) throw new Error("no fault");
  expect(sayFault(tarotFr, commonFr, fault, nameOf)).toBe(french);
  expect(sayFault(tarotEn, commonEn, fault, nameOf)).toContain(amount);
});
