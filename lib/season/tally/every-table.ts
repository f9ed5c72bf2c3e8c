/** All tables of a season with their deals, from the logs of its document. */
import type { LogEvent } from "#lib/log/event";
import { foldSheet } from "#lib/sheet/fold";
import type { DealsOf } from "#lib/sheet/paper/write-season";
import { foldClub } from "../club/club";
import type { Club, SeasonId } from "../club/club-event";
import { calledAt, personsOf } from "../club/person";
import { broughtTables } from "./brought-view";
import { eveningDay } from "./evening-day";

interface Logged {
  readonly kind: string;
  readonly events: readonly LogEvent[];
}

/** In the order of evenings; people by the club's names, so that each has one column across tables. */
export function everyTable(logs: readonly Logged[], season: SeasonId): DealsOf[] {
  const clubs = logs.filter(({ kind }) => kind === "club").map(({ events }) => events);
  const players = clubs.map(foldClub).find((club) => club !== null)?.players ?? [];
  const brought = clubs.flatMap((events) => broughtTables(events, season));
  return [...brought, ...sheetsOf(logs, season, players)].sort((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : a.openedAt < b.openedAt ? -1 : 1,
  );
}

function sheetsOf(logs: readonly Logged[], season: SeasonId, players: Club["players"]) {
  const persons = personsOf(players);
  return logs
    .flatMap(({ kind, events }) => (kind === "sheet" ? (foldSheet(events) ?? []) : []))
    .flatMap((sheet) => {
      if (sheet.season?.season !== season) return [];
      const seated = sheet.names.map((_, one) => persons.get(sheet.season?.players[one] ?? "") ?? null);
      return [{ ...sheet, names: calledAt(sheet.names, seated, players), day: eveningDay(sheet) }];
    });
}
