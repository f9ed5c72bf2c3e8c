/** Fits a club's players over columns: if a name does not fit, the club's chosen short form comes first, on paper too. */
import type { Player } from "#lib/season/club/club-event";
import { type FittedNames, fitNames, type Measure, type Room } from "./fit-names";

type Named = Pick<Player, "name" | "short" | "shortChosen">;

export const fitPlayers = (players: readonly Named[], room: Room, measure: Measure): FittedNames =>
  fitNames(
    players.map(({ name }) => name),
    room,
    measure,
    (name) => players.find((one) => one.name === name && one.shortChosen)?.short,
  );
