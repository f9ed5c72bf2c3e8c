/**
 * What one table changes of an evening whose sums are kept: no other table's sheet is read, unless its people sat there too. The
 * same as gathering the evening before and after (`gather.ts`), or null where only that can tell.
 */
import type { Club, PlayerId, Season } from "./club-event";
import { eveningFigures, placesOf } from "./gather";
import type { FigureRow, PlayerEvening } from "./rows";
import type { OtherTally, SheetTally } from "./tallied";

/** The evening as it is kept, with that table in it. */
interface KeptEvening {
  readonly players: readonly PlayerEvening[];
  /** At the other tables, of those whom the club does not know. */
  readonly others: readonly OtherTally[];
}

/** The same table of the same evening, going on, where the places are taken across the tables; who sits there is nobody who may be there under another name too. */
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

/** Those of this table who have deals of the evening at another, too. */
export function seatedElsewhere(kept: readonly PlayerEvening[], before: SheetTally, after: SheetTally): PlayerId[] {
  const all = new Map(kept.map(({ player, deals }) => [player, deals]));
  const here = new Map(playedAt(before).map(({ player, deals }) => [player, deals]));
  const ids = new Set([...playedAt(before), ...playedAt(after)].map(({ player }) => player));
  return [...ids].filter((player) => (all.get(player) ?? 0) > (here.get(player) ?? 0));
}

/**
 * `shared`: the other tables at which two of `seatedElsewhere` sat, or more. Answered: `had` and `has`, rows that differ, no more; `deals`:
 * how many more the evening has.
 */
export function changeTable(kept: KeptEvening, before: SheetTally, after: SheetTally, shared: readonly SheetTally[]) {
  // Places are taken across the tables: nobody has one of theirs.
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
    // Nobody sits there any more, or a sheet of totals without deals does.
    if (sums.deals <= 0) return null;
    seats.set(player, { player, table: 0, ...sums });
  }
  const others = new Map<string, number>();
  for (const { name, points } of [...kept.others, ...after.others]) others.set(name, (others.get(name) ?? 0) + points);
  const placed = placesOf([...[...seats.values()].map(({ points }) => points), ...others.values()]);
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
