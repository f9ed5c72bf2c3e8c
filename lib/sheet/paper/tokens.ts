/** How people write the tokens of the rules in cells. A text that is not understood is kept, and the rules refuse it. */

import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import type { Seat } from "#lib/rules/rules";
import type { PaperWords } from "#lib/rules/words/fr/paper";
import { inEach, type Lang } from "#lib/rules/words/languages";
import { headKey, paperWords } from "./column";

/** By token and language: what is written for it, then what else people write. */
export type Tokens = Readonly<Record<string, Readonly<Record<Lang, readonly string[]>>>>;

const tokensOf = (group: keyof PaperWords["tokens"]): Tokens => {
  const said = paperWords(({ tokens }): Readonly<Record<string, readonly string[]>> => tokens[group]);
  return Object.fromEntries(Object.keys(said.fr).map((token) => [token, inEach((lang) => said[lang][token] ?? [])]));
};

export const CONTRACTS = tokensOf("contracts");
export const DIPLOMAS = tokensOf("diplomas");
export const CAMPS = tokensOf("camps");
export const LEVELS = tokensOf("levels");
export const MISERES = tokensOf("miseres");
export const PRIMES = tokensOf("primes");
export const SUITS = tokensOf("suits");
export const SCHOOLS = tokensOf("schools");
export const OWN_CALLS = tokensOf("ownCalls");
export const SLAMS = tokensOf("slams");
export const YES = tokensOf("yes");
export const KINDS = tokensOf("kinds");
export const STATES = tokensOf("states");
export const ALONE = tokensOf("alone");

/** A dash, written for a player who is not concerned. */
export const isDash = (text: string): boolean => /^[-–—−]$/.test(text.trim());

/** The token for a text, or for the beginning of exactly one. */
export function tokenIn(text: string, tokens: Tokens): string | undefined {
  const key = headKey(text);
  if (key === "") return undefined;
  const all = Object.entries(tokens);
  const exact = all.find(([token, writings]) =>
    [token, ...Object.values(writings).flat()].some((writing) => headKey(writing) === key),
  );
  const begun = all.filter(([, writings]) =>
    Object.values(writings)
      .flat()
      .some((writing) => headKey(writing).startsWith(key)),
  );
  return exact?.[0] ?? (begun.length === 1 ? begun[0]?.[0] : undefined);
}

/** The seat by name, by a beginning that is only one player's, or by place from 1. */
export function seatIn(text: string, names: readonly string[]): Seat | undefined {
  const key = nameKey(text);
  if (key === "") return undefined;
  const exact = names.findIndex((name) => nameKey(name) === key);
  if (exact >= 0) return exact;
  if (/^[1-9]$/.test(key)) return Number(key) <= names.length ? Number(key) - 1 : undefined;
  const begun = names.flatMap((name, seat) => (nameKey(name).startsWith(key) ? [seat] : []));
  return begun.length === 1 ? begun[0] : undefined;
}

/** A name for use in a list: if it contains a separator, the place instead. */
export const nameFor = (names: readonly string[], seat: Seat): string =>
  /[,;|/+]/.test(itemAt(names, seat)) ? String(seat + 1) : itemAt(names, seat);

export const sayToken = (tokens: Tokens, token: string, lang: Lang): string => tokens[token]?.[lang][0] ?? token;
