// This folder: from a season's rows to its standings, and what is shown beside them: ties, curve, rating, luck, records, tables.
/** What the last evening changed, as facts: the season with it compared with the season without it. The words are elsewhere. */
import { grouped } from "#lib/rules/lists";
import type { Club, PlayerId, Season } from "../club/club-event";
import { ofPersons, personIn } from "../club/person";
import type { Day } from "../club/season-body";
import type { EveningTally } from "../gather";
import type { SeasonRows } from "../rows";
import { type Figures, withoutZeros } from "../tally/tallied";
import { type PlayedEvening, winningStreaks } from "./records";
import { ranksIn, type Standing, standingsOf } from "./standings";
import type { ChangedFact } from "./told-rows";

/** A personal best is only told after so many earlier evenings. */
const ENOUGH_TO_BE_BEST = 3;

/**
 * `rows` include the evening, and `rows.best` one evening a player more than count, so that the season without it is complete.
 * `earlier`: evenings before it, as many as a streak may be long. `tonight`: an evening of tonight that has not ended is not won
 * yet.
 */
export function changedBy(
  season: Pick<Season, "id" | "counting">,
  club: Pick<Club, "players" | "adjustments">,
  rows: SeasonRows,
  evening: EveningTally,
  earlier: readonly PlayedEvening[],
  tonight: Day,
): ChangedFact[] {
  const without = withoutEvening(rows, evening);
  const before = standingsOf(season, club, without);
  const after = standingsOf(season, club, rows);
  const seated = ofPersons(evening.players, personIn(club.players));
  const first = seated.filter(({ place }) => place === 1);
  if (!evening.ended && evening.day >= tonight) {
    const ahead = first.map(({ player, points }) => fact("leads-evening", player, [], points));
    return [...leads(before, after), ...ahead, ...passes(before, after), ...newcomers(before, after)];
  }
  const streaks = winningStreaks([...earlier, evening], club.players);
  return [
    ...leads(before, after),
    ...first.map(({ player, points }) => fact("won-evening", player, [], points)),
    ...first.flatMap(({ player }) => {
      const streak = streaks.get(player) as number;
      return streak > 1 ? [fact("streak", player, [], streak)] : [];
    }),
    ...seated.flatMap(({ player, points }) => bestEvening(before, bestOf(without, club.players), player, points)),
    ...passes(before, after),
    ...newcomers(before, after),
  ];
}

/** The season as if this evening had not been played. */
export function withoutEvening(rows: SeasonRows, { evening, figures, late }: EveningTally): SeasonRows {
  const less = grouped(figures, ({ game, player }) => `${game} ${player}`);
  return {
    figures: rows.figures.map((row) => {
      const own = less.get(`${row.game} ${row.player}`);
      return own ? { ...row, figures: own.reduce((left, one) => minus(left, one.figures), row.figures) } : row;
    }),
    best: rows.best.filter((row) => row.evening !== evening),
    late: [...rows.late, ...late.map(({ player, points }) => ({ player, points: 0 - points }))],
    last: rows.last.filter((row) => row.evening !== evening),
  };
}

const minus = (figures: Figures, less: Figures): Figures =>
  withoutZeros(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value - (less[name] ?? 0)])));

const fact = (
  kind: ChangedFact["kind"],
  player: PlayerId,
  over: readonly PlayerId[] = [],
  value: number | null = null,
): ChangedFact => ({ kind, player, over, value });

const leadersOf = (standings: readonly Standing[]): PlayerId[] =>
  standings.flatMap(({ rank, player }) => (rank === 1 ? [player.id] : []));

/**
 * A lead is taken from all who had it, or shared with those who keep it; the first evening of a season changes no lead, and only
 * has a winner.
 */
function leads(before: readonly Standing[], after: readonly Standing[]): ChangedFact[] {
  const [had, has] = [leadersOf(before), leadersOf(after)];
  if (had.length === 0) return [];
  const kept = has.filter((player) => had.includes(player));
  // There is a leader, since players do not lose their rank.
  const [taker, ...joining] = [...kept, ...has.filter((player) => !had.includes(player))] as [PlayerId, ...PlayerId[]];
  if (kept.length === has.length) return kept.map((player) => fact("kept-lead", player));
  const joins = (player: PlayerId) => fact("joined-lead", player, kept.length > 0 ? kept : [taker]);
  const joined = joining.filter((player) => !kept.includes(player)).map(joins);
  return kept.length > 0 ? joined : [fact("took-lead", taker, had), ...joined];
}

/** Players who passed others; told with the best placed of those passed. A new leader is told elsewhere. */
function passes(before: readonly Standing[], after: readonly Standing[]): ChangedFact[] {
  const [then, now] = [ranksIn(before), ranksIn(after)];
  const [had, has] = [leadersOf(before), leadersOf(after)];
  // Only those who were ranked before: they still are.
  const ranked = after.filter(({ player }) => then.has(player.id));
  const climbed = ranked.filter(({ player }) => !has.includes(player.id) || had.includes(player.id));
  return climbed.flatMap(({ player: { id } }): ChangedFact[] => {
    const [was, is] = [then.get(id) as number, now.get(id) as number];
    const passed = ranked.find(({ player: other }) => (then.get(other.id) as number) < was && (now.get(other.id) as number) > is);
    return passed ? [fact("passed", id, [passed.player.id])] : [];
  });
}

function bestOf({ best }: SeasonRows, players: Club["players"]): ReadonlyMap<PlayerId, number> {
  const found = new Map<PlayerId, number>();
  for (const { player, points } of ofPersons(best, personIn(players)))
    found.set(player, Math.max(found.get(player) ?? -Infinity, points));
  return found;
}

function bestEvening(
  before: readonly Standing[],
  best: ReadonlyMap<PlayerId, number>,
  player: PlayerId,
  points: number,
): ChangedFact[] {
  const played = before.find((one) => one.player.id === player)?.figures.evenings ?? 0;
  const isBest = played >= ENOUGH_TO_BE_BEST && points > (best.get(player) ?? Infinity);
  return isBest ? [fact("best-evening", player, [], points)] : [];
}

/** Players who have just played enough to be ranked, and those who came for the first time while others did not. */
function newcomers(before: readonly Standing[], after: readonly Standing[]): ChangedFact[] {
  if (!before.some(({ figures }) => figures.evenings)) return [];
  const then = new Map(before.map((one) => [one.player.id, one]));
  return after.flatMap(({ player: { id }, rank, figures }): ChangedFact[] => {
    const played = then.get(id)?.figures.evenings ?? 0;
    if (played === 0) return figures.evenings ? [fact("first-evening", id)] : [];
    return rank !== null && then.get(id)?.rank === null ? [fact("now-ranked", id)] : [];
  });
}
