/** What a club's running seasons have already, before a history is brought to them. */
import type { SeasonId } from "#lib/season/club-event";
import type { Day } from "#lib/season/season-body";
import type { EveningPage } from "#lib/season/views";
import { ask } from "./club";
import { doorOf } from "./doors";
import type { Phone } from "./phone";

const AFTER_ALL = "9999-12-31";

/** By season, the days on which it has an evening; what is not an answer is a `WireError`. */
export async function daysThere(
  phone: Phone,
  club: string,
  seasons: readonly SeasonId[],
): Promise<ReadonlyMap<SeasonId, ReadonlySet<Day>>> {
  const found = new Map<SeasonId, ReadonlySet<Day>>();
  for (const season of seasons) {
    const days = new Set<Day>();
    for (let before: string | null = AFTER_ALL; before !== null; ) {
      const page: EveningPage = await ask(phone, doorOf.evenings(club, season, before));
      for (const { day } of page.evenings) days.add(day);
      before = page.before;
    }
    found.set(season, days);
  }
  return found;
}
