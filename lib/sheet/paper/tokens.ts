/** How people write the tokens of the rules in cells. A text that is not understood is kept, and the rules refuse it. */

import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import type { Seat } from "#lib/rules/rules";
import { inEach, type Lang } from "#lib/rules/words/languages";
import type { PaperWords } from "#messages/fr/rules/paper";
import { headKey, paperWords } from "./column";

/** By token and language: the word as written, then other spellings that people use. */
export type Tokens = Readonly<Record<string, Readonly<Record<Lang, readonly string[]>>>>;

const SAID = paperWords(({ tokens }): Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> => tokens);

const tokensOf = (group: string): Tokens =>
  Object.fromEntries(
    Object.keys(itemAt(SAID.fr, group)).map((token) => [token, inEach((lang) => SAID[lang][group]?.[token] ?? [])]),
  );

export const TOKENS = Object.fromEntries(Object.keys(SAID.fr).map((group) => [group, tokensOf(group)])) as Readonly<
  Record<keyof PaperWords["tokens"], Tokens>
>;

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
export const nameInList = (names: readonly string[], seat: Seat): string =>
  /[,;|/+]/.test(itemAt(names, seat)) ? String(seat + 1) : itemAt(names, seat);

export const sayToken = (tokens: Tokens, token: string, lang: Lang): string => tokens[token]?.[lang][0] ?? token;
