/** What one evening brings a season: additive figures by player. Standings and statistics are sums of these, and nothing else. */
import type { GameName, Points } from "#lib/rules/rules";
import type { SheetEvent } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import type { Day, PlayerId, Season } from "./club-event";
import { eveningDay } from "./evening-day";
import { dealsIn, figuresOf } from "./figures";
import { lateChanges } from "./late";
import { placesOf, seatsOf } from "./seats";

/**
 * Additive over evenings, so that a season's figure is the sum of its evenings'; what would be 0 is left out. Names are dotted:
 *   evenings (1), points (what the evening is ranked by), deals, dealt (what its deals wrote; other than the points in the
 *   whist alone, T14), square (sum of the squares of what each deal wrote, rows of paper left out: for spread),
 *   carried.deals|points: of the rows of paper (T26), in deals and dealt too, won (1 if first, shared or not),
 *   place.N (1 for the place taken), tied.N.K (1 when K players shared place N),
 *   taker.n|made|points, partner.…, alone.… (taker without partner at five), defence.…, own.… (each for themselves): by role;
 *   every deal has one role. `made` counts contracts made by the side the player was on as attacker, and defeated as defender,
 *   contract.<name>.n|made|points: as taker, alone or not,
 *   with.<player>.n|made|points: as taker, with that partner called,
 *   met.<player>.n|ahead|points: evenings both played, evenings finished ahead of that player, points minus theirs,
 *   prime.<name>.n|points (its holder's; petit: of who was in the camp that won it), chelem.made|missed (of all in the camp),
 *   bid.<tricks>.n|made, bid.over, bid.under, blind.n|made: of the whist.
 */
export type Figures = Readonly<Record<string, number>>;

export interface PlayerTally {
  readonly player: PlayerId;
  readonly points: Points;
  /** 1 is first; equal totals share the better place. */
  readonly place: number;
  /** How many at the table took this place: 1 when it was not shared. */
  readonly sharing: number;
  readonly deals: number;
  /** What those deals wrote in the column; other than `points` in the whist alone. Points a deal are made of this (T14). */
  readonly dealt: Points;
  readonly figures: Figures;
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

/** Without a single scored deal an evening is nobody's: `deals` is 0, and its players have no figures. */
export interface EveningTally {
  readonly sheet: string;
  readonly game: GameName;
  readonly day: Day;
  readonly title: string | null;
  readonly deals: number;
  /** The table has stopped, or its game is over; an evening that goes on may still have another winner. */
  readonly ended: boolean;
  readonly players: readonly PlayerTally[];
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
export function tallyEvening(
  sheet: Sheet,
  log: readonly Received[],
  season: Pick<Season, "id" | "counting">,
): EveningTally | null {
  const { evening, late } = lateChanges(sheet, log, season);
  if (evening) return { ...tallySheet(evening), late };
  return late.length > 0 ? { ...tallySheet(sheet), deals: 0, players: [], late } : null;
}

/** The evening as its sheet stands. */
function tallySheet(sheet: Sheet): Omit<EveningTally, "late"> {
  const { id, rules, title, closed, over } = sheet;
  const scored = sheet.deals.filter(({ score }) => score !== null);
  const deals = dealsIn(scored);
  const places = scored.length > 0 ? placesOf(sheet.totals) : [];
  const figures = scored.length > 0 ? figuresOf(sheet, scored, places) : [];
  const players = seatsOf(sheet).map(
    ({ player, seat }): PlayerTally => ({
      player,
      points: scored.length > 0 ? (sheet.totals[seat] as Points) : 0,
      place: places[seat] ?? 1,
      sharing: places[seat] ? places.filter((place) => place === places[seat]).length : 1,
      deals,
      dealt: figures[seat]?.dealt ?? 0,
      figures: figures[seat] ?? {},
    }),
  );
  const ended = closed !== null || over;
  return { sheet: id, game: rules.game, day: eveningDay(sheet), title, deals, ended, players };
}
