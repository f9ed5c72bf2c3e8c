/**
 * The tables of one evening → the evening (T28). What its sheets brought their people adds up; places are taken across the tables,
 * or at each of them where the club chose so.
 */
import { grouped, keptIn, sum } from "#lib/rules/lists";
import type { GameName, Points } from "#lib/rules/rules";
import type { Club, PlayerId, Season } from "./club-event";
import { dayOfEvening, type EveningId } from "./evening-id";
import { mergedIn } from "./person";
import { ACROSS, type FigureRow, type PlayerEvening } from "./rows";
import type { Day } from "./season-body";
import { type LateChange, type SheetTally, withoutZeros } from "./tallied";

/** Of sheets without a single scored deal an evening is nobody's: `deals` is 0. */
export interface EveningTally {
  readonly evening: EveningId;
  readonly day: Day;
  readonly name: string | null;
  readonly games: readonly GameName[];
  /** False where the season counts none of its games. */
  readonly counted: boolean;
  readonly deals: number;
  /** Known by its totals alone, or a part of it (T26). */
  readonly carried: boolean;
  /** Every table has stopped. */
  readonly ended: boolean;
  readonly players: readonly PlayerEvening[];
  /** By player and game; of the evening as a whole, whatever was played. */
  readonly figures: readonly FigureRow[];
  readonly late: readonly LateChange[];
}

/** `sheets` of one evening. Those whose game does not count bring it nothing, unless it has no other (T22). */
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
 * What an evening brought one of its people: the rows that gathering all of it would give them. `sheets`: those at which they sat;
 * `seat`: as it is kept, for its place was taken among everybody.
 */
export function figuresOf(
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

/** The sheets whose game counts, or all of them where none does; and of those the ones that were played. */
function countedOf(sheets: readonly SheetTally[], games: readonly GameName[], players: Club["players"]) {
  const ordered = asOne(sheets, players).sort((a, b) => (a.sheet < b.sheet ? -1 : 1));
  const own = ordered.filter(({ game }) => games.includes(game));
  const counted = own.length > 0;
  const here = counted ? own : ordered;
  return { counted, here, played: here.filter(({ deals, carried }) => deals > 0 || carried) };
}

/** Whoever sat at two tables under two names that are one person is there once, under the first of them (T21). */
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

/** Who played, and what their sheets come to. */
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

/** Sheets of the same people are one table, that went on on another sheet. */
const tablesOf = (played: readonly SheetTally[]): SheetTally[][] => [
  ...grouped(played, ({ players, others }) =>
    [...players.map(({ player }) => player), ...others.map(({ name }) => `/${name}`)].sort().join(),
  ).values(),
];

type Ranked = Pick<PlayerEvening, "player" | "place" | "sharing" | "table" | "deals">;

/** The places of those whom the club knows, among all who played (T15). */
function rankedAt(sheets: readonly SheetTally[], table: number): Ranked[] {
  const people = peopleOf(sheets);
  const others = new Map<string, Points>();
  for (const { others: here } of sheets) for (const { name, points } of here) others.set(name, (others.get(name) ?? 0) + points);
  const placed = placesOf([...[...people.values()].map(({ points }) => points), ...others.values()]);
  return [...people].map(([player, { points, deals }]) => ({ player, ...placed(points), table, deals }));
}

/** By total, its place among these, and how many share it. */
export function placesOf(totals: readonly Points[]): (total: Points) => Pick<PlayerEvening, "place" | "sharing"> {
  const counts = new Map<Points, number>();
  for (const total of totals) counts.set(total, (counts.get(total) ?? 0) + 1);
  const places = new Map<Points, number>();
  let before = 0;
  for (const [total, count] of [...counts].sort(([a], [b]) => b - a)) {
    places.set(total, before + 1);
    before += count;
  }
  return (total) => ({ place: places.get(total) as number, sharing: counts.get(total) as number });
}

/** `played`: the tables at which they may have met. */
export function eveningFigures(players: readonly PlayerEvening[], played: readonly SheetTally[]): FigureRow[] {
  // Who has no deals of an evening is known by totals alone, and so by nobody that they met.
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

/** Of these players. Two meet at a table: who was better there, on all the sheets of the evening that both sat at (T28). */
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
