/**
 * Duplicate: from the marks of the deals to a person's percentage, a team's match points, and the standings (FFT 2012,
 * p. 13-26; adjustments, Code d'arbitrage of 2012, p. 9).
 */
import type { Camp } from "../tarot/attack";
import { matchPoints } from "./marks";
import { type Ranked, ranked } from "./rank";

/** A spoilt deal: left out, worth zero to all, or at most 40 % to the camp at fault and at least 60 % to the other. */
export type BoardAdjustment =
  | { readonly kind: "neutralised" }
  | { readonly kind: "collective-zero" }
  | { readonly kind: "40-60"; readonly atFault: Camp };

/** One deal of one person: the topage's mark in percent, and the arbiter's adjustment. */
export interface BoardMark {
  readonly camp: Camp;
  readonly percent: number;
  readonly adjustment?: BoardAdjustment | undefined;
}

/** The mark that enters the percentage; null where the deal is left out. */
export function adjusted({ camp, percent, adjustment }: BoardMark): number | null {
  if (!adjustment) return percent;
  if (adjustment.kind === "neutralised") return null;
  if (adjustment.kind === "collective-zero") return 0;
  return adjustment.atFault === camp ? Math.min(percent, 40) : Math.max(percent, 60);
}

/** The weight of the attack; the defence has the rest. */
export const INDIVIDUAL = 1 / 4;
export const TRIPLETTE = 1 / 2;

/**
 * `penalty`: in percent, deducted at the end. A person with marks in one camp only has that camp's mean (H10); without marks,
 * null.
 */
export function percentage(marks: readonly BoardMark[], attackWeight: number, penalty = 0) {
  const meanOf = (camp: Camp) => mean(marks.filter((mark) => mark.camp === camp).flatMap((mark) => adjusted(mark) ?? []));
  const [attack, defence] = [meanOf("attack"), meanOf("defence")];
  const whole = attack !== null && defence !== null ? attackWeight * attack + (1 - attackWeight) * defence : (attack ?? defence);
  return { attack, defence, overall: whole === null ? null : whole - penalty };
}

const mean = (marks: readonly number[]): number | null =>
  marks.length === 0 ? null : marks.reduce((sum, mark) => sum + mark, 0) / marks.length;

interface Placed<L> {
  readonly entrant: number;
  readonly line: L;
  readonly overall: number;
}

/** All people by percentage. */
export const general = <L>(people: readonly Placed<L>[]): readonly Ranked<Placed<L>>[] =>
  ranked(people, ({ overall }) => overall);

/** The first of each line by percentage, then the seconds, and so on; equal percentages of different lines share a place. */
export function alternate<L>(people: readonly Placed<L>[]): readonly Ranked<Placed<L>>[] {
  const lines = [...new Set(people.map(({ line }) => line))].map((line) => [
    ...people.filter((one) => one.line === line).sort((a, b) => b.overall - a.overall),
  ]);
  const longest = Math.max(0, ...lines.map((line) => line.length));
  let before = 0;
  return Array.from({ length: longest }, (_, i) => lines.flatMap((line) => line.slice(i, i + 1))).flatMap((level) => {
    const places = ranked(level, ({ overall }) => overall).map(({ rank, item }) => ({ rank: rank + before, item }));
    before += level.length;
    return places;
  });
}

/** One deal of a quadrette: both takers' scores, or the match points that the arbiter gave. */
type Exchange = { readonly own: number; readonly other: number; readonly adjustment?: MatchAdjustment };
/** At least 4 to the camp not at fault; at most 0, or −4, to the other. */
interface MatchAdjustment {
  readonly atFault: boolean;
  readonly least: 0 | -4;
}

/** Match points of a board against the other room, after the arbiter: who is at fault has at most `least`, the other at least 4. */
export function exchange({ own, other, adjustment }: Exchange): number {
  const points = matchPoints(own, other);
  if (!adjustment) return points;
  return adjustment.atFault ? Math.min(points, adjustment.least) : Math.max(points, 4);
}

/** A sum that keeps its three decimals. */
export const thousandths = (points: readonly number[]): number =>
  points.reduce((sum, value) => sum + Math.round(value * 1000), 0) / 1000;
