/** Who leads, by the count the club chose. */
import type { Player } from "./club-event";
import type { TieBreak } from "./counting";
import type { Figures } from "./tally";

export interface Standing {
  readonly player: Player;
  /** Equal only when no tie-break decided. Null: not ranked, for `why`. */
  readonly rank: number | null;
  readonly why: "too-few-evenings" | "guest" | null;
  /** What the club ranks by: a sum or an average, of which the figures below are the parts. */
  readonly value: number;
  /** The whole season's figures, adjustments left out. */
  readonly figures: Figures;
  /** Points added by hand or by late changes; part of `value` where points are counted. */
  readonly adjusted: number;
  /** How this player was put before the next one, where the value alone did not. */
  readonly decided: { readonly by: TieBreak; readonly over: string; readonly mine: number; readonly theirs: number } | null;
}
