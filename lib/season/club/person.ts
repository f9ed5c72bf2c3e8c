/** Resolves merged players to persons (T21). Merging only writes `into`. */
import type { Club, Player, PlayerId } from "./club-event";

/** The person behind each of the club's player ids; an id that the club does not know stands for itself. */
export function personsOf(players: Club["players"]): ReadonlyMap<PlayerId, PlayerId> {
  const byId = new Map(players.map((player) => [player.id, player]));
  return new Map(players.map(({ id }) => [id, rootOf(byId, id)]));
}

type PersonOf = (id: PlayerId) => PlayerId;

/** Maps an id to the person behind it, or to itself. */
export function personIn(players: Club["players"]): PersonOf {
  const persons = personsOf(players);
  return (id) => persons.get(id) ?? id;
}

/** The same entries with persons' ids. */
export const ofPersons = <T extends { readonly player: PlayerId }>(told: readonly T[], personOf: PersonOf): T[] =>
  told.map((one) => ({ ...one, player: personOf(one.player) }));

/** The same for code that only needs merged ids: empty if no two are merged. */
export const mergedIn = (players: Club["players"]): ReadonlyMap<PlayerId, PlayerId> =>
  players.some(({ into }) => into !== null) ? personsOf(players) : NOBODY;

export const NOBODY: ReadonlyMap<PlayerId, PlayerId> = new Map();

/** Players that are not merged into another. */
export const peopleOf = (players: Club["players"]): Player[] => players.filter(({ into }) => into === null);

/** The person behind a player: the one it was found to be, and that one in turn. */
export function rootOf(byId: ReadonlyMap<PlayerId, { readonly into: PlayerId | null }>, id: PlayerId): PlayerId {
  let found = id;
  // The judge refuses circles; a log that has one anyway must not loop for ever.
  for (let steps = byId.size; steps > 0; steps--) {
    const next = byId.get(found)?.into;
    if (next === null || next === undefined) return found;
    found = next;
  }
  return id;
}

/**
 * By column of a sheet, the person's name in the club, so that a page uses one name for one person; the sheet's own name for
 * people outside the club, and where two columns are one person.
 */
export function calledAt(
  names: readonly string[],
  persons: readonly (PlayerId | null)[],
  players: Club["players"],
): readonly string[] {
  return names.map((name, at) => {
    const person = persons[at];
    const isAlone = persons.indexOf(person ?? null) === persons.lastIndexOf(person ?? null);
    return (person && isAlone && players.find(({ id }) => id === person)?.name) || name;
  });
}
