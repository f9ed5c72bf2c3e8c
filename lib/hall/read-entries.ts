/** The entry list as it is typed, or pasted from a spreadsheet (manual of 2011, p. 6-7). */

import { nameKey, tidyName } from "#lib/log/name";
import { parseCsv } from "#lib/sheet/csv";
import type { Entrant, Member } from "./hall-event";

/** A licence is a number of four figures at least; a series is a figure or a word that stands after it. */
const LICENCE = /^\d{4,}$/;
/** Among the members of a team, whose names are words too: a figure, with what makes it an ordinal. */
const SERIES = /^\d{1,3}\p{L}{0,3}$/u;

interface Entries {
  readonly people: readonly Entrant[];
  /** The lines, from 1, on which no name was found, or one that is already there. */
  readonly left: readonly number[];
}

/** Names one a line: "Nora;700037;2", "700037 Nora", "Nora". */
export const readEntries = (text: string): Entries => eachLine(text, personIn);

/** Teams one a line, with who plays in them: "Les Rois;Nora;700037;2;Hugo 700074;Inès"; of an older list, with one licence. */
export const readTeams = (text: string): Entries => eachLine(text, teamIn);

function eachLine(text: string, read: (cells: readonly string[]) => Entrant | null): Entries {
  const people: Entrant[] = [];
  const left: number[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of parseCsv(text)) {
    const person = read(cells);
    const key = person && (person.licence ?? nameKey(person.name));
    if (!person || key === null || seen.has(key)) left.push(line);
    else {
      people.push(person);
      seen.add(key);
    }
  }
  return { people, left };
}

/** Within a cell the licence parts what stands before it from what stands after. */
const parted = (cell: string): string[] => cell.split(/\b(\d{4,})\b/);
const tidied = (cells: readonly string[]): string[] => cells.map(tidyName).filter((cell) => cell !== "");

function personIn(cells: readonly string[]): Entrant | null {
  const said = tidied(cells.length > 1 ? cells : cells.flatMap(parted));
  const licence = said.find((cell) => LICENCE.test(cell));
  const name = said.find((cell) => /\p{L}/u.test(cell));
  if (name === undefined) return null;
  const series = said.find((cell, i) => i > 0 && cell !== licence && cell !== name);
  return { name, ...(licence === undefined ? {} : { licence }), ...(series === undefined ? {} : { series }) };
}

/** What stands after a name is that name's. */
function teamIn(cells: readonly string[]): Entrant | null {
  const named: Member[] = [];
  // A team may be called after a year.
  for (const cell of tidied(cells.flatMap((one, i) => (i === 0 && cells.length > 1 ? [one] : parted(one))))) {
    const last = named.at(-1);
    const is = LICENCE.test(cell) ? "licence" : SERIES.test(cell) ? "series" : "name";
    if (is !== "name" && last) named.splice(-1, 1, { ...last, [is]: cell });
    else if (is === "name" && /\p{L}/u.test(cell)) named.push({ name: cell });
  }
  const [team, ...members] = named;
  return team ? { ...team, ...(members.length > 0 && { members }) } : null;
}
