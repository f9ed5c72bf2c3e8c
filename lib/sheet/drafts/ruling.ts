/** A half-typed end of a contest: the deal is kept, corrected or annulled, or the table adds points (T1). */

import { tidyName } from "#lib/log/name";
import { gameOf } from "#lib/rules/games";
import { sum } from "#lib/rules/lists";
import { isRecord, type Json } from "#lib/rules/read";
import type { Points, Rules, Seat } from "#lib/rules/rules";
import { replace, rule, voidDeal } from "../change";
import { type Change, OUTCOMES } from "../event";
import { isFollowed } from "../look-up";
import { type Contest, decisionsOf, type Sheet, type SheetDeal, type Version } from "../sheet";
import { eraseDigit, pointsTyped, pressDigit } from "./draft";

/** Who decided, as the log stores it; the screens have the words. */
export const DECIDERS = ["agreement", "confirmation", "ruling"] as const;

/** What people may choose. "annulled" is not in the log: the deal is replaced by an empty one, or voided. */
export const ENDS = [...OUTCOMES, "annulled"] as const;
export type End = (typeof ENDS)[number];

export interface RulingDraft {
  readonly outcome: End;
  readonly by: (typeof DECIDERS)[number];
  readonly note: string;
  /** By seat: the figure as typed, without its sign. */
  readonly typed: readonly string[];
  readonly minus: readonly boolean[];
  readonly focus: Seat;
}

const MOST_DIGITS = 4;

export const emptyRuling = ({ players }: Rules): RulingDraft => ({
  outcome: "kept",
  by: "agreement",
  note: "",
  typed: Array.from({ length: players }, () => ""),
  minus: Array.from({ length: players }, () => false),
  focus: 0,
});

/** By seat, what an earlier decision added: a new one replaces it. */
export const decidedIn = ({ seats, score }: Pick<SheetDeal, "seats" | "score">): Points[] =>
  seats.map((_, seat) => sum(decisionsOf({ score }).map(({ scores }) => scores?.[seat])));

/** The initial form, with the points of an earlier decision, to keep, change or remove. */
export function beginRuling(deal: Pick<SheetDeal, "rules" | "seats" | "score">): RulingDraft {
  const decided = decidedIn(deal);
  const typed = decided.map((points) => (points === 0 ? "" : String(Math.abs(points))));
  return { ...emptyRuling(deal.rules), typed, minus: decided.map((points) => points < 0) };
}

const inFocus = <T>(list: readonly T[], focus: Seat, change: (item: T) => T): T[] =>
  list.map((item, seat) => (seat === focus ? change(item) : item));

export const typeDigit = (draft: RulingDraft, digit: number): RulingDraft => ({
  ...draft,
  typed: inFocus(draft.typed, draft.focus, (typed) => pressDigit(typed, digit, MOST_DIGITS)),
});

/** Erases the digits, then the sign. */
export const eraseTyped = (draft: RulingDraft): RulingDraft =>
  draft.typed[draft.focus] === ""
    ? { ...draft, minus: inFocus(draft.minus, draft.focus, () => false) }
    : { ...draft, typed: inFocus(draft.typed, draft.focus, eraseDigit) };

export const turnSign = (draft: RulingDraft): RulingDraft => ({
  ...draft,
  minus: inFocus(draft.minus, draft.focus, (minus) => !minus),
});

/** Points that the table adds, by seat; null if nothing is typed. */
export const addedOf = ({ typed, minus }: RulingDraft): (Points | null)[] =>
  typed.map((text, seat) => (text === "" ? null : minus[seat] ? 0 - pointsTyped(text) : pointsTyped(text)));

/** What each seat of the deal comes to with them: they stand in the place of what an earlier decision added. */
export function comesTo(deal: Pick<SheetDeal, "seats" | "score">, draft: RulingDraft): Points[] {
  const [added, decided] = [addedOf(draft), decidedIn(deal)];
  return deal.seats.map((_, seat) => (deal.score?.scores[seat] ?? 0) - (decided[seat] ?? 0) + (added[seat] ?? 0));
}

/** The next thing it lacks; null when it can be written. Keeping a deal needs no reason. */
export function missingIn(draft: RulingDraft, decided: readonly Points[] = []): "points" | "reason" | null {
  if (draft.outcome !== "adjusted") return null;
  // Removing earlier points is a decision too.
  if (!addedOf(draft).some(Boolean) && !decided.some(Boolean)) return "points";
  return tidyName(draft.note) === "" ? "reason" : null;
}

const ANNULLED: Json = { misdeal: true, annulled: true, barred: "nobody" };

/**
 * All changes of the decision, the decision itself first. `said`: the reason if none was typed (who decided, in words). An
 * annulled last deal is dealt again where the arbitration code says so; else, or if others were dealt since (T31), it is voided.
 */
export function endingOf(
  sheet: Pick<Sheet, "deals">,
  deal: Pick<SheetDeal, "id" | "current" | "rules" | "slot">,
  draft: RulingDraft,
  said: string,
): Change[] {
  const note = tidyName(draft.note) || said;
  const { outcome, by } = draft;
  if (outcome === "adjusted") return [rule(deal, { outcome, by, note, points: addedOf(draft).map((points) => points ?? 0) })];
  if (outcome !== "annulled") return [rule(deal, { outcome, by, note })];
  const isAgain = gameOf(deal.rules).arbitrated && !isFollowed(sheet, deal);
  const annul = isAgain ? replace(deal, ANNULLED, note) : voidDeal(deal, note, sheet);
  return [rule(deal, { outcome: "replaced", by, note }), annul];
}

/** How it ended: changes written with the ruling show whether it annulled the deal. */
export const endOf = ({ versions }: Pick<SheetDeal, "versions">, { outcome, at, device }: NonNullable<Contest["ruling"]>): End =>
  outcome === "replaced" && versions.some((one) => one.at === at && one.device === device && isAnnulled(one))
    ? "annulled"
    : outcome;

const isAnnulled = ({ kind, deal }: Version): boolean => kind === "deal.voided" || (isRecord(deal) && deal.annulled === true);

/** Correcting a contested deal ends the contest, if the corrector may end it and says so. */
export const endedBy = (
  deal: { readonly id: string },
  says: { readonly may: boolean; readonly ends: boolean },
  note: string,
): Change[] => (says.may && says.ends ? [rule(deal, { outcome: "replaced", by: "ruling", note })] : []);
