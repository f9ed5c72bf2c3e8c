/** Matches the names of a sheet to the club's players. */

import { inOrder, type LogEvent } from "#lib/log/event";
import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import type { SeasonJoined } from "#lib/sheet/event";
import type { ClubView } from "../views";
import type { Club, Player, PlayerId } from "./club-event";
import { personIn } from "./person";

/** What a seat becomes: a player of the club, someone to add to it, or someone outside it. */
export type SeatChoice = { readonly player: PlayerId } | { readonly add: "player" | "guest" } | { readonly outside: true };

/** The player of the club chosen for a seat, if any. */
export const idIn = (choice: SeatChoice): PlayerId | null => ("player" in choice ? choice.player : null);

type Players = Pick<Club, "players">;

/** The person an id stands for, through any merges. */
export const personOf = (players: readonly Player[], id: PlayerId): PlayerId => personIn(players)(id);

/**
 * By name, ignoring case and accents: first present names, then names before a merge, then former names. A former name that two
 * people had matches neither; an unknown name is new.
 */
export function matched({ players }: Players, name: string): SeatChoice {
  const key = nameKey(name);
  const called = players.filter((player) => nameKey(player.name) === key);
  const player = called.find(({ into }) => into === null) ?? called[0];
  if (player) return { player: personOf(players, player.id) };
  const once = players.filter(({ formerNames = [] }) => formerNames.some((former) => nameKey(former) === key));
  const [person, other] = new Set(once.map(({ id }) => personOf(players, id)));
  return person !== undefined && other === undefined ? { player: person } : { add: "player" };
}

/** Where a sheet's log last gave its players, in this club or any, even after it left the season. */
export const lastJoined = (log: readonly LogEvent[], club?: string): SeasonJoined | null =>
  inOrder(log)
    .flatMap(({ kind, body }) => (kind === "season.joined" ? [body as SeasonJoined] : []))
    .findLast((joined) => club === undefined || joined.club === club) ?? null;

/** Each seat's player as the sheet last gave it, else by name. */
export const seatChoices = (club: Players, names: readonly string[], joined: SeasonJoined | null): SeatChoice[] =>
  names.map((name, seat) => {
    const id = joined?.players[seat] ?? null;
    const known = id !== null && club.players.some((player) => player.id === id);
    return known ? { player: personOf(club.players, id) } : matched(club, name);
  });

/** The names of an earlier table, as they are today, without players who have left the club. */
export const tableAgain = (club: Players, names: readonly string[], joined: SeasonJoined | null): string[] =>
  seatChoices(club, names, joined).flatMap((choice, seat) => {
    const player = club.players.find(({ id }) => id === idIn(choice));
    return player?.left ? [] : [player?.name ?? itemAt(names, seat)];
  });

/** The players to propose: those who have not left the club, and the one who sits there already. */
export const offered = (players: readonly Player[], choice?: SeatChoice): Player[] =>
  players.filter(({ id, into, left }) => into === null && (!left || (choice && idIn(choice) === id)));

/** True if the sheet's name alone identifies the player. */
export const goesByName = ({ players }: Players, name: string, choice: SeatChoice): boolean => {
  const player = players.find(({ id }) => id === idIn(choice));
  return player ? nameKey(player.name) === nameKey(name) : false;
};

/** The name in the first of two seats that the same player holds; null if none. */
export function heldTwice(names: readonly string[], choices: readonly SeatChoice[]): string | null {
  const ids = choices.map(idIn);
  const seat = ids.findIndex((id, i) => id !== null && ids.indexOf(id) !== i);
  return seat < 0 ? null : (names[seat] ?? null);
}

/**
 * Tells whether a name should not be proposed: its owner left the club or has another name there, and no present player has it.
 */
export function goneFrom(views: readonly ClubView[]): (name: string) => boolean {
  const players = views.flatMap(({ club }) => club.players);
  const called = (some: readonly Player[]) => some.map(({ name }) => nameKey(name));
  const here = new Set(called(offered(players)));
  const gone = new Set([...called(players), ...players.flatMap(({ formerNames = [] }) => formerNames.map(nameKey))]);
  return (name) => gone.has(nameKey(name)) && !here.has(nameKey(name));
}
