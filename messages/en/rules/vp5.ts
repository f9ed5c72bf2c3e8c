import type { Vp5Fault, Vp5Line } from "#lib/rules/codes";
import { type GameWords, num, plain, type Say, signed } from "#lib/rules/words/words";
import type * as fr from "#messages/fr/rules/vp5";
import {
  ATTACK_ROLES,
  attackFaults,
  CAMPS,
  CONTRACTS,
  camp,
  each,
  LEVELS,
  ownSide,
  petit,
  poignee,
  poigneeCamp,
  rounding,
  target,
} from "./attack";
import { MISERES, TERMS } from "./terms";

const BIDS = { ...CONTRACTS, chelem: "Chelem" } as const;
const ROWS = { lost: "Lost", just: "Just made" } as const;
const VP_MISERES = { ...MISERES, heads: "Misère of court cards" } as const;
const misere: Say = (p, name) => `${VP_MISERES[p.kind as keyof typeof VP_MISERES]}, ${name(num(p, "seat"))}`;
export const contract = (id: unknown): string => BIDS[id as keyof typeof BIDS];
/** “+5 pts”, “−45 pts”. */
export const row = (id: unknown) => ROWS[id as keyof typeof ROWS] ?? `${String(id).replace("-", "−")} pts`;
export const vp5 = {
  editions: { maison: "table for five" },
  lines: {
    target,
    rounding,
    band: { label: (p) => `Row ${row(p.row)}`, calc: (p) => `margin ${signed(num(p, "margin"))}` },
    "band-beyond": {
      label: (p) => (num(p, "further") > 0 ? `Past the row ${row(p.row)}: ${p.further} more` : `Last row, ${row(p.row)}`),
      calc: (p) => `margin ${signed(num(p, "margin"))}`,
    },
    "slam-row": { label: (p) => `Every trick: row ${row(p.row)}` },
    "slam-lost": { label: () => "A trick is missing from the chelem: lost", calc: (p) => `margin ${signed(num(p, "margin"))}` },
    cell: {
      label: (p) => `${contract(p.contract)}, ${row(p.row)}`,
      calc: (p) => `${signed(num(p, "attack"))} and ${signed(num(p, "defence"))}`,
    },
    shares: {
      label: () => "Two against three",
      calc: (p) => (p.same ? "the same to both" : "two thirds, one third"),
      own: { label: ownSide, calc: (p) => (p.same || p.self !== p.taker ? "" : `2 × ${plain(Math.abs(num(p, "defence")))}`) },
    },
    alone: {
      label: () => "One against four",
      calc: (p) => (p.double ? "double" : `4 × ${plain(Math.abs(num(p, "each")))}`),
      own: {
        label: (p, name) => (p.self === p.taker ? `${name(num(p, "self"))} against four` : ownSide(p, name)),
        calc: (p) => (p.double ? "× 2" : `4 × ${plain(Math.abs(num(p, "each")))}`),
      },
    },
    petit: { label: petit },
    "petit-unplayed": { label: (p) => `Petit au bout, ${camp(p.camp)}: this table does not count it` },
    poignee: { label: poignee, calc: each },
    "poignee-camp": { label: poignee, calc: poigneeCamp },
    slam: { label: (p) => `Every trick without having bid it, ${camp(p.camp)}` },
    "slam-unplayed": { label: (p) => `Every trick without having bid it, ${camp(p.camp)}: nothing more` },
    misere: { label: misere, calc: each },
  },
  faults: {
    ...attackFaults,
    players: () => "The victory-point table only counts deals of five players.",
    "all-tricks-or-not": () => "Every trick, or not: the deal says both.",
    "slam-is-a-contract": () => "In this game the chelem is announced by bidding it.",
    "row-not-zero": () => "This row does not add to zero: twice the attack and three times the defence.",
    "out-of-order": () => "This cell is out of pattern: a better result brings more, a higher bid wins and loses more.",
  },
  roles: ATTACK_ROLES,
  passed: TERMS.allPass,
  terms: { ...BIDS, ...CAMPS, ...LEVELS, ...VP_MISERES, ...ROWS },
} as const satisfies GameWords<Vp5Line, Vp5Fault, keyof typeof fr.vp5.terms>;
