/** The people at the table while the log is read: who came and left, their order, how many play, and a chosen dealer. */

import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import type { Rules } from "#lib/rules/rules";
import { type Circle, everybody, type Person } from "#lib/rules/seating";
import type { EventKind, EventOf, PersonRef, Said, SeasonJoined } from "./event";
import { isHere, type SeatedBy, type Seats, type SheetPerson } from "./sheet";

interface Somebody {
  readonly ref: PersonRef;
  readonly isAdded: boolean;
  name: string;
  /** The id of the club's player of that name. */
  player: string | null;
  readonly moves: { readonly slot: number; readonly here: boolean }[];
}

interface Arrangement extends SeatedBy {
  readonly slot: number;
  readonly order: readonly Person[];
  readonly seats: number;
}

export interface People {
  readonly list: Somebody[];
  readonly byRef: Map<PersonRef, Person>;
  readonly arranged: Arrangement[];
  readonly dealers: Map<number, Person>;
  /** The seats of the opening, which a deal has that does not name its players. */
  readonly opening: readonly Person[];
  moved: boolean;
  /** The event that set the present order: the opening, until an arrangement. */
  seatedBy: SeatedBy;
}

export function openPeople({ id: event, device, body: { names, rules } }: EventOf<"sheet.opened">): People {
  const list = names.map((name, ref): Somebody => ({ ref, isAdded: false, name, player: null, moves: [] }));
  const opening = everybody(rules.players);
  const byRef = new Map<PersonRef, Person>(names.map((_, person) => [person, person]));
  return {
    list,
    byRef,
    arranged: [],
    dealers: new Map(),
    opening,
    moved: names.length > rules.players,
    seatedBy: { event, device },
  };
}

type PeopleKind = "person.added" | "person.renamed" | "person.left" | "person.returned" | "seats.arranged" | "dealer.chosen";

/** What each kind changes; false if it names a person who is not here. */
export const MOVE: {
  readonly [K in Extract<EventKind, PeopleKind>]: (people: People, event: EventOf<K>) => unknown;
} = {
  "person.added": (people, { id, body: { name, slot, player = null } }) => {
    // Two phones may note the same arrival: that is one person, with both ids in the log.
    const twin = people.list.find((one) => one.isAdded && nameKey(one.name) === nameKey(name));
    people.byRef.set(id, twin ? people.list.indexOf(twin) : people.list.length);
    people.moved = true;
    if (!twin) {
      const moves = [
        { slot: 0, here: false },
        { slot, here: true },
      ];
      people.list.push({ ref: id, isAdded: true, name, player, moves });
    } else twin.player ??= player;
  },
  "person.renamed": (people, { body }) => {
    const one = somebody(people, body.person);
    if (one) one.name = body.name;
    return one !== undefined;
  },
  "person.left": (people, event) => move(people, event.body, false),
  "person.returned": (people, event) => move(people, event.body, true),
  "seats.arranged": (people, { id: event, device, refs, body: { slot, order, seats } }) => {
    const known = personsOf(people, order);
    if (!known) return false;
    if (isSeatedOtherwise(people, { device, refs })) return;
    people.arranged.push({ event, device, slot, order: known, seats });
    people.seatedBy = { event, device };
    people.moved = true;
  },
  "dealer.chosen": (people, { body: { slot, dealer } }) => {
    const person = people.byRef.get(dealer);
    if (person === undefined) return false;
    people.dealers.set(slot, person);
    people.moved = true;
  },
};

/**
 * True if another phone has arranged the table since this one looked: the other arrangement stands. Early apps did not say what
 * they had seen; among those the last one counts.
 */
export const isSeatedOtherwise = (
  { seatedBy }: Pick<People, "seatedBy">,
  { device, refs }: { readonly device: string; readonly refs?: readonly string[] | undefined },
): boolean => refs !== undefined && refs.length > 0 && seatedBy.device !== device && !refs.includes(seatedBy.event);

function move(people: People, { person, slot }: { readonly person: PersonRef; readonly slot: number }, here: boolean): boolean {
  const one = somebody(people, person);
  one?.moves.push({ slot, here });
  people.moved = true;
  return one !== undefined;
}

const somebody = (people: People, ref: PersonRef): Somebody | undefined => people.list[people.byRef.get(ref) ?? -1];

/** Undefined if one of them is not on this sheet. */
function personsOf({ byRef }: Pick<People, "byRef">, refs: readonly PersonRef[]): Person[] | undefined {
  const persons = refs.flatMap((ref) => byRef.get(ref) ?? []);
  return persons.length === refs.length ? persons : undefined;
}

/** The seats and dealer that a deal gives; `usual` if none. Undefined if it names a person who is not on this sheet. */
export function seatsSaid(people: People, { seats, dealer }: Said, usual: Seats): Seats | undefined {
  const sat = seats ? personsOf(people, seats) : usual.seats;
  const dealt = dealer === undefined ? usual.dealer : people.byRef.get(dealer);
  return sat && dealt !== undefined ? { seats: sat, dealer: dealt } : undefined;
}

/** People without a place sit after the others, in the order they came. */
export function circleAt(people: People, slot: number): Circle {
  const all = everybody(people.list.length);
  const said = people.arranged.findLast((one) => one.slot <= slot)?.order ?? [];
  const order = [...said, ...all.filter((person) => !said.includes(person))];
  return { order, here: all.filter((person) => isHere(itemAt(people.list, person), slot)) };
}

export const wantedAt = ({ arranged }: People, rules: Rules, slot: number): number =>
  arranged.findLast((one) => one.slot <= slot)?.seats ?? rules.players;

export const shownPeople = (people: People, slot: number): SheetPerson[] =>
  people.list.map(({ ref, name, moves }) => ({ ref, name, moves: [...moves], here: isHere({ moves }, slot) }));

/** Sets the players' ids: for the opening's names, then for added people; a person not named keeps the id from the same club. */
export function joinClub(
  people: People,
  { players, people: added = [], club }: SeasonJoined,
  before: SeasonJoined | null,
): boolean {
  const names = people.list.filter(({ isAdded }) => !isAdded).length;
  const persons = personsOf(people, added);
  if (!persons || players.length !== names + persons.length) return false;
  if (before?.club !== club) for (const one of people.list) if (before) one.player = null;
  for (const [i, person] of [...everybody(names), ...persons].entries()) itemAt(people.list, person).player = players[i] ?? null;
  return true;
}
