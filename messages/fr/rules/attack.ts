/** Ce que disent de la même façon le tarot et le tableau de points de victoire. */

import type { AttackFault } from "#lib/rules/codes";
import { itemAt } from "#lib/rules/item-at";
import { num, type OptionWords, plain, type Say, signed } from "#lib/rules/words/words";
import { auctionOver, TERMS } from "./terms";

const BOUTS = ["aucun bout", "un bout", "deux bouts", "trois bouts"] as const;
export const YES_NO = { true: "oui", false: "non" } as const;

export const CONTRACTS = {
  petite: "Petite",
  pouce: "Pousse",
  garde: "Garde",
  "garde-sans": "Garde sans",
  "garde-contre": "Garde contre",
} as const;
export const CAMPS = { attack: "attaque", defence: "défense" } as const;
export const LEVELS = { simple: TERMS.poignee, double: "Double poignée", triple: "Triple poignée" } as const;

/** What options of both tables are called, and answer. */
export const OPTION = {
  excuseSlam: "L’Excuse contre un chelem",
  excuseSlamKept: "gardée, 4 points",
  misere: "Valeur de la misère",
  otherCamp: "à l’autre camp",
  poigneeTo: "Poignée, à qui",
  toHolder: "à qui la montre",
  toWinners: "au camp gagnant",
  trickWinner: "à qui gagne le pli",
};

export const camp = (id: unknown): string => CAMPS[id as keyof typeof CAMPS];
export const petit: Say = (p) => `Petit au bout, ${camp(p.camp)}`;
export const poignee: Say = (p, name) => `${Object.values(LEVELS)[num(p, "level") - 1]}, ${name(num(p, "seat"))}`;
export const poigneeCamp: Say = (p) => (p.won ? "à l’attaque" : "à la défense");
export const each: Say = (p) => `${plain(num(p, "amount"))} × ${p.others}`;
export const target = {
  label: (p) => `${plain(num(p, "points"))} points pour ${plain(num(p, "target"))}`,
  calc: (p) => itemAt(BOUTS, num(p, "bouts")),
} satisfies Record<string, Say>;
export const rounding = {
  label: () => "Demi-point au camp gagnant",
  calc: (p) => `${signed(num(p, "from"))} → ${signed(num(p, "from") + (p.won ? 0.5 : -0.5))}`,
} satisfies Record<string, Say>;

const COUNTS = ["", "", "deux", "trois", "quatre"] as const;
const self: Say = (p, name) => name(num(p, "self"));
/** One player's part in what the camps share. */
export const ownShare: Say = (p, name) => {
  if (p.self === p.taker)
    return p.partner === null ? `${self(p, name)}, contre ${COUNTS[num(p, "times")]}` : `${self(p, name)}, deux parts`;
  return `${self(p, name)}${p.self === p.partner ? ", une part" : ", en défense"}`;
};
/** The same where a table gives each camp its figure. */
export const ownSide: Say = (p, name) =>
  `${self(p, name)}${p.self === p.taker || p.self === p.partner ? ", à l’attaque" : ", en défense"}`;

const withBouts = (p: Parameters<Say>[0]) => {
  const bouts = num(p, "bouts");
  return bouts === 0 ? "Sans bout" : `Avec ${BOUTS[bouts]}`;
};

