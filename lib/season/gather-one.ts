/**
 * What one table changes in an evening whose sums are kept: no other table's sheet is read, unless its people sat there too. The
 * same result as gathering the evening before and after (`gather.ts`), or null where only that works.
 */
import type { Club, PlayerId, Season } from "./club/club-event";
import { eveningFigures, placesAmong } from "./gather";
import type { FigureRow, PlayerEvening } from "./rows";
import type { OtherTally, SheetTally } from "./tally/tallied";

/** The evening as it is kept, with that table in it. */
interface KeptEvening {
  readonly players: readonly PlayerEvening[];
  /** People at the other tables whom the club does not know. */
  readonly others: readonly OtherTally[];
}

/**
 * True if it is the same table of the same evening with places taken across tables, and none of its people may be at another
 * under another name.
 */
export function goesOn(
  before: SheetTally,
  after: SheetTally,
  { counting }: Pick<Season, "counting">,
  club: Club["players"],
): boolean {
  const isSame = before.game === after.game && before.name === after.name && before.ended === after.ended;
  if (!isSame || !counting.games.includes(after.game) || counting.tableByTable) return false;
  const merged = new Set(club.flatMap(({ id, into }) => (into === null ? [] : [id, into])));
  return ![...before.players, ...after.players].some(({ player }) => merged.has(player));
}

/** The players of this table who also have deals at another one that evening. */
export function seatedElsewhere(kept: readonly PlayerEvening[], before: SheetTally, after: SheetTally): PlayerId[] {
  const all = new Map(kept.map(({ player, deals }) => [player, deals]));
  const here = new Map(playedAt(before).map(({ player, deals }) => [player, deals]));
  const ids = new Set([...playedAt(before), ...playedAt(after)].map(({ player }) => player));
  return [...ids].filter((player) => (all.get(player) ?? 0) > (here.get(player) ?? 0));
}

/**
 * `shared`: other tables at which at least two of `seatedElsewhere` sat. Returns `had` and `has` (only differing rows), and
 * `deals`: how many more the evening has.
 */
export function changeTable(kept: KeptEvening, before: SheetTally, after: SheetTally, shared: readonly SheetTally[]) {
  // Places are taken across tables, so rows have no table.
  const seats = new Map<PlayerId, Omit<PlayerEvening, "place" | "sharing">>(kept.players.map((one) => [one.player, one]));
  const moved = new Map<PlayerId, Pick<PlayerEvening, "points" | "deals" | "dealt">>();
  for (const [sheet, sign] of [
    [before, -1],
    [after, 1],
  ] as const)
    for (const { player, points, deals, dealt } of playedAt(sheet)) {
      const sum = moved.get(player) ?? seats.get(player) ?? { points: 0, deals: 0, dealt: 0 };
      moved.set(player, { points: sum.points + sign * points, deals: sum.deals + sign * deals, dealt: sum.dealt + sign * dealt });
    }
  for (const [player, sums] of moved) {
    // They have left the table, or a sheet has totals without deals.
    if (sums.deals <= 0) return null;
    seats.set(player, { player, table: 0, ...sums });
  }
  const placed = placesAmong(seats.values(), [...kept.others, ...after.others]);
  const now = new Map([...seats.values()].map((one) => [one.player, { ...one, ...placed(one.points) }]));
  const had = kept.players.filter((one) => moved.has(one.player) || !isSamePlace(one, now.get(one.player) as PlayerEvening));
  const has = [...now.values()].filter((one) => moved.has(one.player) || had.some(({ player }) => player === one.player));
  return {
    had,
    has,
    figures: {
      before: [...ownFigures(before), ...eveningFigures(had, [before, ...shared])],
      after: [...ownFigures(after), ...eveningFigures(has, [after, ...shared])],
    },
    deals: after.deals - before.deals,
  };
}

const isSamePlace = (one: PlayerEvening, other: PlayerEvening): boolean =>
  one.place === other.place && one.sharing === other.sharing;

const playedAt = ({ players }: SheetTally) => players.filter(({ deals }) => deals > 0);

const ownFigures = (sheet: SheetTally): FigureRow[] =>
  playedAt(sheet).map(({ player, figures }) => ({ player, game: sheet.game, figures }));
