/** A list of members as it is pasted: one a line, or a column of a spreadsheet. What becomes of each line is said before anything is written. */
import { NAME_LENGTH } from "#lib/log/limits";
import { nameKey } from "#lib/log/name";
import type { Player } from "./club-event";
import { nearName } from "./near-name";
import { NAME_ORDERS, type NameOrder, type PastedRows, rowsOf } from "./pasted-rows";

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
  /** How the names are read, and how else they could be: a whole row of it each; none where all come to the same. */
  readonly reading: NameOrder;
  readonly readings: readonly (readonly [NameOrder, string])[];
}

/** `asked`: how people want the names read; without it, as is likeliest. */
export function readPasted(text: string, members: readonly Pick<Player, "name" | "left">[], asked?: NameOrder): Pasted {
  const read = rowsOf(text);
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
    if (!/\p{L}/u.test(name)) return { line, name, fate: "none" };
    if ([...name].length > NAME_LENGTH) return { line, name, fate: "long" };
    if (member) return { line, name, fate: member.left ? "gone" : "known", of: member.name };
    if (twice !== undefined) return { line, name, fate: "twice", of: twice };
    before.set(key, name);
    const near = nearName(name, names);
    return near === undefined ? { line, name, fate: "new" } : { line, name, fate: "near", of: near };
  });
  return { lines, tooMany: null, ...how };
}

/** A list as people left it. `others`: names that are nearly a member's, and somebody else's. `order`: how the names are to be read. */
export interface PastedDraft {
  readonly text: string;
  readonly others: readonly string[];
  readonly order: NameOrder | null;
}

export const NOTHING_PASTED: PastedDraft = { text: "", others: [], order: null };

/** Whom the list adds to the members. */
export const addedBy = ({ text, others, order }: PastedDraft, members: readonly Pick<Player, "name" | "left">[]): string[] =>
  readPasted(text, members, order ?? undefined).lines.flatMap(({ fate, name }) =>
    fate === "new" || (fate === "near" && others.includes(name)) ? [name] : [],
  );

/** Told by the first row that they read apart. */
function readingsOf({ rows }: PastedRows): Pasted["readings"] {
  const row = rows.find(({ names }) => names.written !== names.turned);
  if (!row) return [];
  const apart = NAME_ORDERS.filter((one, at) => NAME_ORDERS.findIndex((other) => row.names[other] === row.names[one]) === at);
  return apart.map((one) => [one, row.names[one]] as const);
}
