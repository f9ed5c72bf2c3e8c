/** Tarot at three, four and five, in English. */

import type { TarotFault, TarotLine } from "#lib/rules/codes";
import { itemAt } from "#lib/rules/item-at";
import { type GameWords, num, plain, type Say } from "#lib/rules/words/words";
import type * as fr from "#messages/fr/rules/tarot";
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
const VERSUS: Readonly<Record<number, string>> = { 3: "One against two", 4: "One against three", 5: "One against four" };
const counted: Say = (p, name) => `${name(num(p, "seat"))}, ${plain(num(p, "points"))} points`;

export const tarot = {
  editions: { "fft-2012": "FFT, 2012 edition", gameduell: "GameDuell" },
  lines: {
    target,
    rounding,
    "half-short": { label: () => "Short by half a point: neither won nor lost" },
    base: {
      label: (p) => (p.won ? "Base and margin, won" : "Base and margin, lost"),
      calc: (p) => `${plain(num(p, "base"))} + ${plain(num(p, "margin"))}`,
    },
    multiplier: { label: (p) => contract(p.contract), calc: (p) => `× ${plain(num(p, "times"))}` },
    shares: {
      label: (p) => (p.partner === null ? itemAt(VERSUS, num(p, "players")) : "Two against three"),
      calc: (p) => (p.partner === null ? `× ${p.times}` : "× 2 and × 1"),
      own: { label: ownShare },
    },
    petit: {
      label: petit,
      calc: (p) => `${plain(num(p, "amount"))} × ${plain(num(p, "times"))}`,
    },
    poignee: {
      label: poignee,
      calc: poigneeCamp,
      own: { label: (p, name) => `${poignee(p, name)}, ${p.won ? "to the attack" : "to the defence"}` },
    },
    "poignee-personal": { label: poignee, calc: each },
    "poignee-nobody": { label: (p, name) => `${poignee(p, name)}: nobody wins the deal` },
    "slam-announced": { label: (p) => `Chelem announced and made, ${camp(p.camp)}` },
    "slam-made": { label: (p) => `Chelem not announced, ${camp(p.camp)}` },
    "slam-missed": { label: (p) => `Chelem announced and missed, ${camp(p.camp)}` },
    "slam-paid-once": { label: (p) => `Chelem, ${camp(p.camp)}: paid already with the announcement` },
    misere: { label: misere, calc: each },
    "misere-camp": { label: misere, calc: () => "to the side" },
    "misere-unplayed": { label: (p, name) => `${misere(p, name)}: this table does not count it` },
    vachette: { label: counted, calc: (p) => `place ${p.place}` },
    "vachette-shared": { label: counted, calc: (p) => `places ${p.place} to ${num(p, "place") + num(p, "equals") - 1}, shared` },
  },
  faults: {
    ...attackFaults,
    "no-vachette-here": () => "At this table the cards are dealt again when everybody passes.",
    "vachette-not-91": (p) =>
      num(p, "missing") > 0
        ? `The pack is worth 91 points: ${plain(num(p, "total"))} counted, ${plain(num(p, "missing"))} missing.`
        : `The pack is worth 91 points: ${plain(num(p, "total"))} counted, ${plain(-num(p, "missing"))} too many.`,
    "quarter-points": () => "An exact half point times one and a half would make quarters of a point.",
  },
  roles: ATTACK_ROLES,
  passed: TERMS.allPass,
  terms: { ...CONTRACTS, ...CAMPS, ...LEVELS, ...MISERES },
} as const satisfies GameWords<TarotLine, TarotFault, keyof typeof fr.tarot.terms>;
