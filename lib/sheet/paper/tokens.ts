/** What people write in a cell for a token of the rules. What cannot be understood stays as it is: the rules then say why not. */

import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import type { Seat } from "#lib/rules/rules";
import { headKey } from "./column";

/** By token: its French, its English, and what else people write. */
export type Tokens = Readonly<Record<string, readonly string[]>>;

export const CONTRACTS: Tokens = {
  petite: ["Petite", "Petite", "prise", "p"],
  pouce: ["Pouce", "Pouce", "pousse", "po"],
  garde: ["Garde", "Garde", "g"],
  "garde-sans": ["Garde sans", "Garde sans", "gs", "garde sans le chien"],
  "garde-contre": ["Garde contre", "Garde contre", "gc", "garde contre le chien"],
  chelem: ["Chelem", "Chelem", "ch"],
};
export const DIPLOMAS: Tokens = { brevet: ["Brevet", "Brevet"], bac: ["Bac", "Bac"], master: ["Master", "Master"] };
export const CAMPS: Tokens = { attack: ["attaque", "attack", "preneur"], defence: ["défense", "defence", "defense"] };
export const LEVELS: Tokens = { "1": ["simple", "single"], "2": ["double", "double"], "3": ["triple", "triple"] };
export const MISERES: Tokens = { trumps: ["atouts", "trumps", "atout"], heads: ["têtes", "heads", "tête", "court cards"] };
export const PRIMES: Tokens = {
  "trop-cool": ["Trop cool", "Trop cool"],
  loose: ["Loose", "Loose"],
  greve: ["Grève", "Grève"],
  "bout-du-bout": ["Bout du bout", "Bout du bout"],
};
export const SUITS: Tokens = {
  "S-14": ["roi de pique", "king of spades", "pique", "spades"],
  "H-14": ["roi de cœur", "king of hearts", "cœur", "coeur", "roi de coeur", "hearts"],
  "D-14": ["roi de carreau", "king of diamonds", "carreau", "diamonds"],
  "C-14": ["roi de trèfle", "king of clubs", "trèfle", "clubs"],
};
export const SCHOOLS: Tokens = {
  B: ["bleu", "blue"],
  O: ["orange", "orange"],
  V: ["vert", "green"],
  M: ["violet", "violet", "mauve", "purple"],
};
export const OWN_CALLS: Tokens = {
  hand: ["en main", "in hand", "main"],
  dog: ["au chien", "in the dog", "chien", "in the chien"],
};
export const SLAMS: Tokens = {
  ...CAMPS,
  announced: ["annoncé", "announced", "demandé"],
  "by-defence": ["annoncé par la défense", "announced by the defence"],
};
export const YES: Tokens = { yes: ["oui", "yes", "x"] };
export const KINDS: Tokens = {
  passed: ["Passée", "Passed", "tous passent", "personne ne parie", "all pass"],
  misdeal: ["Fausse donne", "Misdeal", "maldonne"],
  "petit-sec": ["Petit sec", "Bare Petit"],
  report: ["Report", "Carried over"],
};
export const STATES: Tokens = {
  voided: ["annulée", "cancelled"],
  contested: ["contestée", "contested", "disputed"],
  ruled: ["décidée", "ruled"],
  corrected: ["corrigée", "corrected"],
  refused: ["à corriger", "to correct"],
};
export const ALONE: Tokens = { alone: ["solo", "alone", "seul", "seule", "personne", "nobody"] };

/** Nothing, written: a dash for who is not concerned. */
export const isDash = (text: string): boolean => /^[-–—−]$/.test(text.trim());

/** The token that a text is, or that it begins if there is only one such. */
export function tokenIn(text: string, tokens: Tokens): string | undefined {
  const key = headKey(text);
  if (key === "") return undefined;
  const all = Object.entries(tokens);
  const exact = all.find(([token, writings]) => [token, ...writings].some((writing) => headKey(writing) === key));
  const begun = all.filter(([, writings]) => writings.some((writing) => headKey(writing).startsWith(key)));
  return exact?.[0] ?? (begun.length === 1 ? begun[0]?.[0] : undefined);
}

/** The seat of a name, of its beginning if it is nobody else's, or of a place from 1. */
export function seatIn(text: string, names: readonly string[]): Seat | undefined {
  const key = nameKey(text);
  if (key === "") return undefined;
  const exact = names.findIndex((name) => nameKey(name) === key);
  if (exact >= 0) return exact;
  if (/^[1-9]$/.test(key)) return Number(key) <= names.length ? Number(key) - 1 : undefined;
  const begun = names.flatMap((name, seat) => (nameKey(name).startsWith(key) ? [seat] : []));
  return begun.length === 1 ? begun[0] : undefined;
}

/** A name as a list may hold it: where it has a list's own signs in it, the place says who is meant. */
export const nameFor = (names: readonly string[], seat: Seat): string =>
  /[,;|/+]/.test(itemAt(names, seat)) ? String(seat + 1) : itemAt(names, seat);

export const sayToken = (tokens: Tokens, token: string, lang: "fr" | "en"): string =>
  tokens[token]?.[lang === "fr" ? 0 : 1] ?? token;
