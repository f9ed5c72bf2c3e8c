/** What a new sheet is begun with: the club and the season that its address names, and people, game and rules. */
import type { Asking } from "#lib/season/club/joining";
import type { Day } from "#lib/season/club/season-body";
import type { ClubView } from "#lib/season/views";
import type { Sheet } from "#lib/sheet/sheet";
import { openSeasons, type Wish, wished } from "#lib/shown/club/open-seasons";
import type { Wanted } from "./last-evening";
import { type OpeningDraft, startOpening } from "./opening";
import { ownOptions } from "./table-text";

/**
 * The club or the season named in the address, by one of their pages. Else the open season of the club last looked at: a new
 * sheet joins it unless taken out, since a table's second sheet would be forgotten (T29).
 */
export function wishIn(search: string, views: readonly ClubView[], asking: Asking): Wish {
  const address = new URLSearchParams(search);
  const asked = { club: address.get("c"), season: address.get("season") };
  return asked.club || asked.season ? asked : { season: openSeasons(views, asking)[0]?.season.id ?? null };
}

/** The club whose season the sheet will join, with its own game and rules; none where there is none. */
export function wantedIn(search: string, views: readonly ClubView[], day: Day): Wanted {
  const { here, shut } = wished(views, wishIn(search, views, { day }), { day });
  const view = (here ?? shut)?.view;
  const rules = view?.seasons.find(({ id }) => id === here?.season.id)?.rules ?? null;
  return { club: view, games: here?.season.counting.games ?? [], rules };
}

/** The first draft: like the last evening, else by the rules of the season, else its game; undefined without any. */
export function proposedOpening(
  last: Parameters<typeof againLike>[0] | null,
  { games: [game], rules }: Pick<Wanted, "games" | "rules">,
): OpeningDraft | undefined {
  if (last) return againLike(last);
  return rules ? againLike({ names: [], rules }) : game && startOpening([], game);
}

/** The same people, the same game by the same rules. */
const againLike = ({ names, rules, seats }: Pick<Sheet, "names" | "rules"> & { readonly seats?: number }): OpeningDraft => ({
  ...startOpening(names, rules.game),
  seats: seats ?? null,
  edition: rules.edition,
  options: ownOptions(rules),
});
