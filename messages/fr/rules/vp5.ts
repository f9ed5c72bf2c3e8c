import type { Vp5Fault, Vp5Line } from "#lib/rules/codes";
import { type GameWords, num, plain, type Say, signed } from "#lib/rules/words/words";
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

const BIDS = { ...CONTRACTS, pouce: "Pouce", chelem: "Chelem" } as const;
const ROWS = { lost: "Perdu", just: "Juste" } as const;
const VP_MISERES = { ...MISERES, heads: "Misère d’images" } as const;
const misere: Say = (p, name) => `${VP_MISERES[p.kind as keyof typeof VP_MISERES]}, ${name(num(p, "seat"))}`;
export const contract = (id: unknown): string => BIDS[id as keyof typeof BIDS];
/** « + 5 pts », « − 45 pts », comme sur le tableau. */
export const row = (id: unknown) =>
  ROWS[id as keyof typeof ROWS] ?? `${String(id).replace("-", "−").replace(/\d/, "\u202f$&")} pts`;
export const vp5 = {
  editions: { maison: "tableau à cinq" },
  lines: {
    target,
    rounding,
    band: { label: (p) => `Ligne ${row(p.row)}`, calc: (p) => `écart ${signed(num(p, "margin"))}` },
    "band-beyond": {
      label: (p) =>
        num(p, "further") > 0 ? `Au-delà de la ligne ${row(p.row)} : ${p.further} de plus` : `Dernière ligne, ${row(p.row)}`,
      calc: (p) => `écart ${signed(num(p, "margin"))}`,
    },
    "slam-row": { label: (p) => `Tous les plis : ligne ${row(p.row)}` },
    "slam-lost": { label: () => "Un pli manque au chelem : Perdu", calc: (p) => `écart ${signed(num(p, "margin"))}` },
    cell: {
      label: (p) => `${contract(p.contract)}, ${row(p.row)}`,
      calc: (p) => `${signed(num(p, "attack"))} et ${signed(num(p, "defence"))}`,
    },
    shares: {
      label: () => "Deux contre trois",
      calc: (p) => (p.same ? "le même aux deux" : "deux tiers, un tiers"),
      own: { label: ownSide, calc: (p) => (p.same || p.self !== p.taker ? "" : `2 × ${plain(Math.abs(num(p, "defence")))}`) },
    },
    alone: {
      label: () => "Un contre quatre",
      calc: (p) => (p.double ? "le double" : `4 × ${plain(Math.abs(num(p, "each")))}`),
      own: {
        label: (p, name) => (p.self === p.taker ? `${name(num(p, "self"))}, contre quatre` : ownSide(p, name)),
        calc: (p) => (p.double ? "× 2" : `4 × ${plain(Math.abs(num(p, "each")))}`),
      },
    },
    petit: { label: petit },
    "petit-unplayed": { label: (p) => `Petit au bout, ${camp(p.camp)} : cette table ne le compte pas` },
    poignee: { label: poignee, calc: each },
    "poignee-camp": { label: poignee, calc: poigneeCamp },
    slam: { label: (p) => `Tous les plis sans l’avoir demandé, ${camp(p.camp)}` },
    "slam-unplayed": { label: (p) => `Tous les plis sans l’avoir demandé, ${camp(p.camp)} : rien de plus` },
    misere: { label: misere, calc: each },
  },
  faults: {
    ...attackFaults,
    players: () => "Le tableau de points de victoire ne compte que des donnes à cinq.",
    "all-tricks-or-not": () => "Tous les plis, ou non : la donne dit les deux.",
    "slam-is-a-contract": () => "À ce jeu, le chelem s’annonce en le demandant aux enchères.",
    "row-not-zero": () => "Cette ligne ne fait pas zéro : deux fois l’attaque et trois fois la défense.",
    "out-of-order": () =>
      "Cette case sort du rang : un meilleur résultat rapporte plus, une enchère plus haute gagne et perd plus.",
  },
  roles: ATTACK_ROLES,
  passed: TERMS.allPass,
  terms: { ...BIDS, ...CAMPS, ...LEVELS, ...VP_MISERES, ...ROWS },
} as const satisfies GameWords<Vp5Line, Vp5Fault>;
