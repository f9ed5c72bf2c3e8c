import { useAnswer } from "#components/parts/door/use-answer";
import type { Player } from "#lib/season/club-event";
import type { Sheet } from "#lib/sheet/sheet";
import { offered } from "#lib/shown/club/seats";
import { byCompany } from "#lib/shown/names/find-names";
import { clubsHere } from "#lib/sync/club";
import { thisPhone } from "#lib/sync/this-phone";

/** Names to suggest: players of the sheet's club, or, without a club, everybody noted on this phone. */
export interface Known {
  readonly names: readonly string[];
  readonly players: readonly Player[];
}

const NOBODY: Known = { names: [], players: [] };

/** Works without a network: the club as this phone last saw it. */
export function useKnown({ season, names }: Pick<Sheet, "season" | "names">): Known {
  const club = season?.club;
  const { players, names: known } = useAnswer(() => knownIn(club), [club]) ?? NOBODY;
  return { names: known.filter((name) => !names.includes(name)), players };
}

async function knownIn(club: string | undefined): Promise<Known> {
  const phone = thisPhone();
  const [cards, clubs] = await Promise.all([phone.cards(), clubsHere(phone)]);
  const tables = cards.flatMap(({ sheet }) => (sheet ? [sheet.names] : []));
  const view = clubs.find((one) => one.view.club.id === club)?.view;
  const players = view ? offered(view.club.players) : [];
  const called = view ? players.map(({ name }) => name) : [...new Set(tables.flat())];
  return { names: byCompany(called, tables), players };
}
