/** Who of the club sat where, and who came in which place. */
import type { Points, Seat } from "#lib/rules/rules";
import type { Sheet } from "#lib/sheet/sheet";
import type { PlayerId } from "./club-event";

/** The seats whose player the club knows. */
export const seatsOf = ({ season }: Sheet): { player: PlayerId; seat: Seat }[] =>
  season?.players.flatMap((player, seat) => (player === null ? [] : [{ player, seat }])) ?? [];

/** By seat; equal totals share the better place (T15). */
export const placesOf = (totals: readonly Points[]): number[] =>
  totals.map((total) => 1 + totals.filter((other) => other > total).length);
