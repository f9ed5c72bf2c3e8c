/** An imported evening as a table with those deals that came one by one, and their totals (T26). */

import type { LogEvent } from "#lib/log/event";
import { addScores, seatPeople } from "#lib/rules/evening";
import type { Points, Rules } from "#lib/rules/rules";
import type { DealsOf } from "#lib/sheet/paper/write-season";
import { foldClub } from "../club/club";
import type { PlayerId, SeasonId } from "../club/club-event";
import { historiesIn } from "../club/histories";
import type { HistoryBody, HistoryEvening } from "../club/history-body";
import { personIn } from "../club/person";
import type { TableView } from "../views";
import { dealsOf } from "./brought-deals";

/** Its people are those with points in the evening, in the order of the file's columns. */
interface BroughtTable extends Pick<TableView, "rules" | "totals" | "deals"> {
  readonly players: readonly PlayerId[];
  /** The deals account for all points: no deal is only in the totals. */
  readonly isWhole: boolean;
}

/** Null if no deal came one by one. */
export function tableOfBrought(body: HistoryBody, evening: HistoryEvening): BroughtTable | null {
  const columns = body.columns.flatMap((_, column) => ((evening.points[column] ?? null) === null ? [] : [column]));
  const brought = dealsOf(body, evening).filter(({ seats }) => seats.every((column) => columns.includes(column)));
  if (brought.length === 0) return null;
  let totals: readonly (Points | null)[] = columns.map(() => null);
  const deals = brought.map(({ rules, seats, deal, score }, slot) => {
    const people = seats.map((column) => columns.indexOf(column));
    totals = addScores(rules, seatPeople(rules, totals, people), people, score.scores);
    const own = columns.map((_, person) => score.scores[people.indexOf(person)] ?? null);
    const marks = { voided: false, corrected: false, contest: null, faults: [] };
    return { slot, number: slot + 1, deal, seats: people, columns: own, totals, score, ...marks };
  });
  const all = columns.map((column) => evening.points[column] ?? null);
  return {
    rules: mostPlayers(brought.map(({ rules }) => rules)),
    players: columns.flatMap((column) => body.columns[column] ?? []),
    totals: all,
    deals,
    isWhole: all.every((points, person) => points === deals.reduce((sum, { columns: own }) => sum + (own[person] ?? 0), 0)),
  };
}

const mostPlayers = (all: readonly Rules[]): Rules => all.reduce((most, one) => (one.players > most.players ? one : most));

/**
 * The imported evenings of a season, each as a table of the deals that came one by one (T26). In the order of the log, without
 * evenings known by totals only.
 */
export function broughtTables(log: readonly LogEvent[], season: SeasonId): (DealsOf & { readonly openedAt: string })[] {
  const club = foldClub(log);
  if (!club) return [];
  const personOf = personIn(club.players);
  const nameOf = (id: string) => club.players.find((player) => player.id === personOf(id))?.name ?? "";
  return historiesIn(log).flatMap(({ at, body }) =>
    body.evenings.flatMap((evening) => {
      const table = evening.season === season ? tableOfBrought(body, evening) : null;
      if (!table) return [];
      const { rules, deals, players } = table;
      return [{ rules, deals, names: players.map(nameOf), day: evening.day, title: null, openedAt: at }];
    }),
  );
}
