/** A list of members as it is pasted: one a line, or a column of a spreadsheet. What becomes of each line is said before anything is written. */
import { NAME_LENGTH, nameKey, tidyName } from "#lib/log/name";
import type { Player } from "./club-event";
import { nearName } from "./near-name";

/** More is no club's list, or a wrong one: it is pasted in parts. */
export const MOST_PASTED = 300;

/**
 * `known`: a member is called so; `gone`: one who comes no more; `near`: nearly, which the manager decides; `twice`: on a line
 * before; `long`, `none`: no name.
 */
export type NameFate = "new" | "near" | "known" | "gone" | "twice" | "long" | "none";

export interface PastedLine {
  /** From 1. */
  readonly line: number;
  readonly name: string;
  readonly fate: NameFate;
  /** Whom it is, or may be. */
  readonly of?: string;
}

interface Pasted {
  readonly lines: readonly PastedLine[];
  /** How many there are where they are too many to be taken. */
  readonly tooMany: number | null;
}

export function readPasted(text: string, members: readonly Pick<Player, "name" | "left">[]): Pasted {
  const rows = text
    .split(/\r\n|\n|\r/u)
    .flatMap((line, at) => (/[^\s\p{Cf}]/u.test(line) ? [{ line: at + 1, cells: cellsOf(line) }] : []));
  const columns = columnsUnder(rows[0]?.cells ?? []);
  const written = (columns ? rows.slice(1) : rows).map(({ line, cells }) => ({ line, name: nameIn(cells, columns) }));
  if (written.length > MOST_PASTED) return { lines: [], tooMany: written.length };
  const byKey = new Map(members.map((member) => [nameKey(member.name), member]));
  const names = members.map(({ name }) => name);
  const before = new Map<string, string>();
  const lines = written.map(({ line, name }): PastedLine => {
    const key = nameKey(name);
    const member = byKey.get(key);
    const twice = before.get(key);
    if (!/\p{L}/u.test(name)) return { line, name, fate: "none" };
    if ([...name].length > NAME_LENGTH) return { line, name, fate: "long" };
    if (member) return { line, name, fate: member.left ? "gone" : "known", of: member.name };
    if (twice !== undefined) return { line, name, fate: "twice", of: twice };
    before.set(key, name);
    const near = nearName(name, names);
    return near === undefined ? { line, name, fate: "new" } : { line, name, fate: "near", of: near };
  });
  return { lines, tooMany: null };
}

/** "3. ", "- ", "• " before a name, and quotes around it, are the list's. */
const LISTED = /^(?:\d+\s*[.)°:]|[-–•*])\s*/u;

const cellsOf = (line: string): string[] =>
  line.split(/[\t;]/u).map((cell) => tidyName(unquoted(cell.trim())).replace(LISTED, ""));

/** A spreadsheet's own heads over its names, in the order in which they are said: the first name, then the last. */
function columnsUnder(heads: readonly string[]): readonly number[] | null {
  const at = (pattern: RegExp) => heads.findIndex((head) => pattern.test(nameKey(head)));
  const whole = at(/^(?:noms? (?:et )?prenoms?|prenoms? (?:et )?noms?|joueurs?|membres?|players?|members?|full name)$/u);
  if (whole >= 0) return [whole];
  const [first, last] = [at(/^(?:prenoms?|first names?)$/u), at(/^(?:noms?|names?|noms? de famille|last names?|surnames?)$/u)];
  const found = [first, last].filter((column) => column >= 0);
  return found.length > 0 ? found : null;
}

/** What stands under the heads; without heads, the first cell that has letters. */
function nameIn(cells: readonly string[], columns: readonly number[] | null): string {
  const under = tidyName((columns ?? []).map((at) => cells[at] ?? "").join(" "));
  return under || tidyName(cells.find((cell) => /\p{L}/u.test(cell)) ?? cells.find((cell) => cell !== "") ?? "");
}

const unquoted = (cell: string): string => (/^".*"$/u.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);
