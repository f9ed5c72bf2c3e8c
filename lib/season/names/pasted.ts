/**
 * A pasted list of members: one a line, or a column of a spreadsheet. What becomes of each line is shown before anything is written.
 */
import { NAME_LENGTH } from "#lib/log/limits";
import { nameKey } from "#lib/log/name";
import { nearName } from "./near-name";
import { NAME_ORDERS, type NameOrder, type PastedRows, pastedRows } from "./pasted-rows";

/** A longer list is probably wrong; a real one is pasted in parts. */
export const MOST_PASTED = 300;

/**
 * `known`: a member is called so; `gone`: one who comes no more; `near`: nearly, which the manager decides; `twice`: on a line
 * before; `long`, `none`: no name.
 */
export type PastedStatus = "new" | "near" | "known" | "gone" | "twice" | "long" | "none";

/** Who is of the club already. */
type Member = Readonly<{ name: string; left: boolean }>;

export interface PastedLine {
  /** From 1. */
  readonly line: number;
  readonly name: string;
  readonly status: PastedStatus;
  /** The member that it is, or may be. */
  readonly of?: string;
}

interface Pasted {
  readonly lines: readonly PastedLine[];
  /** The number of lines, if too many. */
  readonly tooMany: number | null;
  /** How the names are read, and the other readings with a sample row each; none if all are equal. */
  readonly reading: NameOrder;
  readonly readings: readonly (readonly [NameOrder, string])[];
}

/** `asked`: the reading that people chose; by default the most likely. */
export function readPasted(text: string, members: readonly Member[], asked?: NameOrder): Pasted {
  const read = pastedRows(text);
  const readings = readingsOf(read);
  const reading = readings.find(([one]) => one === asked)?.[0] ?? read.reading;
  const how = { reading, readings };
  if (read.rows.length > MOST_PASTED) return { lines: [], tooMany: read.rows.length, ...how };
  const written = read.rows.map(({ line, names: each }) => ({ line, name: each[reading] }));
  const byKey = new Map(members.map((member) => [nameKey(member.name), member]));
  const names = members.map(({ name }) => name);
  const before = new Map<string, string>();
  const lines = written.map(({ line, name }): PastedLine => {
    const key = nameKey(name);
    const member = byKey.get(key);
    const twice = before.get(key);
    if (!/\p{L}/u.test(name)) return { line, name, status: "none" };
    if ([...name].length > NAME_LENGTH) return { line, name, status: "long" };
    if (member) return { line, name, status: member.left ? "gone" : "known", of: member.name };
    if (twice !== undefined) return { line, name, status: "twice", of: twice };
    before.set(key, name);
    const near = nearName(name, names);
    return near === undefined ? { line, name, status: "new" } : { line, name, status: "near", of: near };
  });
  return { lines, tooMany: null, ...how };
}

/** A list with people's decisions. `others`: near names that are someone else. `order`: the chosen reading. */
export interface PastedDraft {
  readonly text: string;
  readonly others: readonly string[];
  readonly order: NameOrder | null;
}

export const NOTHING_PASTED: PastedDraft = { text: "", others: [], order: null };

/** The names that the list adds. */
export const addedBy = ({ text, others, order }: PastedDraft, members: readonly Member[]): string[] =>
  readPasted(text, members, order ?? undefined).lines.flatMap(({ status, name }) =>
    status === "new" || (status === "near" && others.includes(name)) ? [name] : [],
  );

/** Shown by the first row that the readings treat differently. */
function readingsOf({ rows }: PastedRows): Pasted["readings"] {
  const row = rows.find(({ names }) => names.written !== names.turned);
  if (!row) return [];
  const apart = NAME_ORDERS.filter((one, at) => NAME_ORDERS.findIndex((other) => row.names[other] === row.names[one]) === at);
  return apart.map((one) => [one, row.names[one]] as const);
}
