/** The rules that separate equal players. */
import type { TieBreak } from "#lib/season/club/counting";

export const tieBreaks: Readonly<Record<TieBreak, string>> = {
  wins: "le plus de soirées gagnées",
  "best-evening": "la meilleure soirée",
  "head-to-head": "le plus de soirées finies devant l’autre",
  "deal-average": "la meilleure moyenne par donne",
  evenings: "le plus de soirées jouées",
  "fewer-evenings": "le moins de soirées jouées",
  "last-evening": "la dernière soirée jouée ensemble",
};
