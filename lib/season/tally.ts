/** What one sheet brings a season: additive figures by player. Evenings are gathered from these, and standings summed of those. */
import type { GameName, Points } from "#lib/rules/rules";
import type { SheetEvent } from "#lib/sheet/event";
import { nameKey } from "#lib/sheet/name";
import type { Sheet } from "#lib/sheet/sheet";
import type { Day, PlayerId, Season } from "./club-event";
import { eveningDay } from "./evening-day";
import { figuresOf } from "./figures";
import { lateChanges } from "./late";

import { dealsIn, dealsOf, seatsOf } from "./seats";

/**
 * Additive, so that a season's figure is the sum of its evenings'; what would be 0 is left out. Names are dotted. Of each sheet:
 *   points (what the evening is ranked by), deals, dealt (what its deals wrote; other than the points in the
 *   whist alone, T14), square (sum of the squares of what each deal wrote, rows of paper left out: for spread),
 *   carried.deals|points: of the rows of paper (T26), in deals and dealt too,
 *   taker.n|made|points, partner.…, alone.… (taker without partner at five), defence.…, own.… (each for themselves): by role;
 *   every deal has one role. `made` counts contracts made by the side the player was on as attacker, and defeated as defender,
 *   contract.<name>.n|made|points: as taker, alone or not,
 *   with.<player>.n|made|points: as taker, with that partner called,
 *   prime.<name>.n|points (its holder's; petit: of who was in the camp that won it), chelem.made|missed (of all in the camp),
 *   bid.<tricks>.n|made, bid.over, bid.under, blind.n|made: of the whist.
 * Of each evening, whatever was played (`gather.ts`):
 *   evenings (1), won (1 if first, shared or not), place.N (1 for the place taken), tied.N.K (1 when K players shared place N),
 *   met.<player>.n|ahead|points: evenings they sat at one table, those finished there ahead of that player, points minus theirs.
 */
export type Figures = Readonly<Record<string, number>>;

export interface PlayerTally {
  readonly player: PlayerId;
  readonly points: Points;
  readonly deals: number;
  /** What those deals wrote in the column; other than `points` in the whist alone. Points a deal are made of this (T14). */
  readonly dealt: Points;
  readonly figures: Figures;
}

/** Somebody whom the club does not know: has a place, and nothing else (T15). One name is one person for an evening. */
export interface OtherTally {
  readonly name: string;
  readonly points: Points;
}

/** Points that a change made after the season's correction period; the evening itself stays as it was. */
export interface LateChange {
  readonly player: PlayerId;
  readonly points: Points;
  /** The event that changed it, and when the server received it; of very many late events, the last of a few. */
  readonly event: string;
  readonly at: string;
  /** As printed; null when it is no deal that changed. */
  readonly deal: number | null;
}

/** Without a single scored deal a sheet is nobody's: `deals` is 0, and its players have no figures. */
export interface SheetTally {
  readonly sheet: string;
  readonly game: GameName;
  readonly day: Day;
  /** What its evening is called, where a club plays twice in a day. */
  readonly name: string | null;
  readonly title: string | null;
  readonly deals: number;
  /** The table has stopped, or its game is over; an evening that goes on may still have another winner. */
  readonly ended: boolean;
  readonly players: readonly PlayerTally[];
  readonly others: readonly OtherTally[];
  readonly late: readonly LateChange[];
}

/** An event, and when the server received it (ISO 8601): the only clock a season goes by. */
export interface Received {
  readonly event: SheetEvent;
  readonly receivedAt: string;
}

/**
 * What this sheet brings this season; null when it does not count there. `sheet` is the fold of `log`, which is in the
 * server's order. After the season's correction period the evening is what it was then, and `late` says what moved since (T19):
 * all of it, where the sheet was out of the season then and came back.
 */
export function tallySheet(sheet: Sheet, log: readonly Received[], season: Pick<Season, "id" | "counting">): SheetTally | null {
  const { evening, late } = lateChanges(sheet, log, season);
  if (evening) return { ...asItStands(evening), late };
  return late.length > 0 ? { ...asItStands(sheet), deals: 0, players: [], others: [], late } : null;
}

/** Whoever sat out of every deal that wrote something was not at it. */
function asItStands(sheet: Sheet): Omit<SheetTally, "late"> {
  const { id, rules, title, evening: name, closed, over, names, totals } = sheet;
  const scored = sheet.deals.filter(({ score }) => score !== null);
  const deals = dealsIn(scored);
  const played = dealsOf(sheet, scored);
  const figures = deals > 0 ? figuresOf(sheet, scored) : [];
  const seated = seatsOf(sheet);
  const there = seated.filter(({ seat }) => deals === 0 || played[seat]);
  const players = there.map(
    ({ player, seat }): PlayerTally => ({
      player,
      points: deals > 0 ? (totals[seat] ?? 0) : 0,
      deals: played[seat] ?? 0,
      dealt: figures[seat]?.dealt ?? 0,
      figures: figures[seat] ?? {},
    }),
  );
  const isKnown = (seat: number) => seated.some((one) => one.seat === seat);
  const others = names.flatMap((one, seat): OtherTally[] =>
    !played[seat] || isKnown(seat) ? [] : [{ name: nameKey(one), points: totals[seat] ?? 0 }],
  );
  const ended = closed !== null || over;
  return { sheet: id, game: rules.game, day: eveningDay(sheet), name, title, deals, ended, players, others };
}
