/** Maps a sheet's people to the club's players, and to places. */
import { isReport, type Points } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import type { PlayerId } from "./club-event";

/** The people who are players of the club. */
export const clubSeats = ({ season }: Pick<Sheet, "season">): { player: PlayerId; seat: Person }[] =>
  season?.players.flatMap((player, seat) => (player === null ? [] : [{ player, seat }])) ?? [];

/** A row carried over from paper is as many deals as it sums up (T26); an annulled deal was not played, whatever it cost (H2). */
export const dealsIn = (scored: readonly Pick<SheetDeal, "deal">[]): number =>
  scored.reduce((sum, { deal }) => sum + (deal && isReport(deal) ? deal.deals : isAnnulled(deal) ? 0 : 1), 0);

export const isAnnulled = (deal: SheetDeal["deal"]): boolean => deal?.annulled === true;

/** By person; equal totals share the better place (T15); people who did not play have none. */
export const placesOf = (totals: readonly (Points | null)[]): (number | null)[] =>
  totals.map((total) => (total === null ? null : 1 + totals.filter((other) => other !== null && other > total).length));
