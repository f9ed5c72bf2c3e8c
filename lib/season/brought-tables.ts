/** The evenings that a club's histories brought to a season, each as a table of the deals that came one by one (T26). */
import type { LogEvent } from "#lib/log/event";
import type { DealsOf } from "#lib/sheet/paper/write-season";
import { tableOfBrought } from "./brought-view";
import { foldClub } from "./club";
import type { SeasonId } from "./club-event";
import { historiesIn } from "./histories";
import { personsOf } from "./person";

/** In the order of the log; evenings known by their totals alone have no deals, and are not among them. */
export function broughtTables(log: readonly LogEvent[], season: SeasonId): (DealsOf & { readonly openedAt: string })[] {
  const club = foldClub(log);
  if (!club) return [];
  const persons = personsOf(club.players);
  const nameOf = (id: string) => club.players.find((player) => player.id === (persons.get(id) ?? id))?.name ?? "";
  return historiesIn(log).flatMap(({ at, body }) =>
    body.evenings.flatMap((evening) => {
      const table = evening.season === season ? tableOfBrought(body, evening) : null;
      if (!table) return [];
      const { rules, deals, players } = table;
      return [{ rules, deals, names: players.map(nameOf), day: evening.day, title: null, openedAt: at }];
    }),
  );
}
