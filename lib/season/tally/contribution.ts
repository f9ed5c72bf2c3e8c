/** One sheet's contribution to a season as it stands: additive figures by player. */
import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import type { Sheet } from "#lib/sheet/sheet";
import type { PlayerId } from "../club/club-event";
import { dealsIn } from "./deals-in";
import { eveningDay } from "./evening-day";
import { figuresOf } from "./figures";
import type { OtherTally, PlayerTally, SheetTally } from "./tallied";

export type Contribution = Omit<SheetTally, "late">;

/** People who sat out every deal with points are left out. */
export function contributionOf(sheet: Sheet): Contribution {
  const { id, rules, title, evening: name, closed, over, names, totals } = sheet;
  const scored = sheet.deals.filter(({ score }) => score !== null);
  const deals = dealsIn(scored);
  const figures = deals > 0 ? figuresOf(sheet, scored) : [];
  const played = figures.map((figure) => figure.deals ?? 0);
  const seated = clubSeats(sheet);
  const there = seated.filter(({ seat }) => deals === 0 || played[seat]);
  const players = there.map(
    ({ player, seat }): PlayerTally => ({
      player,
      points: deals > 0 ? (itemAt(totals, seat) as Points) : 0,
      deals: played[seat] ?? 0,
      dealt: figures[seat]?.dealt ?? 0,
      figures: figures[seat] ?? {},
    }),
  );
  const isKnown = (seat: number) => seated.some((one) => one.seat === seat);
  const others = names.flatMap((one, seat): OtherTally[] =>
    !played[seat] || isKnown(seat) ? [] : [{ name: nameKey(one), points: itemAt(totals, seat) as Points }],
  );
  const ended = closed !== null || over;
  return { sheet: id, game: rules.game, day: eveningDay(sheet), name, title, deals, ended, players, others };
}

/** The people who are players of the club. */
export const clubSeats = ({ season }: Pick<Sheet, "season">): { player: PlayerId; seat: Person }[] =>
  season?.players.flatMap((player, seat) => (player === null ? [] : [{ player, seat }])) ?? [];
