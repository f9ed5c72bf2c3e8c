/** The referee in French. Nobody is "il" or "elle": names, or "on". */

import { type Deck, EXCUSE, indexOf, isBout, isTrump, suitOf, TRUMPS } from "#lib/rules/deck";
import { itemAt } from "#lib/rules/item-at";
import type { Ought, RefereeWords } from "#lib/rules/words/referee";
import { capital, de, list } from "./grammar";

const SUITS = ["pique", "cœur", "carreau", "trèfle"];
const SIGNS = ["♠", "♥", "♦", "♣"];
const FEMININE = ["bleue", "orange", "verte", "violette"];
/** By what a pack's cards bear: after a card's name, and any of a suit. */
const OF = { suits: SUITS.map((suit) => `de ${suit}`), schools: ["bleu", "orange", "vert", "violet"] };
const ONE = { suits: SUITS.map((suit) => `un ${suit}`), schools: FEMININE.map((school) => `une carte ${school}`) };

/** By the code of their rank, whichever the pack; the others go by their number. */
const FIGURES: Readonly<Record<string, string>> = {
  "1": "l’as",
  "11": "le valet",
  "12": "le cavalier",
  "13": "la dame",
  "14": "le roi",
  PRO: "le Proviseur",
  P1: "le Prof de Sciences",
  P2: "le Prof d’Histoire-Géo",
  P3: "le Prof de Sport",
  E1: "l’Élève",
  E2: "l’Élève",
  E3: "l’Élève",
  E4: "l’Élève",
  INT: "l’Interro",
};
const LETTERS: Readonly<Record<string, string>> = { "1": "A", "11": "V", "12": "C", "13": "D", "14": "R" };

const codeOf = (deck: Deck, card: number): string => itemAt(deck.ranks, indexOf(card)).code;

function rank(deck: Deck, card: number): string {
  if (card === EXCUSE) return "l’Excuse";
  if (isTrump(card)) return indexOf(card) === 1 && isBout(deck, card) ? "le Petit" : `le ${indexOf(card)}`;
  const code = codeOf(deck, card);
  return FIGURES[code] ?? `le ${code}`;
}

function card(deck: Deck, one: number): string {
  const name = rank(deck, one);
  if (one === EXCUSE || name === "le Petit") return name;
  if (isTrump(one)) return `${name} d’atout`;
  return `${name} ${(codeOf(deck, one) === "INT" ? FEMININE : OF[deck.emblems])[suitOf(one)]}`;
}

function short(deck: Deck, one: number): string {
  if (one === EXCUSE) return "Excuse";
  if (isTrump(one)) return `${indexOf(one)}`;
  if (deck.emblems === "schools") return card(deck, one).replace(/^(le |l’)/, "");
  const code = codeOf(deck, one);
  return `${LETTERS[code] ?? code}${SIGNS[suitOf(one)]}`;
}

const OUGHT: Readonly<Record<Ought, string>> = {
  follow: "fournir",
  rise: "monter",
  "play-trump": "jouer atout",
  ruff: "couper",
  "ruff-over": "couper et monter",
  overruff: "monter",
  "ruff-under": "couper, même en dessous",
};

const someone = (who: string | null): string => who ?? "on";

