/**
 * The tables of one evening → the evening (T28). Points from its sheets add up; places are taken across tables, or at each table
 * if the club chose so.
 */
import { grouped, keptIn, sum } from "#lib/rules/lists";
import type { GameName, Points } from "#lib/rules/rules";
import type { Club, PlayerId, Season } from "./club/club-event";
import { mergedIn } from "./club/person";
import type { Day } from "./club/season-body";
import { ACROSS, type FigureRow, type PlayerEvening } from "./rows";
import { dayOfEvening, type EveningId } from "./tally/evening-id";
import { type LateChange, type OtherTally, type SheetTally, withoutZeros } from "./tally/tallied";

/** `deals` is 0 without a scored deal: such an evening does not count. */
export interface EveningTally {
  readonly evening: EveningId;
  readonly day: Day;
  readonly name: string | null;
  readonly games: readonly GameName[];
  /** False if the season counts none of its games. */
  readonly counted: boolean;
  readonly deals: number;
  /** It, or a part of it, is known by totals only (T26). */
  readonly carried: boolean;
  /** Every table has stopped. */
  readonly ended: boolean;
  readonly players: readonly PlayerEvening[];
  /** By player and game; and, across games, those of the whole evening. */
  readonly figures: readonly FigureRow[];
  readonly late: readonly LateChange[];
}

/** `sheets` of one evening. Those of a game that does not count are ignored, unless there are no others (T22). */
export function gatherEvening(
  evening: EveningId,
  sheets: readonly SheetTally[],
  { counting }: Pick<Season, "counting">,
  players: Club["players"],
): EveningTally {
  const { counted, here, played } = countedOf(sheets, counting.games, players);
  const people = peopleOf(played);
  const tables = counting.tableByTable ? tablesOf(played) : [played];
  const ranked = new Map<PlayerId, Ranked>();
  tables.forEach((table, i) => {
    for (const one of rankedAt(table, counting.tableByTable ? i + 1 : 0))
      if (one.deals > (ranked.get(one.player)?.deals ?? -Infinity)) ranked.set(one.player, one);
  });
  const seats = [...people].map(([player, sums]): PlayerEvening => {
    const { place, sharing, table } = ranked.get(player) as Ranked;
    return { player, ...sums, place, sharing, table };
  });
  return {
    evening,
    day: dayOfEvening(evening),
    name: here.find(({ name }) => name !== null)?.name ?? null,
    games: [...new Set(here.map(({ game }) => game))].sort(),
    counted,
    deals: sum(played.map(({ deals }) => deals)),
    carried: played.some(({ carried }) => carried),
    ended: here.every(({ ended }) => ended),
    players: seats,
    figures: [
      ...played.flatMap(({ game, players: seated }) => seated.map(({ player, figures }) => ({ player, game, figures }))),
      ...(counted ? eveningFigures(seats, played) : []),
    ],
    late: here.flatMap(({ late }) => late),
  };
}

/**
 * One player's figures of an evening: the same rows as gathering all of it gives. `sheets`: those at which they sat; `seat`: as
 * kept, since its place was taken among all.
 */
export function playerFigures(
  seat: PlayerEvening,
  sheets: readonly SheetTally[],
  { counting }: Pick<Season, "counting">,
  players: Club["players"],
): FigureRow[] {
  const { counted, played } = countedOf(sheets, counting.games, players);
  const brought = played.flatMap(({ game, players: seated }) =>
    seated.flatMap(({ player, figures }) => (player === seat.player ? [{ player, game, figures }] : [])),
  );
  return counted ? [...brought, ...eveningFigures([seat], played)] : brought;
}

/** The sheets of games that count, or all if none does; of those the ones that were played. */
function countedOf(sheets: readonly SheetTally[], games: readonly GameName[], players: Club["players"]) {
  const ordered = asOne(sheets, players).sort((a, b) => (a.sheet < b.sheet ? -1 : 1));
  const own = ordered.filter(({ game }) => games.includes(game));
  const counted = own.length > 0;
  const here = counted ? own : ordered;
  return { counted, here, played: here.filter(({ deals, carried }) => deals > 0 || carried) };
}

