/** Who of a club sits where: the names of a sheet, matched to the players the club knows. */

import { inOrder, type LogEvent } from "#lib/log/event";
import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import type { Club, Player, PlayerId } from "#lib/season/club-event";
import { personIn } from "#lib/season/person";
import type { ClubView } from "#lib/season/views";
import type { SeasonPlace } from "#lib/sheet/event";

/** What a seat is to be: a player of the club, somebody to add to it, or nobody of it. */
export type SeatChoice = { readonly player: PlayerId } | { readonly add: "player" | "guest" } | { readonly outside: true };

type Players = Pick<Club, "players">;

/** The person an id stands for, through any merges. */
export const personOf = (players: readonly Player[], id: PlayerId): PlayerId => personIn(players)(id);

/**
 * By name, case and accents aside: as one is called, as one was noted before a merge, as one was called before. Of two people
 * who once had the same name neither is meant; a name that the club never heard is new.
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

/** Where a sheet's log last said who sits, in this club or in any: also after it left the season. */
export const lastPlace = (log: readonly LogEvent[], club?: string): SeasonPlace | null =>
  inOrder(log)
    .flatMap(({ kind, body }) => (kind === "season.joined" ? [body as SeasonPlace] : []))
    .findLast((place) => club === undefined || place.club === club) ?? null;

/** Each seat as the sheet last said it, else by its name. */
export const seatsOf = (club: Players, names: readonly string[], place: SeasonPlace | null): SeatChoice[] =>
  names.map((name, seat) => {
    const id = place?.players[seat] ?? null;
    const known = id !== null && club.players.some((player) => player.id === id);
    return known ? { player: personOf(club.players, id) } : matched(club, name);
  });

/** The table of an earlier evening, each under today's name; who has left the club is not there. */
export const tableAgain = (club: Players, names: readonly string[], place: SeasonPlace | null): string[] =>
  seatsOf(club, names, place).flatMap((choice, seat) => {
    const player = "player" in choice ? club.players.find(({ id }) => id === choice.player) : undefined;
    return player?.left ? [] : [player?.name ?? itemAt(names, seat)];
  });

/** Whom a list proposes: the people of the club who still come, and whoever sits there already. */
export const offered = (players: readonly Player[], choice?: SeatChoice): Player[] =>
  players.filter(({ id, into, left }) => into === null && (!left || (choice && "player" in choice && choice.player === id)));

/** Whether the name that the sheet writes says by itself which player it is. */
export const isPlain = ({ players }: Players, name: string, choice: SeatChoice): boolean => {
  const player = "player" in choice && players.find(({ id }) => id === choice.player);
  return player ? nameKey(player.name) === nameKey(name) : false;
};

/** Two seats held by the same player: the name of the first of them. */
export function heldTwice(names: readonly string[], choices: readonly SeatChoice[]): string | null {
  const ids = choices.map((choice) => ("player" in choice ? choice.player : null));
  const seat = ids.findIndex((id, i) => id !== null && ids.indexOf(id) !== i);
  return seat < 0 ? null : (names[seat] ?? null);
}

/** Names that no list of this phone proposes: of people who left a club, or whom it calls otherwise; unless somebody has it. */
export function goneFrom(views: readonly ClubView[]): (name: string) => boolean {
  const players = views.flatMap(({ club }) => club.players);
  const called = (some: readonly Player[]) => some.map(({ name }) => nameKey(name));
  const here = new Set(called(offered(players)));
  const gone = new Set([...called(players), ...players.flatMap(({ formerNames = [] }) => formerNames.map(nameKey))]);
  return (name) => gone.has(nameKey(name)) && !here.has(nameKey(name));
}
