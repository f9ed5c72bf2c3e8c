// This folder: names, their short forms, and how they are found while typing.
/** Names found while typing. None is filled in without a tap. */

import { nameKey, tidyName } from "#lib/log/name";
import { nearName } from "#lib/season/names/near-name";

const LEAST_TYPED = 2;
const SHOWN = 6;

/** Names that begin so, then those with another part that does, then a near one; in the order given. */
export function findNames(typed: string, known: readonly string[], most = SHOWN): string[] {
  const key = nameKey(typed);
  if (key.length < LEAST_TYPED) return [];
  const others = known.map((name) => ({ name, key: nameKey(name) })).filter((one) => one.key !== key);
  const begins = others.filter((one) => one.key.startsWith(key));
  const inside = others.filter((one) => !begins.includes(one) && one.key.split(/[\s’'-]+/u).some((part) => part.startsWith(key)));
  const near = nearName(typed, known);
  const found = [...begins, ...inside].map(({ name }) => name);
  return [...new Set(near === undefined ? found : [...found, near])].slice(0, most);
}

/** For the name being typed, its possible completions; for another, the name it may be a misspelling of. Only free names. */
export function mayBecome(name: string, isTyped: boolean, known: readonly string[], free: readonly string[]): string[] {
  const found = isTyped ? findNames(name, known, known.length) : [nearName(name, known)];
  return free.filter((other) => found.includes(other)).slice(0, SHOWN);
}

/** Names that these tables had most often first; the others in the order given. */
export function byCompany(names: readonly string[], tables: readonly (readonly string[])[]): string[] {
  const times = new Map<string, number>();
  for (const table of tables) for (const name of table) times.set(nameKey(name), (times.get(nameKey(name)) ?? 0) + 1);
  const timesOf = (name: string) => times.get(nameKey(name)) ?? 0;
  return [...names].sort((one, other) => timesOf(other) - timesOf(one));
}

/** The people whom a typed name may mean: an exact match first, then near ones. `name`: as it would be stored. */
export function foundIn<P extends { readonly name: string }>(people: readonly P[], typed: string) {
  const name = tidyName(typed);
  const same = people.find((one) => nameKey(one.name) === nameKey(name));
  const names = findNames(
    name,
    people.map((one) => one.name),
  );
  const near = names.flatMap((one) => people.find((person) => person.name === one) ?? []);
  return { name, same, found: same ? [same, ...near] : near };
}
