/** What the referee's screen says around its verdicts; their sentences are the rules' own (`messages/fr/rules/referee.ts`). */

import type { DeckId } from "#lib/rules/deck";
import type { ClaimCode } from "#lib/rules/game";
import { lettersOf } from "#lib/sheet/drafts/card-letters";
import { heads, many, numbered } from "./alike";
import { always } from "./alike/always";
import { aDeal } from "./alike/deal";
import { tarotTerms } from "./alike/tarot";
import { de, list, nth, plural } from "./rules/grammar";
import { MISERES, PRIMES } from "./rules/terms";

const LEVELS = ["simple", "double", "triple"];

export const refereeScreen = {
  titleAt: (trick: number) => `Arbitre, ${nth(trick, "ᵉʳ")} pli`,
  toHome: "‹ Accueil",
  clear: "Effacer",
  restore: "Rétablir",
  toDeal: "‹ La donne",
  what: "Que faut-il juger ?",
  tabs: { play: "Un coup", hand: "Une main", deal: "La donne", code: "Le code" },
  gameWaits: "Ce jeu vient dès que le serveur répond.",
  players: "Autour de la table",
  nameless: numbered.player,
  suit: "Couleur",
  trumps: "Atout",
  letters: lettersOf({ suits: ["p", "c", "k", "t"], courts: ["v", "c", "d", "r"], schools: ["b", "o", "ve", "vi"], trump: "a" }),

  trick: "Le pli",
  empty: "pas encore de carte",
  contested: "contesté",
  leads: "Entame",
  plays: (name: string) => `${name} joue`,
  handOf: (name: string) => `La main ${de(name)}`,
  known: "Main",
  knownAs: { part: "en partie", whole: "entière" },
  done: "Terminé",
  start: "Posez les cartes du pli, dans l’ordre. Puis celles de la main contestée.",
  askWhose: "Touchez la carte contestée, ou la place de qui va jouer.",
  completeHand: "Compléter la main ›",

  moment: "Pli",
  moments: { first: "premier", other: "suivant", last: "dernier" },
  called: "Appel",
  calledRank: tarotTerms.called,
  calledRanks: ["Valet", "Cavalier", "Dame", "Roi"],
  noCall: "sans",
  carried: "Couleur gardée",
  slam: "Tous les plis avant",
  yes: "gagnés",
  no: "non",
  excuseValue: "L’Excuse vaut",

  holds: (name: string) => `${name} tient le pli.`,
  wins: (name: string) => `${name} gagne le pli.`,
  tie: (names: readonly string[]) => `${list(names)} à égalité.`,
  nobodyFollows: "Personne ne joue la couleur gardée : égalité.",
  afterTie: {
    "same-leader": (leader: string) => `Le pli reste sur la table ; ${leader} entame de nouveau, avec la carte de son choix.`,
    "same-suit": (leader: string) => `Le pli reste sur la table ; ${leader} entame de nouveau et la même couleur reste demandée.`,
    "first-tied": (leader: string) => `Le pli reste sur la table ; ${leader} entame, avec la carte de son choix.`,
    aside: "Au dernier pli, ces cartes sont mises de côté et ne comptent pour personne.",
    "previous-winner": "Au dernier pli, ces cartes vont à qui a gagné le pli précédent.",
  },
  excuse: {
    kept: (name: string) => `L’Excuse reste à ${name}.`,
    exchanged: (name: string) => `L’Excuse reste du côté ${de(name)}, qui donne une carte en échange.`,
    camp: () => "Au dernier pli, l’Excuse change de camp.",
    winner: () => "Au dernier pli, l’Excuse va à qui gagne le pli.",
    wins: () => "Au dernier pli d’un chelem, l’Excuse entamée gagne.",
  },

  allowed: (cards: string) => `permises : ${cards}`,
  why: (name: string) => `${name} : pourquoi ?`,
  takeBack: (name: string) => `${name} : retirer`,
  thisCard: "C’est la carte jouée",
  inRules: "Lire dans les règles ›",
  penalty: "La règle ne dit pas la sanction : la table décide.",
  code: tarotTerms.code,
  another: "Autre coup",

  handModes: { announce: "annonces", discard: "écart" },
  handMode: "On regarde",
  handCards: "La main",
  showCards: "Montrez la main, carte par carte.",
  cardsShown: (n: number, of: number) => `${n} sur ${of} cartes`,
  claims: {
    poignee: heads.poignee,
    "misere-trumps": MISERES.trumps,
    "misere-heads": MISERES.heads,
    "petit-sec": always.petitSec,
    "trop-cool": PRIMES["trop-cool"],
    loose: PRIMES.loose,
    greve: PRIMES.greve,
  } as Readonly<Record<ClaimCode, string>>,
  states: { yes: "oui", no: "non", open: "à voir" },
  level: (level: number, trumps: number) => `${LEVELS[level - 1]}, ${plural(trumps, "atout", "atouts")}`,
  redeal: "oui : la donne est annulée",
  noClaims: "À ce jeu, une main n’annonce rien.",
  openNote: "« À voir » : les cartes qui manquent décident.",
  into: "Cartes",
  intos: { discard: "à l’écart", kept: "gardées" },
  discarded: "À l’écart",
  kept: "Gardées",
  moreDiscards: (n: number) => `Encore ${many.cards(n)} à l’écart.`,

  /** Read beside the keys where there is a keyboard. */
  keyboard: {
    tarot: "Au clavier : rc roi de cœur, 10k, 5a, 21, ex ; Entrée finit, Retour arrière reprend.",
    decale: "Au clavier : pb Proviseur bleu, scvi, e1o, 13, ex ; Entrée finit, Retour arrière reprend.",
    whist: "Au clavier : 5, 21, ex ; Entrée finit, Retour arrière reprend.",
  } as Readonly<Record<DeckId, string>>,
  typing: (text: string) => `${text}…`,
  typedNoCard: (text: string) => `« ${text} » : aucune carte libre ne s’écrit ainsi.`,

  tricks: "Les plis",
  trickNo: (n: number) => `Pli ${n}`,
  turn: (trick: number, name: string) => `Pli ${trick} : ${name}`,
  replacing: (trick: number, name: string) => `Pli ${trick}, la carte ${de(name)} à changer`,
  complete: "Toutes les cartes sont tombées.",
  cell: (name: string, trick: number, card: string, winner: boolean, fault: boolean) =>
    [name, `pli ${trick}`, card, ...(winner ? ["gagne le pli"] : []), ...(fault ? ["faute prouvée"] : [])].join(", "),
  judgeThis: "Juger ce coup",

  findings: "Ce qui est prouvé",
  stands: (proofs: number, unclear: boolean) =>
    proofs > 0 ? plural(proofs, "faute prouvée", "fautes prouvées") : unclear ? "une faute, on ne sait de qui" : "rien de prouvé",
  proved: "Prouvé.",
  consignShort: "Consigner",
  evidence: "Ce qu’on sait de plus",
  evidenceHolds: (aside: number, held: number) =>
    [
      ...(aside ? [plural(aside, "carte de côté", "cartes de côté")] : []),
      ...(held ? [plural(held, "carte montrée", "cartes montrées")] : []),
    ].join(", ") || "rien",
  where: "Cartes vues",
  wheres: { plays: "dans les plis", aside: "de côté" },
  inHandOf: (name: string) => `chez ${name}`,
  contract: "Le contrat",
  contractHolds: (name: string, contract: string) => `${name}, ${contract}`,
  taker: tarotTerms.takes,
  bid: tarotTerms.contract,
  unsaid: "pas dit",
  partner: tarotTerms.partner,
  alone: "solo",
  cardTells: "la carte le dira",
  perHand: "Cartes par main",
  missing: {
    taker: "Le compte attend de savoir qui prend.",
    contract: "Le compte attend le contrat.",
    called: "Le compte attend la carte appelée, ou « solo ».",
    excuse: "Que vaut l’Excuse ? 0 ou 22, comme annoncé.",
  },
  countAttack: (points: string, bouts: number) =>
    `Attaque : ${points} points, ${["aucun bout", "un bout", "deux bouts", "trois bouts"][bouts]}`,
  petit: { attack: "Petit au bout pour l’attaque", defence: "Petit au bout pour la défense" },
  slamBy: { attack: "tous les plis à l’attaque", defence: "tous les plis à la défense" },
  countSeat: (name: string, points: string) => `${name} ${points}`,
  aside: (points: string) => `de côté ${points}`,
  boutDuBout: (name: string) => `bout du bout ${de(name)}`,
  announced: "Annoncé à la table, à remplir aussi",
  announcedBy: (name: string, code: ClaimCode, level: number): string => {
    const claim = refereeScreen.claims[code];
    return `${name}, ${claim}${code === "poignee" ? ` ${LEVELS[level - 1]}` : ""}`;
  },
  fill: (n: number) => `Remplir la donne ${n}`,
  openAt: aDeal.number,

  consign: "Consigner la décision",
  onDeal: "Sur quelle donne ?",
  dealNo: (n: number) => `${n}`,
  being: (n: number) => `${n}, en cours`,
  waits: (n: number) => `La donne ${n} sera contestée dès qu’elle sera notée ; rien ne se perd d’ici là.`,
  noteLabel: "Ce qui est dit",
  consignDo: aDeal.contest,
  chooseDeal: "Choisir la donne",
  disputes: "Litiges courants ›",
  search: "Chercher une règle ›",
  noteDispute: (n: number) => `Noter un litige, donne ${n} ›`,
};