export const referee: RefereeWords = {
  card,
  rank,
  short,
  verdicts: { legal: "Légal.", illegal: "Illégal.", unknown: "On ne sait pas." },
  roles: {
    leads: "entame",
    excuse: "Excuse",
    follows: "fournit",
    rises: "monte",
    ruffs: "coupe",
    overruffs: "surcoupe",
    undertrumps: "en dessous",
    discards: "se défausse",
    plays: "joue",
  },
  list: (items) => list(items, "et"),
  either: (items) => list(items, "ou"),
  plays: (who, one, on, whose, trick) => {
    const where = trick === null ? "" : `au pli ${trick}, `;
    const over = on === null ? "" : ` sur ${on}${whose === null ? "" : ` ${de(whose)}`}`;
    return capital(`${where}${someone(who)} ${on === null ? "entame" : "joue"} ${one}${over}.`);
  },
  ought: (who, what, without, even, proof) =>
    `${capital(`${without === null ? "" : `${even ? "même " : ""}sans ${without}, `}${someone(who)} devait ${OUGHT[what]}`)} : ${proof}.`,
  inHand: (cards) => `en main, ${cards}`,
  playedLater: (one, trick) => `${one} (pli ${trick})`,
  laterHeld: (cards, many) => `${cards} ${many ? "étaient" : "était"} en main`,
  byCount: "le compte des cartes non vues le montre",
  calledLead: (one, proof) =>
    `Au premier pli, la couleur appelée ne s’entame qu’avec ${one}.${proof === null ? "" : ` ${capital(proof)}.`}`,
  fine: {
    any: () => "On joue la carte qu’on veut.",
    free: () => "À l’entame, on joue la carte qu’on veut.",
    "after-excuse": () => "L’Excuse ne fixe pas la couleur : on joue la carte qu’on veut.",
    "called-only": () => "Rien d’autre en main que la couleur appelée : l’entame est libre.",
    "called-respected": () => "Rien n’interdit cette entame : seule la couleur appelée est réservée à la carte appelée.",
    follow: (who) => `${capital(someone(who))} fournit ; rien n’oblige à monter dans une couleur.`,
    rise: (who, _, on) => `${capital(someone(who))} monte sur ${on}.`,
    "cannot-rise": (_, __, on) => `Rien au-dessus ${de(on)} : n’importe quel atout convient.`,
    ruff: (who, without) => `Sans ${without}, ${someone(who)} coupe.`,
    overruff: (who, without, on) => `Sans ${without}, ${someone(who)} coupe et monte sur ${on}.`,
    undertrump: (who, without, on) => `Sans ${without} ni atout au-dessus ${de(on)}, ${someone(who)} coupe tout de même.`,
    "discard-trump-led": (who) => `Sans atout, ${someone(who)} joue la carte de son choix.`,
    discard: (who, without) => `Sans ${without} ni atout, ${someone(who)} se défausse.`,
    excuse: () => "L’Excuse se joue à tout moment.",
  },
  unknown: (cards) => `Rien ne le dit encore : ce serait une faute avec, en main, ${cards}.`,
  one: (deck, suit, above) => {
    if (suit === null) return "une carte hors de la couleur appelée, ou la carte appelée";
    if (suit === TRUMPS) return above > 0 ? `un atout au-dessus du ${above}` : "un atout";
    return itemAt(ONE[deck.emblems], suit);
  },
  without: (deck, suit) => (suit === TRUMPS ? "atout" : itemAt(ONE[deck.emblems], suit).replace(/^une? /, "")),
  discard: {
    fine: () => "Cet écart est permis.",
    "wrong-count": (_, __, due) => `L’écart compte ${due} cartes, ni plus ni moins.`,
    king: (cards) => `Un roi ne s’écarte pas : ${cards}.`,
    bout: (cards) => `Un bout ne s’écarte pas : ${cards}.`,
    "called-card": (cards) => `À cette table, la carte appelée ne s’écarte pas : ${cards}.`,
    "trump-not-needed": (cards, instead) =>
      `Un atout ne s’écarte que si l’on ne peut pas faire autrement : ${cards}, quand la main avait encore ${instead}.`,
    "trump-shown": (cards) => `Rien d’autre à écarter : ${cards}, à montrer à la table.`,
    "trump-hand-unknown": (cards) =>
      `Un atout ne s’écarte que si l’on ne peut pas faire autrement : il faut voir la main avant de juger ${cards}.`,
  },
  nothingProven: "Rien n’est prouvé.",
  unclear: (plays) => `${capital(plays)} : une de ces cartes au moins était une faute, sans qu’on puisse dire laquelle.`,
  faults: {
    "card-twice": () => "Cette carte y est deux fois.",
    "unknown-card": (p) => `« ${p.value} » n’est pas une carte de ce jeu.`,
    "trick-full": (p) => `Le pli a déjà ses ${p.players} cartes.`,
    "not-callable": () => "Cette carte ne peut pas être appelée.",
    "card-not-held": () => "Cette carte n’est pas dans la main.",
    "no-discard": () => "Il n’y a pas d’écart ici.",
    "hand-too-long": (p) => `${p.given} cartes données, ${p.most} au plus.`,
    "played-twice": (p) => `Cette carte est déjà tombée, carte ${Number(p.before) + 1} de la donne.`,
    "not-in-hand": (p, name) => `La main connue ${de(name(Number(p.seat)))} n’a pas cette carte.`,
    "in-another-hand": (p, name) => `Cette carte est dans la main connue ${de(name(Number(p.holder)))}.`,
    "card-aside": () => "Cette carte est parmi les cartes écartées.",
    "out-of-cards": (p) => `Toutes les cartes sont déjà tombées : il y en a ${p.most}.`,
    "too-many-aside": (p) => `Trop de cartes écartées : ${p.given}, pour ${p.most} au plus.`,
    "too-many-shown": (p) => `Trop de cartes pour une main : ${p.most} au plus.`,
  },
};
