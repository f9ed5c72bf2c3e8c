/** Who is who, once the club has found that two names are one person (T21). Merging writes nothing but `into`. */
import type { Club, Player, PlayerId } from "./club-event";

/** The person behind each of the club's player ids; an id that the club does not know stands for itself. */
export function personsOf(players: Club["players"]): ReadonlyMap<PlayerId, PlayerId> {
  const byId = new Map(players.map((player) => [player.id, player]));
  return new Map(players.map(({ id }) => [id, rootOf(byId, id)]));
}

type PersonOf = (id: PlayerId) => PlayerId;

/** Who stands for each id: the person behind it, or itself. */
export function personIn(players: Club["players"]): PersonOf {
  const persons = personsOf(players);
  return (id) => persons.get(id) ?? id;
}

/** What is told of players, told of the persons behind them. */
export const ofPersons = <T extends { readonly player: PlayerId }>(told: readonly T[], personOf: PersonOf): T[] =>
  told.map((one) => ({ ...one, player: personOf(one.player) }));

/** The same where names are only told apart: nobody, where no two of them are one person. */
export const mergedIn = (players: Club["players"]): ReadonlyMap<PlayerId, PlayerId> =>
  players.some(({ into }) => into !== null) ? personsOf(players) : NOBODY;

export const NOBODY: ReadonlyMap<PlayerId, PlayerId> = new Map();

/** The players that are nobody else. */
export const peopleOf = (players: Club["players"]): Player[] => players.filter(({ into }) => into === null);

/** The person behind a player: the one it was found to be, and that one in turn. */
export function rootOf(byId: ReadonlyMap<PlayerId, { readonly into: PlayerId | null }>, id: PlayerId): PlayerId {
  let found = id;
  // The judge lets no circle in; a log that holds one all the same must not hang us.
  for (let steps = byId.size; steps > 0; steps--) {
    const next = byId.get(found)?.into;
    if (next === null || next === undefined) return found;
    found = next;
  }
  return id;
}

/**
 * By column of a sheet: who sits there as the club calls them, so that a page names a person in one way; as the sheet does who is no
 * player of the club, and two columns that are one person.
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
