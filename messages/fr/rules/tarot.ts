/** Le tarot à trois, quatre et cinq, en français. */

import type { TarotFault, TarotLine } from "#lib/rules/codes";
import { itemAt } from "#lib/rules/item-at";
import { type GameWords, num, plain, type Say } from "#lib/rules/words/words";
import {
  ATTACK_ROLES,
  attackFaults,
  CAMPS,
  CONTRACTS,
  camp,
  each,
  LEVELS,
  ownShare,
  petit,
  poignee,
  poigneeCamp,
  rounding,
  target,
} from "./attack";
import { MISERES, TERMS } from "./terms";

const misere: Say = (p, name) => `${MISERES[p.kind as keyof typeof MISERES]}, ${name(num(p, "seat"))}`;
const contract = (id: unknown): string => CONTRACTS[id as keyof typeof CONTRACTS];
const VERSUS: Readonly<Record<number, string>> = { 3: "Un contre deux", 4: "Un contre trois", 5: "Un contre quatre" };
const counted: Say = (p, name) => `${name(num(p, "seat"))}, ${plain(num(p, "points"))} points`;

export const tarot = {
  editions: { "fft-2012": "FFT, édition 2012", gameduell: "GameDuell" },
  lines: {
    target,
    rounding,
    "half-short": { label: () => "Manqué d’un demi-point : ni gagné ni perdu" },
    base: {
      label: (p) => (p.won ? "Base et écart, gagnés" : "Base et écart, perdus"),
      calc: (p) => `${plain(num(p, "base"))} + ${plain(num(p, "margin"))}`,
    },
    multiplier: { label: (p) => contract(p.contract), calc: (p) => `× ${plain(num(p, "times"))}` },
    shares: {
      label: (p) => (p.partner === null ? itemAt(VERSUS, num(p, "players")) : "Deux contre trois"),
      calc: (p) => (p.partner === null ? `× ${p.times}` : "× 2 et × 1"),
      own: { label: ownShare },
    },
    petit: {
      label: petit,
      calc: (p) => `${plain(num(p, "amount"))} × ${plain(num(p, "times"))}`,
    },
    poignee: {
      label: poignee,
      calc: poigneeCamp,
      own: { label: (p, name) => `${poignee(p, name)}, ${p.won ? "à l’attaque" : "à la défense"}` },
    },
    "poignee-personal": { label: poignee, calc: each },
    "poignee-nobody": { label: (p, name) => `${poignee(p, name)} : personne ne gagne la donne` },
    "slam-announced": { label: (p) => `Chelem annoncé et réussi, ${camp(p.camp)}` },
    "slam-made": { label: (p) => `Chelem sans annonce, ${camp(p.camp)}` },
    "slam-missed": { label: (p) => `Chelem annoncé et manqué, ${camp(p.camp)}` },
    "slam-paid-once": { label: (p) => `Chelem, ${camp(p.camp)} : déjà payé avec l’annonce` },
    misere: { label: misere, calc: each },
    "misere-camp": { label: misere, calc: () => "au camp" },
    "misere-unplayed": { label: (p, name) => `${misere(p, name)} : cette table ne la compte pas` },
    vachette: { label: counted, calc: (p) => `place ${p.place}` },
    "vachette-shared": {
      label: counted,
      calc: (p) => `places ${p.place} à ${num(p, "place") + num(p, "equals") - 1}, partagées`,
    },
  },
  faults: {
    ...attackFaults,
    "no-vachette-here": () => "À cette table, on redonne quand tout le monde passe.",
    "vachette-not-91": (p) =>
      num(p, "missing") > 0
        ? `Le jeu vaut 91 points : ${plain(num(p, "total"))} comptés, il en manque ${plain(num(p, "missing"))}.`
        : `Le jeu vaut 91 points : ${plain(num(p, "total"))} comptés, ${plain(-num(p, "missing"))} de trop.`,
    "quarter-points": () => "Un demi-point exact par un coefficient et demi donnerait des quarts de point.",
  },
  roles: ATTACK_ROLES,
  passed: TERMS.allPass,
  terms: { ...CONTRACTS, ...CAMPS, ...LEVELS, ...MISERES },
} as const satisfies GameWords<TarotLine, TarotFault>;
