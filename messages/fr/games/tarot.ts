/** What the forms of the tarot games say: French tarot and the victory-point table. */

import type { Points } from "#lib/rules/rules";
import { plain, signed } from "#lib/rules/words/words";
import { tarotTerms } from "../alike/tarot";
import { de, plural } from "../rules/grammar";
import { TERMS } from "../rules/terms";

const BOUTS = ["aucun bout", "un bout", "deux bouts", "trois bouts"];
const VERBS: Readonly<Record<string, string>> = {
  petite: "prend en petite",
  pouce: "pousse",
  garde: "garde",
  "garde-sans": "garde sans",
  "garde-contre": "garde contre",
  chelem: "demande le chelem",
};

export const tarot = {
  ...tarotTerms,
  solo: "solo",
  soloLabel: "Solo",
  soloOf: (name: string) => `Solo, ${name}`,
  allPass: TERMS.allPass,
  barred: (name: string) => `${name} ne peut pas prendre à cette donne.`,
  petitSec: {
    label: "Petit sec ›",
    asks: (n: number) => `Donne ${n} : petit sec ?`,
    yes: "Noter le petit sec",
  },
  /** Where more than four bids share a line. */
  short: { "garde-sans": "Sans", "garde-contre": "Contre" } as Readonly<Record<string, string>>,
  /** From the jack up. */
  ranks: ["Valet", "Cavalier", "Dame", "Roi"],
  rankOf: "Quelle carte",
  rank: (rank: string) => `${rank}, carte appelée : changer`,
  alone: {
    hand: (rank: string) => `${rank.toLowerCase()} en main`,
    dog: (rank: string) => `${rank.toLowerCase()} au chien`,
  },
  tricks: "Tous les plis",
  yes: "oui",
  no: "non",
  nobody: "personne",
  camps: { attack: "attaque", defence: "défense" },
  points: "Points",
  extras: { poignee: "poignée", petit: "petit au bout", slam: "chelem", miseres: "misères" },
  slamAnnounced: "Chelem annoncé",
  excuseLast: "Excuse au dernier pli",
  holds: {
    poignee: (level: number, name: string) => `${["poignée", "double poignée", "triple poignée"][level - 1]} ${de(name)}`,
    petit: { attack: "petit à l’attaque", defence: "petit à la défense" },
    slamAnnounced: "chelem annoncé",
    tricks: { attack: "chelem de l’attaque", defence: "chelem de la défense" },
    misere: (name: string) => `misère ${de(name)}`,
    excuseLast: "Excuse au dernier pli",
  },
  missing: {
    taker: tarotTerms.chooseTaker,
    partner: "Choisir l’appelé ou solo",
    contract: "Choisir le contrat",
    bouts: tarotTerms.chooseBouts,
    tricks: "Tous les plis, oui ou non",
    points: tarotTerms.typePoints,
    pile: "Finir de compter",
  } as Readonly<Record<string, string>>,
  fixExtras: "Corriger les annonces",
  sentence: {
    start: "Qui prend ?",
    taker: (name: string) => `${name} prend…`,
    bid: (name: string, contract: string) => `${name} ${VERBS[contract]}`,
    waiting: (card: string) => `, appelle ${card.startsWith("dame") ? "la" : "le"} ${card}`,
    with: (card: string | null, partner: string) => (card ? `, ${card} chez ${partner}` : ` avec ${partner}`),
    solo: " en solo",
    found: { hand: (card: string) => `, ${card} en main`, dog: (card: string) => `, ${card} au chien` },
    bouts: (n: number) => `, ${BOUTS[n]}`,
    vachette: "Tous passent : chacun pour soi.",
  },
  /** "48½ compte 49, il en fallait 41 : +8" */
  count: (points: Points, counted: Points, target: Points, margin: Points) =>
    `${plain(points)}${counted === points ? "" : ` compte ${plain(counted)}`}, il en fallait ${plain(target)} : ${signed(margin)}`,
  attackHas: (text: string) => `Attaque : ${text}`,
  target: (bouts: number, target: Points) => `Avec ${BOUTS[bouts]}, il faut ${plain(target)} points.`,
  remedy: {
    excuseLast: "L’Excuse est tombée au dernier pli",
    defence: "Ce sont les points de la défense",
    attack: "Ce sont les points de l’attaque",
    petit: { attack: "Petit à l’attaque", defence: "Petit à la défense" },
    slam: "Noter le chelem",
  },
  pile: {
    of: { attack: "Le tas de l’attaque", defence: "Le tas de la défense" },
    kinds: { bouts: tarotTerms.bouts, kings: "Rois", queens: "Dames", knights: "Cavaliers", jacks: "Valets", others: "Autres" },
    holds: (cards: number, points: Points) =>
      `${plural(cards, "carte", "cartes")}, ${plural(points, "point", "points", plain(points))}`,
    left: (counted: Points, left: Points) => `${plain(counted)} points comptés sur 91 : il en reste ${plain(left)}.`,
    both: "Les deux tas font 91.",
  },
  ledger: {
    bouts: (n: number) => plural(n, "bout", "bouts"),
    petit: "petit",
    poignees: ["poignée", "double poignée", "triple poignée"],
    slam: "chelem",
    misere: "misère",
    made: "tous les plis",
    missed: "manqué",
    vachette: "Vachette",
    each: "chacun pour soi",
  },
  pays: {
    open: "Combien ça paie ? ›",
    title: "Combien ça paie",
    note: "Ce que marque le preneur, selon l’écart avec les points à faire.",
    noteFive: "Ce que marque le preneur avec un appelé, puis l’appelé.",
    just: "juste",
    alone: TERMS.alone,
  },
  redeal: "On redonne ›",
  rest: (n: string) => `${n}, le reste`,
};

export type TarotMessages = typeof tarot;
