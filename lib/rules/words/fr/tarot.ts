/** Le tarot à trois, quatre et cinq, en français. */

import type { TarotFault, TarotLine } from "../../codes";
import { itemAt } from "../../item-at";
import { type GameWords, num, plain, type Say } from "../words";
import {
  ATTACK_ROLES_FR,
  attackFaultsFr,
  CAMPS_FR,
  CONTRACTS_FR,
  campFr,
  eachFr,
  LEVELS_FR,
  ownShareFr,
  poigneeFr,
  roundingFr,
  targetFr,
} from "./attack";

const MISERES = { trumps: "Misère d’atouts", heads: "Misère de têtes" } as const;
const misere: Say = (p, name) => `${MISERES[p.kind as keyof typeof MISERES]}, ${name(num(p, "seat"))}`;
const contract = (id: unknown): string => CONTRACTS_FR[id as keyof typeof CONTRACTS_FR];
const VERSUS: Readonly<Record<number, string>> = { 3: "Un contre deux", 4: "Un contre trois", 5: "Un contre quatre" };

export const tarotFr = {
  editions: { "fft-2012": "FFT, édition 2012", gameduell: "GameDuell" },
  lines: {
    target: targetFr,
    rounding: roundingFr,
    "half-short": { label: () => "Manqué d’un demi-point : ni gagné ni perdu" },
    base: {
      label: (p) => (p.won ? "Base et écart, gagnés" : "Base et écart, perdus"),
      calc: (p) => `${plain(num(p, "base"))} + ${plain(num(p, "margin"))}`,
    },
    multiplier: { label: (p) => contract(p.contract), calc: (p) => `× ${plain(num(p, "times"))}` },
    shares: {
      label: (p) => (p.partner === null ? itemAt(VERSUS, num(p, "players")) : "Deux contre trois"),
      calc: (p) => (p.partner === null ? `× ${p.times}` : "× 2 et × 1"),
      own: { label: ownShareFr },
    },
    petit: {
      label: (p) => `Petit au bout, ${campFr(p.camp)}`,
      calc: (p) => `${plain(num(p, "amount"))} × ${plain(num(p, "times"))}`,
    },
    poignee: {
      label: poigneeFr,
      calc: (p) => (p.won ? "à l’attaque" : "à la défense"),
      own: { label: (p, name) => `${poigneeFr(p, name)}, ${p.won ? "à l’attaque" : "à la défense"}` },
    },
    "poignee-personal": { label: poigneeFr, calc: eachFr },
    "poignee-nobody": { label: (p, name) => `${poigneeFr(p, name)} : personne ne gagne la donne` },
    "slam-announced": { label: (p) => `Chelem annoncé et réussi, ${campFr(p.camp)}` },
    "slam-made": { label: (p) => `Chelem sans annonce, ${campFr(p.camp)}` },
    "slam-missed": { label: (p) => `Chelem annoncé et manqué, ${campFr(p.camp)}` },
    "slam-paid-once": { label: (p) => `Chelem, ${campFr(p.camp)} : déjà payé avec l’annonce` },
    misere: { label: misere, calc: eachFr },
    "misere-camp": { label: misere, calc: () => "au camp" },
    "misere-unplayed": { label: (p, name) => `${misere(p, name)} : cette table ne la compte pas` },
    vachette: {
      label: (p, name) => `${name(num(p, "seat"))}, ${plain(num(p, "points"))} points`,
      calc: (p) => `place ${p.place}`,
    },
    "vachette-shared": {
      label: (p, name) => `${name(num(p, "seat"))}, ${plain(num(p, "points"))} points`,
      calc: (p) => `places ${p.place} à ${num(p, "place") + num(p, "equals") - 1}, partagées`,
    },
  },
  faults: {
    ...attackFaultsFr,
    "no-vachette-here": () => "À cette table, on redonne quand tout le monde passe.",
    "vachette-not-91": (p) =>
      num(p, "missing") > 0
        ? `Le jeu vaut 91 points : ${plain(num(p, "total"))} comptés, il en manque ${plain(num(p, "missing"))}.`
        : `Le jeu vaut 91 points : ${plain(num(p, "total"))} comptés, ${plain(-num(p, "missing"))} de trop.`,
    "quarter-points": () => "Un demi-point exact par un coefficient et demi donnerait des quarts de point.",
  },
  roles: ATTACK_ROLES_FR,
  passed: "Tous passent",
  terms: { ...CONTRACTS_FR, ...CAMPS_FR, ...LEVELS_FR, ...MISERES },
} as const satisfies GameWords<TarotLine, TarotFault>;
