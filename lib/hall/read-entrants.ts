/** The entry list as it is typed, or pasted from a spreadsheet (manual of 2011, p. 6-7). */

import { nameKey, tidyName } from "#lib/log/name";
import { parseCsv } from "#lib/sheet/csv";
import type { Entrant, EntrantId, Member } from "./hall-event";

/** A licence has at least four digits; a series is a number or word after it. */
const LICENCE = /^\d{4,}$/;
/** Among team members, whose names are words too: a number, perhaps with an ordinal ending. */
const SERIES = /^\d{1,3}\p{L}{0,3}$/u;

type Entered = Iterable<readonly [EntrantId, Entrant]>;

/** Names one a line: "Nora;700037;2", "700037 Nora", "Nora". `entered`: who is on the list already. */
export const readEntrants = (text: string, entered: Entered = []) => eachLine(text, entered, personIn);

/** Teams one a line, with their members: "Les Rois;Nora;700037;2;Hugo 700074;Inès"; in older lists with one licence. */
export const readTeams = (text: string, entered: Entered = []) => eachLine(text, entered, teamIn);

/**
 * `told`: known entrants about whom the list adds a licence or a series. `left`: the lines, from 1, without a name or with a
 * known one.
 */
function eachLine(text: string, entered: Entered, read: (cells: readonly string[]) => Entrant | null) {
  const [people, told, left]: [Entrant[], [EntrantId, Entrant][], number[]] = [[], [], []];
  const seen = new Set<string>();
  const records = parseCsv(text);
  const heads = headsIn(records[0]?.cells ?? []);
  for (const { line, cells } of heads === null ? records : records.slice(1)) {
    const person = read(heads === null ? cells : inOneName(cells, heads));
    const key = person && (person.licence ?? nameKey(person.name));
    const known = person && [...entered].find(([, one]) => isSame(one, person));
    if (!person || key === null || seen.has(key)) left.push(line);
    else if (!known) people.push(person);
    else if (isMore(known[1], person)) told.push([known[0], { ...known[1], ...person }]);
    else left.push(line);
    if (key !== null) seen.add(key);
  }
  return { people, told, left };
}

interface Heads {
  readonly name: number;
  /** The column of first names, if there is one. */
  readonly first: number;
}

const NAMES = ["nom", "noms", "name", "joueur", "joueurs", "player", "players", "equipe", "team"];
const FIRST_NAMES = ["prenom", "prenoms", "first name", "forename"];

/** The columns that a line of heads names; null if the line is an entrant. */
function headsIn(cells: readonly string[]): Heads | null {
  const keys = cells.map(nameKey);
  const name = keys.findIndex((key) => NAMES.includes(key));
  return name < 0 ? null : { name, first: keys.findIndex((key) => FIRST_NAMES.includes(key)) };
}

function inOneName(cells: readonly string[], { name, first }: Heads): readonly string[] {
  if (first < 0) return cells;
  return cells.flatMap((cell, i) => (i === first ? [] : i === name ? [`${cells[first] ?? ""} ${cell}`] : [cell]));
}

/** Equal licences are one person; equal names are two people only if each has a licence of their own. */
const isSame = (a: Entrant, b: Entrant): boolean =>
  a.licence !== undefined && b.licence !== undefined ? a.licence === b.licence : nameKey(a.name) === nameKey(b.name);

const isMore = (known: Entrant, { licence, series, members }: Entrant): boolean =>
  (licence !== undefined && licence !== known.licence) ||
  (series !== undefined && series !== known.series) ||
  (members !== undefined && known.members === undefined);

/** Adds the licence and series of an earlier tournament, where the list gives none. */
export function asBefore(people: readonly Entrant[], before: Iterable<Entrant>): Entrant[] {
  const known = new Map([...before].map((one) => [nameKey(one.name), one]));
  return people.map((person) => ({ ...known.get(nameKey(person.name)), ...person }));
}

/** "700 555" is one licence: closes the space. */
const closed = (cell: string): string => cell.replace(/\b(\d{3})[ \u00a0\u202f](\d{3})\b/g, "$1$2");
/** Splits a cell at the licence. */
const parted = (cell: string): string[] => closed(cell).split(/\b(\d{4,})\b/);
const tidied = (cells: readonly string[]): string[] => cells.map(tidyName).filter((cell) => cell !== "");

function personIn(cells: readonly string[]): Entrant | null {
  const said = tidied(cells.length > 1 ? cells.map(closed) : cells.flatMap(parted));
  const licence = said.find((cell) => LICENCE.test(cell));
  const name = said.find((cell) => /\p{L}/u.test(cell));
  if (name === undefined) return null;
  const series = said.find((cell, i) => i > 0 && cell !== licence && cell !== name);
  return { name, ...(licence === undefined ? {} : { licence }), ...(series === undefined ? {} : { series }) };
}

/** A licence or series belongs to the name before it. */
function teamIn(cells: readonly string[]): Entrant | null {
  const named: Member[] = [];
  // The first cell is not split: a team's name may contain a number, like a year.
  for (const cell of tidied(cells.flatMap((one, i) => (i === 0 && cells.length > 1 ? [one] : parted(one))))) {
    const last = named.at(-1);
    const is = LICENCE.test(cell) ? "licence" : SERIES.test(cell) ? "series" : "name";
    if (is !== "name" && last) named.splice(-1, 1, { ...last, [is]: cell });
    else if (is === "name" && /\p{L}/u.test(cell)) named.push({ name: cell });
  }
  const [team, ...members] = named;
  return team ? { ...team, ...(members.length > 0 && { members }) } : null;
}
