/** The entry list as it is pasted, and the standings as a spreadsheet takes them, licence numbers included (manual of 2011, p. 6-7). */

import { nameKey, tidyName } from "#lib/log/name";
import { BOM, type Cell, makeCsv, parseCsv } from "#lib/sheet/csv";
import type { Person } from "./hall-event";
import type { Line } from "./hall-standings";

export interface HallHeads {
  readonly rank: string;
  readonly number: string;
  readonly name: string;
  readonly licence: string;
  readonly series: string;
  readonly position: (n: number) => string;
  readonly penalties: string;
  readonly total: string;
  readonly left: string;
}

/** One row a number: the balance of each position, what was taken off, the total; who left is said. */
export function standingsCsv(lines: readonly Line[], heads: HallHeads, lang: "fr" | "en"): string {
  const positions = Math.max(0, ...lines.map(({ balances }) => balances.length));
  const head = [heads.rank, heads.number, heads.name, heads.licence, heads.series].concat(
    Array.from({ length: positions }, (_, i) => heads.position(i + 1)),
    [heads.penalties, heads.total, heads.left],
  );
  const rows = lines.map(({ rank, entrant, name, licence, series, balances, penalties, total, left }): Cell[] => [
    rank,
    entrant,
    name,
    licence,
    series ?? null,
    ...Array.from({ length: positions }, (_, i) => balances[i] ?? null),
    penalties === 0 ? null : -penalties,
    total,
    left ? "×" : null,
  ]);
  return BOM + makeCsv([head, ...rows], lang === "fr" ? ";" : ",");
}

/** A licence is a number of four figures at least; a series is a figure or a word that stands after it. */
const LICENCE = /^\d{4,}$/;

export interface Entries {
  readonly people: readonly Person[];
  /** The lines, from 1, on which no name was found, or one that is already there. */
  readonly left: readonly number[];
}

/** Names one a line, as they are typed or pasted from a spreadsheet: "Nora;700037;2", "700037 Nora", "Nora". */
export function readEntries(text: string): Entries {
  const people: Person[] = [];
  const left: number[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of parseCsv(text)) {
    const person = personIn(cells.flatMap((cell) => (cells.length > 1 ? [cell] : parted(cell))).map(tidyName));
    const keys = person ? [person.licence ?? nameKey(person.name)] : [];
    if (!person || keys.some((key) => seen.has(key))) left.push(line);
    else {
      people.push(person);
      for (const key of keys) seen.add(key);
    }
  }
  return { people, left };
}

/** In a line without separators the licence parts what stands before it from what stands after. */
const parted = (line: string): string[] => line.split(/\b(\d{4,})\b/);

function personIn(cells: readonly string[]): Person | null {
  const said = cells.filter((cell) => cell !== "");
  const licence = said.find((cell) => LICENCE.test(cell));
  const name = said.find((cell) => /\p{L}/u.test(cell));
  if (name === undefined) return null;
  const series = said.find((cell, i) => i > 0 && cell !== licence && cell !== name);
  return { name, ...(licence === undefined ? {} : { licence }), ...(series === undefined ? {} : { series }) };
}
