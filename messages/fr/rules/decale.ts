/** Tarot décalé, en français. */

import type { DecaleFault, DecaleLine } from "#lib/rules/codes";
import { byOutcome, type GameWords, num, plain } from "#lib/rules/words/words";
import { au } from "./grammar";
import { auctionOver, PRIMES, TERMS } from "./terms";

export const DIPLOMAS = { brevet: "Brevet", bac: "Bac", master: "Master" } as const;
const SCHOOLS = { B: "bleu", O: "orange", V: "vert", M: "violet" } as const;
const PILE = { proviseurs: "Proviseurs", profs: "Profs", eleves: "Élèves", bouts: TERMS.bouts } as const;
const diploma = (id: unknown): string => DIPLOMAS[id as keyof typeof DIPLOMAS];

export const decale = {
  editions: { boite: "règle de la boîte" },
  lines: {
    cards: { label: () => "Cartes gagnées" },
    "solo-against-each": {
      label: byOutcome("Plus que chacun des autres", "Pas plus que chacun des autres", "Autant que le meilleur des autres"),
      calc: (p) => `${plain(num(p, "mine"))} contre ${plain(num(p, "against"))}`,
    },
    "solo-against-sum": {
      label: byOutcome("Plus que tous les autres réunis", "Pas plus que les autres réunis", "Autant que les autres réunis"),
      calc: (p) => `${plain(num(p, "mine"))} contre ${plain(num(p, "against"))}`,
    },
    "bettor-cards-void": { label: () => "Pari perdu : les cartes ne comptent pas", calc: (p) => `${plain(num(p, "mine"))} → 0` },
    "others-note-nothing": { label: () => "Pari gagné : les autres ne notent rien" },
    camps: {
      label: byOutcome(
        "Les deux ont plus que les trois",
        "Les deux n’ont pas plus que les trois",
        "Les deux camps sont à égalité",
      ),
      calc: (p) => `${plain(num(p, "camp"))} contre ${plain(num(p, "others"))}`,
    },
    "camp-cards": { label: () => "Cartes des deux partenaires" },
    "camp-cards-void": { label: () => "Pari perdu : les cartes ne comptent pas", calc: (p) => `${plain(num(p, "camp"))} → 0` },
    "losers-note-nothing": {
      label: () => "Pari gagné : les trois autres notent 0",
      calc: (p) => `${plain(num(p, "others"))} → 0`,
    },
    "others-cards": { label: () => "Cartes des trois autres" },
    "diploma-won": { label: (p) => `${diploma(p.diploma)} obtenu` },
    "diploma-lost": { label: (p) => `${diploma(p.diploma)} perdu` },
    "diploma-void": { label: (p) => `${diploma(p.diploma)} annulé` },
    "trop-cool": { label: () => "Trop cool" },
    loose: { label: () => "C’est la loose" },
    greve: { label: () => "Grève des profs" },
    "bout-du-bout": { label: () => "Le bout du bout" },
  },
  faults: {
    "no-bets-here": () => "Cette table joue sans paris.",
    "no-call-here": () => "Cette table joue sans appel au Proviseur.",
    "no-primes-here": () => "Cette table joue sans primes.",
    "partner-only-at-five": () => "L’appel au Proviseur ne se joue qu’à cinq.",
    "calls-own-proviseur": () => "On n’appelle pas un Proviseur qu’on tient.",
    "points-given-twice": () => "Les points du camp ou ceux de chacun, pas les deux.",
    "camp-needs-partner": () => "Les points d’un camp supposent un pari à deux contre trois.",
    "total-not-75": (p) =>
      num(p, "missing") > 0
        ? `Le jeu vaut 75 points : ${p.total} comptés, il en manque ${p.missing}.`
        : `Le jeu vaut 75 points : ${p.total} comptés, ${-num(p, "missing")} de trop.`,
    "total-too-high": (p) => `${p.total} points comptés, mais il n’y en a que ${p.most} en jeu.`,
    "nothing-set-aside": () => "À cette table, un dernier pli à égalité va à qui a gagné le précédent : rien n’est mis de côté.",
    "tied-trick-worth-two": () => "Un pli à égalité vaut au moins 2 points : deux Élèves.",
    "primes-from-four": (p) => `Les primes se jouent à quatre ou cinq, pas à ${p.players}.`,
    "prime-twice": (p, name) => `${name(num(p, "seat"))} a déjà cette prime.`,
    "one-petit-only": (p, name) => `Il n’y a qu’un Petit : le bout du bout est déjà ${au(name(num(p, "other")))}.`,
    "loose-holds-no-trump": (p, name) => `${name(num(p, "seat"))} ne peut pas être « sans Atout » et en tenir.`,
    "hands-cannot-exist": () => "Ces primes ne peuvent pas exister ensemble : il n’y a pas assez de cartes dans le jeu.",
    "petit-worth-five": (p, name) => `${name(num(p, "seat"))} gagne le Petit : ses cartes valent au moins 5 points.`,
    "last-trick-won-and-tied": () => "Le Petit a gagné le dernier pli : ce pli n’est pas à égalité, rien n’est mis de côté.",
    "auction-over": auctionOver,
  },
  roles: { taker: "Parieur", partner: "Allié", alone: "dont sans allié", defence: "Contre", own: TERMS.eachAlone },
  passed: TERMS.nobodyBets,
  terms: { ...DIPLOMAS, ...SCHOOLS, ...PRIMES, ...PILE },
} as const satisfies GameWords<DecaleLine, DecaleFault>;
