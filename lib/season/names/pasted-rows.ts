/** Reads the rows of a pasted list as names: which cells are a name, and the order of its words. */
import { nameKey, tidyName } from "#lib/log/name";
import { LANGS } from "#lib/rules/words/languages";
import type { NameListWords } from "#messages/fr/rules/name-list";
import { NAME_LIST_IN } from "#messages/languages/rules/name-list";
import { FIRST_NAMES } from "./first-names";

/** As written, with the last name moved behind, or the first cell alone. */
export const NAME_ORDERS = ["written", "turned", "first"] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

interface PastedRow {
  /** From 1. */
  readonly line: number;
  readonly names: Readonly<Record<NameOrder, string>>;
}

export interface PastedRows {
  readonly rows: readonly PastedRow[];
  /** The most likely order. */
  readonly reading: NameOrder;
}

/** Removes a list's own signs: "3. ", "- ", "• ", quotes. */
const LISTED = /^(?:\d+\s*[.)°:]|[-–•*])\s*/u;
/** These words of any language: a list of one is pasted on a phone of another. */
const inAny = (of: (words: NameListWords) => readonly string[]): string[] => LANGS.flatMap((lang) => of(NAME_LIST_IN[lang]));
const CIVIL = new RegExp(`^(?:${inAny(({ civil }) => civil).join("|")})\\.?$`, "u");
const WORDS = /^[\p{L}\p{M}\s.’'-]+$/u;
/** "Dupont, Jean". */
const COMMA = /^([^,]+),\s*([^,]+)$/u;
const CAPITAL = /^\p{Lu}/u;
const AND = new RegExp(`\\s+(?:${inAny(({ and }) => and).join("|")}|&)\\s+`, "u");
/** Particles that belong to a last name. */
const PARTICLE = /^(?:d|de|du|des|la|le|les|van|von|der|den|di|da|el|ben)$/u;

export function pastedRows(text: string): PastedRows {
  const lines = text
    .split(/\r\n|\n|\r/u)
    .flatMap((line, at) => (/[^\s\p{Cf}]/u.test(line) ? [{ line: at + 1, text: line }] : []));
  const [first] = lines;
  const heads = first?.text ?? "";
  const isTabbed = heads.includes("\t");
  const columns = columnsUnder(cellsOf(heads, isTabbed));
  if (columns) {
    const rows = lines.slice(1).map(({ line, text: row }) => {
      const cells = cellsOf(row, isTabbed);
      const under = tidyName(columns.map((at) => cells[at] ?? "").join(" "));
      return { line, names: alike(under || firstIn(cells)) };
    });
    return { rows, reading: "written" };
  }
  const parts = lines.map(({ line, text: row }) => ({ line, text: row, parts: namedCells(row) }));
  // The second column is part of the name if nearly all rows have one.
  const isTwo = parts.filter((row) => row.parts.length > 1).length > parts.length * (2 / 3);
  // A single line with a semicolon does not make columns.
  const isTable = text.includes("\t") || lines.filter((row) => row.text.includes(";")).length > 1;
  const rows = parts.flatMap(({ line, text: row, parts: [cell = "", ...next] }) => {
    const people = peopleIn(row, { isTable, isAlone: lines.length === 1 });
    if (people) return people.map((name) => ({ line, names: namesIn([name]) }));
    const [other = ""] = next;
    if (isTwo || isTable || !CAPITAL.test(other)) return [{ line, names: namesIn(isTwo ? [cell, ...next] : [cell]) }];
    // If only one of the two is a known first name, the order is clear.
    return [{ line, names: isGiven(other) && !isGiven(cell) ? alike(`${other} ${cell}`) : namesIn([cell, other]) }];
  });
  return { rows, reading: likeliest(rows) };
}

/**
 * "Nora, Hugo et Inès", "Nora; Hugo; Inès": several people on one line, most with a known first name. Null if it is one person.
 */
function peopleIn(row: string, { isTable, isAlone }: { isTable: boolean; isAlone: boolean }): string[] | null {
  if (isTable && /[\t;]/u.test(row)) return null;
  // "Dupont, Jean" is one person, and so is "Martin, Thomas", unless the line is alone.
  if (!isAlone && COMMA.test(row) && !AND.test(row)) return null;
  const people = parted(row, new RegExp(`\\s*[;,]\\s*|${AND.source}`, "u"));
  const named = people.filter((name) => name !== "" && !CIVIL.test(nameKey(name)));
  const given = named.filter(isGiven).length;
  return named.every((name) => WORDS.test(name)) && given >= Math.max(2, named.length / 2) ? named : null;
}

const alike = (name: string): PastedRow["names"] => ({ written: name, turned: name, first: name });

function namesIn([cell = "", next]: readonly string[]): PastedRow["names"] {
  if (next !== undefined) return { written: `${cell} ${next}`, turned: `${next} ${cell}`, first: cell };
  const [, last = "", first = ""] = COMMA.exec(cell) ?? [];
  if (WORDS.test(last + first)) return alike(tidyName(`${first} ${last}`));
  return { written: cell, turned: turned(cell), first: cell };
}

/** Cells are separated by tabs, else by semicolons; with both, the semicolon belongs to the cell. */
function cellsOf(line: string, isTabbed: boolean): string[] {
  const by = isTabbed ? "\t" : ";";
  return parted(line, line.includes(by) ? by : /[\t;]/u).map((cell) => cell.replace(/^;+|;+$/gu, "").trim());
}

const parted = (line: string, by: string | RegExp): string[] =>
  line.split(by).map((cell) => tidyName(unquoted(cell.trim())).replace(LISTED, ""));

const firstIn = (cells: readonly string[]): string =>
  tidyName(cells.find((cell) => /\p{L}/u.test(cell)) ?? cells.find((cell) => cell !== "") ?? "");

/** The first cell with letters, and the next one if it is words too. */
function namedCells(line: string): string[] {
  const cells = parted(line.replace(/\s*;\s*\t\s*|\s*\t\s*;\s*/gu, "\t"), /[\t;]/u).filter((cell) => !CIVIL.test(nameKey(cell)));
  const name = firstIn(cells);
  const next = cells[cells.indexOf(name) + 1] ?? "";
  return WORDS.test(name) && WORDS.test(next) ? [name, tidyName(next)] : [name];
}

/** The name columns by a spreadsheet's heads: first name, then last name. */
function columnsUnder(heads: readonly string[]): readonly number[] | null {
  const at = (is: "whole" | "first" | "last") => {
    const known = inAny((words) => words.heads[is]).map(nameKey);
    return heads.findIndex((head) => known.includes(nameKey(head)));
  };
  const whole = at("whole");
  if (whole >= 0) return [whole];
  const [first, last] = [at("first"), at("last")];
  const found = [first, last].filter((column) => column >= 0);
  return found.length > 0 ? found : null;
}

const unquoted = (cell: string): string => (/^".*"$/u.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);

const isCapitals = (word: string): boolean => /\p{Lu}.*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word);

