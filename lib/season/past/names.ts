/** Matches the names of a file with those of the club. */

import { NAME_LENGTH } from "#lib/log/limits";
import { nameKey, tidyName } from "#lib/log/name";
import { keptIn } from "#lib/rules/lists";
import type { Club, Player } from "../club/club-event";
import { peopleOf, personIn } from "../club/person";
import { nearName } from "../names/near-name";
import type { PastTable } from "./table";
import { asWritten } from "./words";

/** known: a player of the club. new: a player to add. near: nearly a player's name, which people decide. none: no name. */
type NameStatus = "known" | "new" | "near" | "none";

export interface NamePlan {
  /** The name in the file. */
  readonly written: string;
  /** The name as the club would write it. */
  readonly name: string;
  readonly status: NameStatus;
  /** The player that it is, or may be. */
  readonly of: Pick<Player, "id" | "name"> | null;
  readonly evenings: number;
}

/**
 * A key for each person: a player's id, or a new player's name. None for a name left out until people decide. `isSame`: their
 * decisions about near names, by written name.
 */
export function personKey(
  { written, name, status, of }: NamePlan,
  { isSame }: { readonly isSame: Readonly<Record<string, boolean>> },
): string | undefined {
  if (status === "none") return undefined;
  if (of && (status === "known" || isSame[written] === true)) return of.id;
  return `/${nameKey(name)}`;
}

/** A key that ignores order and case: "DUPONT Jean" is Jean Dupont. */
const wordsOf = (name: string): string =>
  nameKey(name)
    .split(/[\s,]+/u)
    .filter(Boolean)
    .sort()
    .join(" ");

export function namesOf(tables: readonly PastTable[], players: Club["players"]): NamePlan[] {
  const people = peopleOf(players);
  const personOf = personIn(players);
  const members = new Map<string, Pick<Player, "id" | "name">>();
  for (const player of [...players].reverse()) {
    const person = people.find(({ id }) => id === personOf(player.id));
    if (!person) continue;
    for (const name of [...(player.formerNames ?? []), player.name]) members.set(wordsOf(name), person);
  }
  const counts = new Map<string, number>();
  for (const { names, evenings } of tables)
    for (const { scores } of evenings)
      for (const at of scores.keys()) counts.set(names[at] ?? "", (counts.get(names[at] ?? "") ?? 0) + 1);
  const fresh = new Map<string, string>();
  return [...counts].map(([written, evenings]): NamePlan => {
    const name = asName(written);
    const member = members.get(wordsOf(name)) ?? onlyBegun(name, people);
    if ([...name].length > NAME_LENGTH || !/\p{L}/u.test(name)) return { written, name, status: "none", of: null, evenings };
    if (member) return { written, name: member.name, status: "known", of: member, evenings };
    const first = keptIn(fresh, wordsOf(name), () => name);
    const near = nearName(
      name,
      people.map((one) => one.name),
    );
    const of = people.find((one) => one.name === near) ?? null;
    return { written, name: first, status: of ? "near" : "new", of, evenings };
  });
}

/** "Jean D.", if only one member's name begins so: lists shorten names. */
function onlyBegun(name: string, people: readonly Pick<Player, "id" | "name">[]): Pick<Player, "id" | "name"> | undefined {
  if (!name.endsWith(".")) return undefined;
  const key = nameKey(name).replace(/\.$/u, "");
  const found = people.filter((one) => nameKey(one.name).startsWith(key));
  return key.length > 2 && found.length === 1 ? found[0] : undefined;
}

/** A list's own signs, or "(invité)". */
const BESIDE = new RegExp(`\\s*[*°]+$|\\s*\\((?:${asWritten(({ guest }) => guest).join("|")})\\)$`, "giu");

/** Formats "DUPONT jean" as a name, without a list's signs. */
function asName(written: string): string {
  const bare = tidyName(written.replace(BESIDE, "").replace(/^\d+\s*[.)°-]\s*/u, ""));
  // "Dupont, Jean" as lists sort them.
  const [last, first, more] = bare.split(/\s*,\s*/u);
  const called = first && more === undefined ? `${first} ${last}` : bare;
  const words = called.split(" ").map((word) => {
    const isShouted = word.length > 2 && word === word.toLocaleUpperCase("fr");
    const isWhispered = word === word.toLocaleLowerCase("fr") && !/^(de|du|des|la|le|van|von|d’|d')$/u.test(word);
    return isShouted || isWhispered ? capital(word) : word;
  });
  return words.join(" ");
}

const capital = (word: string): string =>
  word
    .toLocaleLowerCase("fr")
    .replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase("fr"));
