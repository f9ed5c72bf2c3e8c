import { nameKey, tidyName } from "#lib/log/name";
import { findNames } from "#lib/shown/names/find-names";

/** Whom a name that is typed may be: the one who is called so first, then those who nearly are. `name`: as it would be written. */
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
