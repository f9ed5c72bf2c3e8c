/** Sentences with two outcomes have the right words for each, in both languages. */
import { expect, test } from "vitest";
import { decale as decaleEn } from "#messages/en/rules/decale";
import { tarot as tarotEn } from "#messages/en/rules/tarot";
import { vp5 as vp5En } from "#messages/en/rules/vp5";
import { whist as whistEn } from "#messages/en/rules/whist";
import { decale as decaleFr } from "#messages/fr/rules/decale";
import { tarot as tarotFr } from "#messages/fr/rules/tarot";
import { vp5 as vp5Fr } from "#messages/fr/rules/vp5";
import { whist as whistFr } from "#messages/fr/rules/whist";
import type { GameWords, LineWords, Say } from "./words";

const WORDS: Readonly<Record<string, readonly [fr: GameWords, en: GameWords]>> = {
  tarot: [tarotFr, tarotEn],
  decale: [decaleFr, decaleEn],
  vp5: [vp5Fr, vp5En],
  whist: [whistFr, whistEn],
};
const said = (say: Say | undefined, params: object) => say?.(params as Parameters<Say>[0], (seat) => `J${seat}`);

test.each<[string, string, keyof LineWords, object, string, string]>([
  ["tarot", "rounding", "calc", { from: -0.5, won: false }, "−½ → −1", "−½ → −1"],
  ["tarot", "rounding", "calc", { from: 0.5, won: true }, "+½ → +1", "+½ → +1"],
  ["tarot", "base", "label", { won: true }, "Base et écart, gagnés", "Base and margin, won"],
  ["tarot", "base", "label", { won: false }, "Base et écart, perdus", "Base and margin, lost"],
  ["tarot", "shares", "label", { partner: null, players: 3 }, "Un contre deux", "One against two"],
  ["tarot", "shares", "label", { partner: 2, players: 5 }, "Deux contre trois", "Two against three"],
  ["tarot", "poignee", "calc", { won: true }, "à l’attaque", "to the attack"],
  ["tarot", "poignee", "calc", { won: false }, "à la défense", "to the defence"],
  [
    "vp5",
    "band-beyond",
    "label",
    { row: "lost", further: 2 },
    "Au-delà de la ligne Perdu_: 2 de plus",
    "Past the row Lost: 2 more",
  ],
  ["vp5", "band-beyond", "label", { row: "just", further: 0 }, "Dernière ligne, Juste", "Last row, Just made"],
  ["vp5", "shares", "calc", { same: true }, "le même aux deux", "the same to both"],
  ["vp5", "shares", "calc", { same: false }, "deux tiers, un tiers", "two thirds, one third"],
  ["vp5", "alone", "calc", { double: true }, "le double", "double"],
  ["vp5", "alone", "calc", { double: false, each: -20 }, "4 × 20", "4 × 20"],
  ["vp5", "poignee-camp", "calc", { won: true }, "à l’attaque", "to the attack"],
  ["vp5", "poignee-camp", "calc", { won: false }, "à la défense", "to the defence"],
  ["whist", "bid-missed", "calc", { bid: 1, tricks: 3 }, "2 de trop", "2 too many"],
  ["whist", "bid-missed", "calc", { bid: 3, tricks: 1 }, "2 de moins", "2 too few"],
])("%s says of the line %s its %s, with %j", (game, code, part, params, ...told) => {
  const says = WORDS[game]?.map(({ lines }) => said((lines as Record<string, LineWords>)[code]?.[part] as Say, params));
  expect(says).toEqual(told.map((text) => text.replace("_", "\u202f")));
});

test.each<[string, string, object, string, string]>([
  ["tarot", "vachette-not-91", { total: 90, missing: 1 }, "il en manque 1.", "90 counted, 1 missing."],
  ["tarot", "vachette-not-91", { total: 93, missing: -2 }, "93 comptés", "93 counted, 2 too many."],
  [
    "tarot",
    "slam-unlikely",
    { camp: "attack", min: 91, max: 91, points: 90 },
    "donne 91 points",
    "gives the attack 91 points, not 90.",
  ],
  [
    "tarot",
    "slam-unlikely",
    { camp: "defence", min: 0, max: 4, points: 9 },
    "de 0 à 4 points",
    "leaves the attack 0 to 4 points, not 9.",
  ],
  ["tarot", "petit-against-slam", { slam: "attack" }, "L’attaque a fait", "The attack took"],
  ["tarot", "petit-against-slam", { slam: "defence" }, "La défense a fait", "The defence took"],
  ["tarot", "points-beyond-bouts", { bouts: 0, min: 0, max: 79, points: 80 }, "Sans bout, l’attaque", "With no bout the attack"],
  [
    "tarot",
    "points-beyond-bouts",
    { bouts: 2, min: 8, max: 87, points: 4 },
    "Avec deux bouts, l’attaque",
    "With two bouts the attack",
  ],
  ["decale", "total-not-75", { total: 74, missing: 1 }, "il en manque 1.", "74 counted, 1 missing."],
  ["decale", "total-not-75", { total: 77, missing: -2 }, "77 comptés", "77 counted, 2 too many."],
  ["whist", "other-blind", { blind: true }, "se joue à l’aveugle", "is played blind."],
  ["whist", "other-blind", { blind: false }, "ne se joue pas à l’aveugle", "is not played blind."],
  ["whist", "no-such-deal", { sum: 0, most: 5 }, "Aucun pli noté", "No trick noted"],
  ["whist", "no-such-deal", { sum: 6, most: 5 }, "6 plis", "6 tricks in all: no deal has more than 5."],
  ["whist", "bids-add-up", { cards: 4 }, "la dernière était défendue", "the last one was forbidden."],
  ["whist", "bids-add-up", { cards: 4, seat: 2, bid: 1 }, "J2", "J2, the dealer, could not say 1."],
])("%s says the fault %s, with %j", (game, code, params, ...told) => {
  const says = WORDS[game]?.map(({ faults }) => said((faults as Record<string, Say>)[code], params)) ?? [];
  expect(says).toEqual(told.map((text) => expect.stringContaining(text)));
});
