import type { vp5Fr } from "#lib/rules/words/fr/vp5";
import type { Vp5Fault, Vp5Line } from "../../codes";
import { type GameWords, num, plain, type Say, signed } from "../words";
import {
  ATTACK_ROLES_EN,
  attackFaultsEn,
  CAMPS_EN,
  CONTRACTS_EN,
  campEn,
  eachEn,
  LEVELS_EN,
  ownSideEn,
  poigneeEn,
  roundingEn,
  targetEn,
} from "./attack";

const CONTRACTS = { ...CONTRACTS_EN, chelem: "Chelem" } as const;
const ROWS = { lost: "Lost", just: "Just made" } as const;
const MISERES = { trumps: "Misère of trumps", heads: "Misère of court cards" } as const;
const misere: Say = (p, name) => `${MISERES[p.kind as keyof typeof MISERES]}, ${name(num(p, "seat"))}`;
export const contract = (id: unknown): string => CONTRACTS[id as keyof typeof CONTRACTS];
/** “+5 pts”, “−45 pts”. */
export const row = (id: unknown) => ROWS[id as keyof typeof ROWS] ?? `${String(id).replace("-", "−")} pts`;
export const vp5En = {
  editions: { maison: "table for five" },
  lines: {
    target: targetEn,
    rounding: roundingEn,
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
      own: { label: ownSideEn, calc: (p) => (p.same || p.self !== p.taker ? "" : `2 × ${plain(Math.abs(num(p, "defence")))}`) },
    },
    alone: {
      label: () => "One against four",
      calc: (p) => (p.double ? "double" : `4 × ${plain(Math.abs(num(p, "each")))}`),
      own: {
        label: (p, name) => (p.self === p.taker ? `${name(num(p, "self"))} against four` : ownSideEn(p, name)),
        calc: (p) => (p.double ? "× 2" : `4 × ${plain(Math.abs(num(p, "each")))}`),
      },
    },
    petit: { label: (p) => `Petit au bout, ${campEn(p.camp)}` },
    "petit-unplayed": { label: (p) => `Petit au bout, ${campEn(p.camp)}: this table does not count it` },
    poignee: { label: poigneeEn, calc: eachEn },
    "poignee-camp": { label: poigneeEn, calc: (p) => (p.won ? "to the attack" : "to the defence") },
    slam: { label: (p) => `Every trick without having bid it, ${campEn(p.camp)}` },
    "slam-unplayed": { label: (p) => `Every trick without having bid it, ${campEn(p.camp)}: nothing more` },
    misere: { label: misere, calc: eachEn },
  },
  faults: {
    ...attackFaultsEn,
    players: () => "The victory-point table only counts deals of five players.",
    "all-tricks-or-not": () => "Every trick, or not: the deal says both.",
    "slam-is-a-contract": () => "In this game the chelem is announced by bidding it.",
    "row-not-zero": () => "This row does not add to zero: twice the attack and three times the defence.",
    "out-of-order": () => "This cell is out of pattern: a better result brings more, a higher bid wins and loses more.",
  },
  roles: ATTACK_ROLES_EN,
  passed: "All pass",
  terms: { ...CONTRACTS, ...CAMPS_EN, ...LEVELS_EN, ...MISERES, ...ROWS },
} as const satisfies GameWords<Vp5Line, Vp5Fault, keyof typeof vp5Fr.terms>;
