/** Who of a club sits where: the names of a sheet, matched to the players the club knows. */

import type { GameName } from "#lib/rules/rules";
import type { Club, Player, PlayerId, Season } from "#lib/season/club-event";
import type { ClubView } from "#lib/season/views";
import { nameKey } from "#lib/sheet/name";
import { isAtLeast } from "#lib/sheet/role";

/** What a seat is to be: a player of the club, somebody to add to it, or nobody of it. */
export type SeatChoice = { readonly player: PlayerId } | { readonly add: "player" | "guest" } | { readonly outside: true };

/** The person an id stands for, through any merges. */
export function personOf(players: readonly Player[], id: PlayerId): PlayerId {
  const into = players.find((player) => player.id === id)?.into ?? null;
  return into === null ? id : personOf(players, into);
}

/** By name, case and accents aside: a name the club knows is that player; another one is new. */
export function matched({ players }: Pick<Club, "players">, name: string): SeatChoice {
  const known = players.filter((player) => nameKey(player.name) === nameKey(name));
  const player = known.find(({ into }) => into === null) ?? known[0];
  return player ? { player: personOf(players, player.id) } : { add: "player" };
}

/** Two seats held by the same player: the name of the first of them. */
export function heldTwice(names: readonly string[], choices: readonly SeatChoice[]): string | null {
  const ids = choices.map((choice) => ("player" in choice ? choice.player : null));
  const seat = ids.findIndex((id, i) => id !== null && ids.indexOf(id) !== i);
  return seat < 0 ? null : (names[seat] ?? null);
}

/** A season that a sheet of this game can join from this phone. */
export interface OpenSeason {
  readonly view: ClubView;
  readonly season: Season;
}

export const openSeasons = (views: readonly ClubView[], game?: GameName): OpenSeason[] =>
  views
    .filter(({ role }) => isAtLeast(role, "player"))
    .flatMap((view) => [...view.club.seasons].reverse().map((season) => ({ view, season })))
    .filter(({ season }) => season.ended === null && (game === undefined || season.counting.games.includes(game)));

/** "Les mardis", and its season where the club has several open. */
export const seasonName = ({ view, season }: OpenSeason, all: readonly OpenSeason[]): string =>
  all.filter((other) => other.view.club.id === view.club.id).length > 1 ? `${view.club.name}, ${season.name}` : view.club.name;
