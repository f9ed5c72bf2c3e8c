/** An evening of a history as a table whose deals open: those that came one by one, with the totals that they make (T26). */
import type { Points, Rules } from "#lib/rules/rules";
import { addScores, seatPeople } from "#lib/rules/session";
import { dealsOf } from "./brought-deals";
import type { PlayerId } from "./club-event";
import type { HistoryBody, HistoryEvening } from "./history-body";
import type { EveningView } from "./views";

/** People are whoever has points of the evening, in the order of the file's columns. */
interface BroughtTable extends Pick<EveningView, "rules" | "totals" | "deals"> {
  readonly players: readonly PlayerId[];
  /** The deals make the points of everybody: none is in the totals alone. */
  readonly isWhole: boolean;
}

/** Null where no deal came by itself. */
export function tableOfBrought(body: HistoryBody, evening: HistoryEvening): BroughtTable | null {
  const columns = body.columns.flatMap((_, column) => ((evening.points[column] ?? null) === null ? [] : [column]));
  const brought = dealsOf(body, evening).filter(({ seats }) => seats.every((column) => columns.includes(column)));
  const [first] = brought;
  if (!first) return null;
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
    rules: mostPlayers(brought.map(({ rules }) => rules)) ?? first.rules,
    players: columns.flatMap((column) => body.columns[column] ?? []),
    totals: all,
    deals,
    isWhole: all.every((points, person) => points === deals.reduce((sum, { columns: own }) => sum + (own[person] ?? 0), 0)),
  };
}

const mostPlayers = (all: readonly Rules[]): Rules | undefined =>
  all.reduce<Rules | undefined>((most, one) => (most && most.players >= one.players ? most : one), undefined);
