/** What a place of the sheet holds while its log is read. */
import type { Json } from "#lib/rules/read";
import type { Person } from "#lib/rules/seating";
import type { Confirmation, Contest, Seats, ToldBy, Version, Withdrawn } from "./sheet";

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
