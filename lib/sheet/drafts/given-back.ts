/** A noted deal once the points that a fault won are given back, before it is asked who wins (CA13, p. 5). */

import { gameOf } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import { isEmptyDeal, type Points } from "#lib/rules/rules";
import type { SheetDeal } from "../sheet";

/** Whose points the deal says, and how many of them; null where it has none that could be given back. */
export function pointsOf({ deal, score }: Pick<SheetDeal, "deal" | "score">): Points | null {
  const { points } = (score ? (deal as { readonly points?: unknown } | null) : null) ?? {};
  return typeof points === "number" ? points : null;
}

/** `by`: the camp at fault, which gives them. Null where the game knows no such deal, as with more points than the camp has. */
export function withPointsBack(noted: SheetDeal, by: "taker" | "defence", back: number): SheetDeal | null {
  const points = pointsOf(noted);
  if (points === null || back < 0) return null;
  if (back === 0) return noted;
  const deal = { ...(noted.deal as object), points: points + (by === "taker" ? -back : back) } as Json;
  const game = gameOf(noted.rules);
  const read = game.read(noted.rules, deal);
  return read.ok && !isEmptyDeal(read.value) ? { ...noted, deal, score: game.score(noted.rules, read.value) } : null;
}
