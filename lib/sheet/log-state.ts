/** What a sheet's log says, up to the event read last. */
import type { Json } from "#lib/rules/read";
import type { Rules } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import type { EveningOf, EventOf, SeasonJoined } from "./event";
import type { People } from "./people";
import type { Confirmation, Contest, NotedDispute, Seats, Sheet, ToldBy, Version, Withdrawn } from "./sheet";

export interface SlotBet {
  readonly event: EventOf<"bet.announced">;
  readonly seated: Seats | null;
}

export interface LogState {
  readonly opening: EventOf<"sheet.opened">;
  readonly rules: Rules;
  readonly people: People;
  readonly slots: Map<number, Noted>;
  readonly byId: Map<string, Noted>;
  /** By slot, in order: several if phones that did not know of each other announced differently. */
  readonly bets: Map<number, readonly SlotBet[]>;
  /** Disputes whose deal is not recorded yet. */
  disputes: NotedDispute[];
  closed: Sheet["closed"];
  season: SeasonJoined | null;
  /** By device. */
  readonly seated: Map<string, Person>;
  asksConfirmation: boolean;
  /** The evening it was set to since its opening. */
  of: EveningOf | null;
  /** The number of events about its people so far. */
  told: number;
}

/** A deal while the log is read. `current`: the events that give its present content. */
export interface Noted {
  readonly id: string;
  readonly ids: string[];
  readonly versions: Version[];
  deal: Json;
  seats: readonly Person[];
  /** Null: the next in turn deals. */
  dealer: Person | null;
  current: string[];
  voided: boolean;
  /** Voided after others were dealt: it keeps its turn (T31). */
  dealt: boolean;
  corrected: boolean;
  contests: Contest[];
  confirmations: Confirmation[];
  readonly withdrawn: Withdrawn[];
  /** Every event that speaks of it, in the order of the log. */
  readonly story: string[];
  rivals: (Noted | Correction)[];
}

/** A correction of a version that was already corrected differently. `left`: taken back. */
export interface Correction extends Seats, ToldBy {
  readonly deal: Json;
  left: boolean;
}
