// This folder: what a language says of the rules, as types that every language fills in.
/** The printed form of the disputes' paths: a question, and by case what the rules answer. */
import type { CaseCode, DisputeId } from "../disputes";

export interface DisputeWords {
  readonly titles: Readonly<Record<DisputeId, string>>;
  /** "La couleur demandée était en main" → "Il fallait en jouer." */
  readonly cases: Readonly<Record<CaseCode, readonly [when: string, then: string]>>;
}
