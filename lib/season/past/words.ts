/** What clubs write in spreadsheets, in every language: a file of one is read on a phone of another. */
import { nameKey } from "#lib/log/name";
import { spreadsheet as en } from "#messages/en/rules/spreadsheet";
import { spreadsheet as fr, type SpreadsheetWords } from "#messages/fr/rules/spreadsheet";
import { LANGS, type Lang } from "#lib/rules/words/languages";

const WORDS: Readonly<Record<Lang, SpreadsheetWords>> = { fr, en };

type Of = (words: SpreadsheetWords) => readonly string[];

export const asWritten = (of: Of): string[] => LANGS.flatMap((lang) => of(WORDS[lang]));

/** Case and accents aside, as texts are compared. */
export const inAny = (of: Of): string[] => [...new Set(asWritten(of).map(nameKey))];

/** The same in a pattern. */
export const anyOf = (of: Of): string => `(?:${inAny(of).join("|")})`;

export const MONTHS = Array.from({ length: 12 }, (_, at) => inAny(({ months }) => months[at] ?? []));
