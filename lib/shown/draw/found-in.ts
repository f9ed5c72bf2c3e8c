import { nameKey, tidyName } from "#lib/log/name";
import { findNames } from "#lib/shown/names/find-names";

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