export const attackFaults = {
  "points-not-91": (p) => `Les points des deux camps font 91 en tout, pas ${plain(num(p, "sum"))}.`,
  "points-beyond-bouts": (p) => `${withBouts(p)}, l’attaque a de ${p.min} à ${p.max} points, pas ${plain(num(p, "points"))}.`,
  "half-at-four": () => "À quatre, pas de demi-point : chaque camp ramasse un nombre pair de cartes.",
  "partner-only-at-five": () => "On n’appelle qu’à cinq.",
  "partner-or-alone": () => "Dire qui est l’appelé, ou que le preneur joue solo.",
  "partner-is-taker": () => "Le preneur a la carte appelée : c’est un solo, sans appelé.",
  "alone-or-partner": () => "La carte appelée est chez le preneur ou au chien : c’est un solo, sans appelé.",
  "called-only-at-five": () => "On n’appelle une carte qu’à cinq.",
  "not-a-card": () => "Cette carte n’est pas dans le jeu.",
  "called-not-a-head": () => "On appelle un roi ; avec les quatre rois, une dame, puis un cavalier, puis un valet.",
  "petit-is-with-attack": () => "Avec trois bouts, l’attaque a le Petit : la défense n’a pas gagné le pli où il est tombé.",
  "petit-is-with-defence": () => "Sans bout, l’attaque n’a pas le Petit : elle n’a pas gagné le pli où il est tombé.",
  "petit-against-slam": (p) => `${p.slam === "attack" ? "L’attaque" : "La défense"} a fait tous les plis, celui du Petit aussi.`,
  "poignee-twice": (p, name) => `${name(num(p, "seat"))} a déjà une poignée : on ne compte que la plus haute.`,
  "too-many-trumps": (p) => `Ces poignées montrent ${p.trumps} atouts : le jeu en a ${p.supply}.`,
  "misere-twice": (p, name) => `${name(num(p, "seat"))} a déjà cette misère.`,
  "misere-with-poignee": (p, name) => `${name(num(p, "seat"))} montre une poignée : pas de misère d’atouts dans la même main.`,
  "hands-cannot-exist": () => "Ces mains ne peuvent pas exister ensemble : il n’y a pas assez de cartes dans le jeu.",
  "slam-not-for-defence": () => "À cette table, le chelem ne s’annonce pas en défense.",
  "auction-over": auctionOver,
  "bid-too-low": () => "Il faut dire plus haut que l’enchère en cours, ou passer.",
  "barred-from-bidding": () => "Qui redonne après une faute de donne ne peut que passer.",
  "unlikely-points": (p) =>
    `${withBouts(p)}, l’attaque a presque toujours de ${plain(num(p, "min"))} à ${plain(num(p, "max"))} points. Recompter ?`,
  "slam-unlikely": (p) =>
    p.min === p.max
      ? `Un chelem de l’attaque donne ${plain(num(p, "min"))} points à l’attaque, pas ${plain(num(p, "points"))}. Recompter ?`
      : `Un chelem de ${p.camp === "attack" ? "l’attaque" : "la défense"} laisse à l’attaque de ${plain(num(p, "min"))} à ${plain(num(p, "max"))} points, pas ${plain(num(p, "points"))}. Recompter ?`,
  "slam-not-noted": (p) => `${plain(num(p, "points"))} points : l’attaque a fait tous les plis. Est-ce un chelem ?`,
  "barred-taker": (p, name) => `${name(num(p, "seat"))} ne devait pas prendre à cette donne, après une faute de donne.`,
} as const satisfies Record<AttackFault, Say>;

export const attackOptions = {
  targets: {
    label: TERMS.targets,
    effect: "Ce que l’attaque doit faire, selon ses bouts.",
    values: { "0": "sans bout", "1": "un bout", "2": "deux bouts", "3": "trois bouts" },
  },
  "poignee-trumps-5": {
    label: "Atouts de la poignée à cinq",
    effect: "Combien d’atouts il faut montrer à cinq.",
    values: LEVELS,
  },
  "called-suit-excuse": {
    label: "Excuse entamée, couleur appelée",
    effect: "Quand l’Excuse est entamée au premier pli, la couleur appelée reste interdite à qui fixe la couleur.",
    values: YES_NO,
  },
  "called-in-dog": {
    label: "Carte appelée trouvée au chien",
    effect: "Une dame ou un cavalier appelés et trouvés au chien peuvent être écartés, ou non.",
    values: { discardable: "peut s’écarter", kept: "reste en main" },
  },
} as const satisfies Record<string, OptionWords>;

export const ATTACK_ROLES = {
  taker: "Preneur",
  partner: TERMS.partner,
  alone: "dont sans appelé",
  defence: "Défense",
  own: TERMS.eachAlone,
};