/**
 * Turns "DE LA TOUR Jean" and "de la Tour Jean" to begin with "Jean": the last name is in capitals, or particles and one word.
 */
function turned(name: string): string {
  const words = name.split(" ");
  const small = words.findIndex((word) => !isCapitals(word));
  let last = Math.max(0, small);
  if (last === 0) {
    while (last < words.length - 2 && PARTICLE.test(nameKey(words[last] ?? ""))) last++;
    last++;
  }
  return [...words.slice(last), ...words.slice(0, last)].join(" ");
}

const GIVEN = new Set(FIRST_NAMES.map(nameKey));
const isGiven = (name: string): boolean => GIVEN.has(nameKey(name.split(/[\s-]/u)[0] ?? ""));

/** Turned if more lines begin with a last name (in capitals, or followed by a first name) than with a first name. */
function likeliest(rows: readonly PastedRow[]): NameOrder {
  let votes = 0;
  for (const { names } of rows) {
    if (names.written === names.turned) continue;
    const [begins, ends] = [names.written.split(" ")[0] ?? "", names.turned.split(" ")[0] ?? ""];
    if (isCapitals(begins) !== isCapitals(ends)) votes += isCapitals(begins) ? 1 : -1;
    else if (isGiven(begins) !== isGiven(ends)) votes += isGiven(ends) ? 1 : -1;
  }
  return votes > 0 ? "turned" : "written";
}
