/** What a club's seasons hold already: asked before a history is imported or the counting is changed. */
import type { GameName } from "#lib/rules/rules";
import type { SeasonId } from "#lib/season/club/club-event";
import type { Day } from "#lib/season/club/season-body";
import { eveningsBefore } from "./club";
import type { Phone } from "./phone";

const AFTER_ALL = "9999-12-31";

/** By season, the days on which it has an evening. Throws a `WireError` without an answer. */
export async function daysThere(
  phone: Phone,
  club: string,
  seasons: readonly SeasonId[],
): Promise<ReadonlyMap<SeasonId, ReadonlySet<Day>>> {
  const found = new Map<SeasonId, ReadonlySet<Day>>();
  for (const season of seasons) {
    found.set(season, new Set((await eveningsBefore(phone, club, season, AFTER_ALL)).map(({ day }) => day)));
  }
  return found;
}

/** The games of each evening of a season, also those that it does not count. */
export const gamesThere = async (phone: Phone, club: string, season: SeasonId): Promise<(readonly GameName[])[]> =>
  (await eveningsBefore(phone, club, season, AFTER_ALL)).map(({ games, tables }) => [
    ...new Set([...games, ...tables.flatMap(({ game, deals }) => (deals > 0 ? [game] : []))]),
  ]);
