import type { Asking } from "#lib/season/club/joining";
import type { ClubView } from "#lib/season/views";
import { openSeasons, type Wish, wished } from "#lib/shown/club/open-seasons";
import { dayTonight } from "#lib/shown/local-day";
import type { Wanted } from "#lib/shown/opening/last-evening";

/**
 * The club or the season named in the address, by one of their pages. Else the open season of the club last looked at: a new
 * sheet joins it unless taken out, since a table's second sheet would be forgotten (T29).
 */
export function wishHere(views: readonly ClubView[], asking: Asking): Wish {
  const address = new URLSearchParams(location.search);
  const asked = { club: address.get("c"), season: address.get("season") };
  return asked.club || asked.season ? asked : { season: openSeasons(views, asking)[0]?.season.id ?? null };
}

/** The club whose season the sheet will join, with its own game and rules; none where there is none. */
export function wantedHere(views: readonly ClubView[]): Wanted {
  const asking = { day: dayTonight(new Date()) };
  const { here, shut } = wished(views, wishHere(views, asking), asking);
  const view = (here ?? shut)?.view;
  const rules = view?.seasons.find(({ id }) => id === here?.season.id)?.rules ?? null;
  return { club: view, games: here?.season.counting.games ?? [], rules };
}
