/** The rules that separate equal players. */
import type { TieBreak } from "#lib/season/club/counting";

export const tieBreaks: Readonly<Record<TieBreak, string>> = {
  wins: "more evenings won",
  "best-evening": "the higher best evening",
  "head-to-head": "more evenings finished ahead of the other",
  "deal-average": "the better average per deal",
  evenings: "more evenings played",
  "fewer-evenings": "fewer evenings played",
  "last-evening": "the last evening played together",
};
