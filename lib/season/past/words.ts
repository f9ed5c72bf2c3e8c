/** What clubs write in spreadsheets, in every language: a file of one is read on a phone of another. */
import { nameKey } from "#lib/log/name";
import { LANGS } from "#lib/rules/words/languages";
import type { SpreadsheetWords } from "#messages/fr/rules/spreadsheet";
import { SPREADSHEET_IN } from "#messages/languages/rules/spreadsheet";

type Of = (words: SpreadsheetWords) => readonly string[];

export const asWritten = (of: Of): string[] => LANGS.flatMap((lang) => of(SPREADSHEET_IN[lang]));

/** Case and accents aside, as texts are compared. */
export const inAny = (of: Of): string[] => [...new Set(asWritten(of).map(nameKey))];

/** The same in a pattern. */
export const anyOf = (of: Of): string => `(?:${inAny(of).join("|")})`;

export const MONTHS = Array.from({ length: 12 }, (_, at) => inAny(({ months }) => months[at] ?? []));
