/** Evenings for tests: a sheet's log in a season, received by the server a minute apart. */
import type { LogEvent } from "#lib/log/event";
import { grouped } from "#lib/rules/lists";
import type { Json } from "#lib/rules/read";
import { GAME_NAMES, type GameName } from "#lib/rules/rules";
import { joinSeason, open, record, stampSheet } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { eventId } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { CLUB, FIVE, NAMES, SEASON, season } from "../club/club.fixture";
import type { PlayerId } from "../club/club-event";
import type { Counting } from "../club/counting";
import { type EveningTally, gatherEvening } from "../gather";
import { addFigures } from "../standings/sums";
import { eveningIdOf } from "./evening-id";
import type { Figures, OtherTally, PlayerTally, Received, SheetTally } from "./tallied";
import { tallySheet } from "./tally";

export const at = (day: string, minute: number): string =>
  new Date(Date.parse(`${day}T19:00:00Z`) + minute * 60_000).toISOString();

/** One sheet, written step by step: each act is an event, made and received on `day`, a minute after the last unless given. */
export class Evening {
  readonly log: Received[] = [];
  constructor(
    readonly number: number,
    readonly day: string,
    game: GameName = "decale",
    readonly players: readonly (PlayerId | null)[] = FIVE,
    called?: readonly string[],
  ) {
    const names = called ?? players.map((player, seat) => NAMES[FIVE.indexOf(player ?? "")] ?? `Invité ${seat + 1}`);
    this.add(open({ rules: { game, players: players.length }, names, dealer: 0, target: null, until: null }));
    this.join(SEASON);
  }

  get sheet(): Sheet {
    return foldSheet(this.log.map(({ event }) => event)) as Sheet;
  }

  join(id: string, players = this.players, received?: string): this {
    return this.add(joinSeason({ club: CLUB, season: id, players }), received);
  }

  deal(deal: Json, received?: string): this {
    return this.add(record(this.sheet.nextSlot, deal), received);
  }

  add(change: Change, received?: string): this {
    const n = this.log.length + 1;
    const made = at(this.day, n);
    const stamped: LogEvent = stampSheet(change, {
      id: eventId(this.number * 1_000 + n),
      sheet: eventId(900_000 + this.number),
      at: made,
      device: "nora",
    });
    this.log.push({ event: { ...stamped, seq: n }, receivedAt: received ?? made });
    return this;
  }

  /** The evening of this sheet, as if it had been the only table. */
  alone(counting: Partial<Counting> = {}, id = SEASON): EveningTally | null {
    return gathered([this.tally(counting, id)], counting)[0] ?? null;
  }

  /** What this sheet alone brings to the season. */
  tally(counting: Partial<Counting> = {}, id = SEASON): SheetTally | null {
    return tallySheet(this.sheet, this.log, { club: CLUB, season: id, counting: season(counting).counting });
  }
}

/** A player's figures in an evening, summed over all games. */
export function figuresIn({ figures }: EveningTally, player: PlayerId): Figures {
  const sums: Record<string, number> = {};
  for (const row of figures) if (row.player === player) addFigures(sums, row.figures, new Map());
  return sums;
}

/** The evenings that these sheets make, in the order of the sheets. */
export function gathered(sheets: readonly (SheetTally | null)[], counting: Partial<Counting> = {}): EveningTally[] {
  const evenings = grouped(
    sheets.flatMap((one) => one ?? []),
    (sheet) => eveningIdOf(sheet, {}),
  );
  const by = season({ games: [...GAME_NAMES], ...counting });
  return [...evenings].map(([id, tables]) => gatherEvening(id, tables, by, []));
}

/** A table: who sat there, with points and deals. Somebody unknown to the club has a name instead of an id. */
export function tableOf(sheet: string, seats: Readonly<Record<string, readonly [points: number, deals: number]>>): SheetTally {
  const all = Object.entries(seats);
  const deals = Math.max(0, ...all.map(([, [, played]]) => played));
  const players = all.flatMap(([player, [points, played]]): PlayerTally[] =>
    FIVE.includes(player) ? [{ player, points, deals: played, dealt: points + 1, figures: { points, deals: played } }] : [],
  );
  const others = all.flatMap(([name, [points, played]]): OtherTally[] =>
    FIVE.includes(name) || played === 0 ? [] : [{ name, points }],
  );
  return { sheet, game: "decale", day: "2026-03-10", name: null, title: null, deals, ended: false, players, others, late: [] };
}

export const figuresIfAny = (tally: EveningTally | null, player: string): Figures => (tally ? figuresIn(tally, player) : {});
export const pointsAndPlaces = (tally: EveningTally | null) =>
  tally?.players.map(({ player, points, place }) => [player, points, place]);