/** A person who sat at two tables under two merged names is counted once, under the first name (T21). */
function asOne(sheets: readonly SheetTally[], players: Club["players"]): SheetTally[] {
  const persons = mergedIn(players);
  const personOf = (id: PlayerId) => persons.get(id) ?? id;
  const ids = sheets.flatMap((sheet) => sheet.players.map(({ player }) => player)).sort();
  const names = grouped(ids, personOf);
  const named = (id: PlayerId) => names.get(personOf(id))?.[0] as PlayerId;
  return sheets.map((sheet) => ({
    ...sheet,
    players: sheet.players.map((one) => ({ ...one, player: named(one.player) })),
  }));
}

type Sums = Pick<PlayerEvening, "points" | "deals" | "dealt">;

/** The players, with the sums of their sheets. */
function peopleOf(played: readonly SheetTally[]): ReadonlyMap<PlayerId, Sums> {
  const people = new Map<PlayerId, Sums>();
  for (const { players, carried } of played) {
    for (const { player, points, deals, dealt } of players) {
      if (deals === 0 && !carried) continue;
      const known = people.get(player) ?? { points: 0, deals: 0, dealt: 0 };
      people.set(player, { points: known.points + points, deals: known.deals + deals, dealt: known.dealt + dealt });
    }
  }
  return people;
}

/** Sheets of the same people are one table that continued on another sheet. */
const tablesOf = (played: readonly SheetTally[]): SheetTally[][] => [
  ...grouped(played, ({ players, others }) =>
    [...players.map(({ player }) => player), ...others.map(({ name }) => `/${name}`)].sort().join(),
  ).values(),
];

type Ranked = Pick<PlayerEvening, "player" | "place" | "sharing" | "table" | "deals">;

/** The places of the club's players, among all who played (T15). */
function rankedAt(sheets: readonly SheetTally[], table: number): Ranked[] {
  const people = peopleOf(sheets);
  const placed = placesAmong(
    people.values(),
    sheets.flatMap(({ others }) => others),
  );
  return [...people].map(([player, { points, deals }]) => ({ player, ...placed(points), table, deals }));
}

/** By total, its place among these players and others, and how many share it. Others of one name are one person. */
export function placesAmong(players: Iterable<Pick<PlayerEvening, "points">>, others: readonly OtherTally[]) {
  const named = new Map<string, Points>();
  for (const { name, points } of others) named.set(name, (named.get(name) ?? 0) + points);
  const counts = new Map<Points, number>();
  for (const total of [...[...players].map(({ points }) => points), ...named.values()])
    counts.set(total, (counts.get(total) ?? 0) + 1);
  const places = new Map<Points, number>();
  let before = 0;
  for (const [total, count] of [...counts].sort(([a], [b]) => b - a)) {
    places.set(total, before + 1);
    before += count;
  }
  return (total: Points) => ({ place: places.get(total) as number, sharing: counts.get(total) as number });
}

/** `played`: tables at which players may have met. */
export function eveningFigures(players: readonly PlayerEvening[], played: readonly SheetTally[]): FigureRow[] {
  // Players known by totals only did not verifiably meet anyone.
  const met = meetingsOf(
    played.filter(({ carried }) => !carried),
    new Set(players.map(({ player }) => player)),
  );
  return players.map(({ player, place, sharing, deals }) => ({
    player,
    game: ACROSS,
    figures: withoutZeros({
      evenings: 1,
      totals: deals === 0 ? 1 : 0,
      [`place.${place}`]: 1,
      won: place === 1 ? 1 : 0,
      [`tied.${place}.${sharing}`]: sharing > 1 ? 1 : 0,
      ...met.get(player),
    }),
  }));
}

/** Meetings between these players: who was better at a common table, over all sheets of the evening that both sat at (T28). */
function meetingsOf(played: readonly SheetTally[], of: ReadonlySet<PlayerId>): ReadonlyMap<PlayerId, Record<string, number>> {
  const gaps = new Map<PlayerId, Map<PlayerId, Points>>();
  for (const { players } of played) {
    const seated = players.filter(({ deals }) => deals > 0);
    for (const one of seated) {
      if (!of.has(one.player)) continue;
      const others = keptIn(gaps, one.player, () => new Map());
      for (const other of seated)
        if (other !== one) others.set(other.player, (others.get(other.player) ?? 0) + one.points - other.points);
    }
  }
  const figures = new Map<PlayerId, Record<string, number>>();
  for (const [player, others] of gaps) {
    const own: Record<string, number> = {};
    for (const [other, gap] of others) {
      own[`met.${other}.n`] = 1;
      own[`met.${other}.ahead`] = gap > 0 ? 1 : 0;
      own[`met.${other}.points`] = gap;
    }
    figures.set(player, own);
  }
  return figures;
}
