/** How a contest ends, half-typed: the deal is kept, corrected or annulled, or the table adds points of its own (T1). */

import { tidyName } from "#lib/log/name";
import { gameOf } from "#lib/rules/games";
import { sum } from "#lib/rules/lists";
import { isRecord, type Json } from "#lib/rules/read";
import type { Points, Rules, Seat } from "#lib/rules/rules";
import { replace, rule, voidDeal } from "../change";
import { type Change, OUTCOMES } from "../event";
import { isFollowed } from "../look-up";
import type { Contest, Sheet, SheetDeal, Version } from "../sheet";
import { eraseDigit, pointsTyped, pressDigit } from "./draft";

/** As the log says who decided; the screens have the words. */
export const DECIDERS = ["agreement", "confirmation", "ruling"] as const;

/** What people may choose. The log has no word for an annulled deal: it holds the deal that takes its place, or its leaving. */
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

/** By seat, what an earlier decision adds: a new one takes its place. */
export const decidedIn = ({ seats, score }: Pick<SheetDeal, "seats" | "score">): Points[] =>
  seats.map((_, seat) =>
    sum((score?.lines ?? []).map((line) => (line.code === "table-decision" ? (line.scores?.[seat] ?? 0) : 0))),
  );

/** As it begins: with what an earlier decision adds, to be kept, changed or taken off. */
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

/** The digits, then the sign. */
export const eraseTyped = (draft: RulingDraft): RulingDraft =>
  draft.typed[draft.focus] === ""
    ? { ...draft, minus: inFocus(draft.minus, draft.focus, () => false) }
    : { ...draft, typed: inFocus(draft.typed, draft.focus, eraseDigit) };

export const turnSign = (draft: RulingDraft): RulingDraft => ({
  ...draft,
  minus: inFocus(draft.minus, draft.focus, (minus) => !minus),
});

/** What the table adds, by seat; null where nothing is typed. */
export const addedOf = ({ typed, minus }: RulingDraft): (Points | null)[] =>
  typed.map((text, seat) => (text === "" ? null : minus[seat] ? 0 - pointsTyped(text) : pointsTyped(text)));

/** The next thing it lacks; null when it can be written. Keeping a deal needs no more words than who says so. */
export function missingIn(draft: RulingDraft, decided: readonly Points[] = []): "points" | "reason" | null {
  if (draft.outcome !== "adjusted") return null;
  // Nothing is added any more where something was.
  if (!addedOf(draft).some(Boolean) && !decided.some(Boolean)) return "points";
  return tidyName(draft.note) === "" ? "reason" : null;
}

const ANNULLED: Json = { misdeal: true, annulled: true, barred: "nobody" };

/**
 * All that writes it, the decision first. `said` stands for a reason that nobody wrote: who decided, in words. The last deal, annulled,
 * is dealt again where the arbitration code says so; elsewhere, and where others were dealt since (T31), it is taken off the sheet.
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

/** How it ended: what was written with the ruling says whether the deal was annulled by it. */
export const endOf = ({ versions }: Pick<SheetDeal, "versions">, { outcome, at, device }: NonNullable<Contest["ruling"]>): End =>
  outcome === "replaced" && versions.some((one) => one.at === at && one.device === device && isAnnulled(one))
    ? "annulled"
    : outcome;

const isAnnulled = ({ kind, deal }: Version): boolean => kind === "deal.voided" || (isRecord(deal) && deal.annulled === true);

/** A contested deal put right is a contest ended, where who corrects it may say so and does. */
export const endedBy = (
  deal: { readonly id: string },
  says: { readonly may: boolean; readonly ends: boolean },
  note: string,
): Change[] => (says.may && says.ends ? [rule(deal, { outcome: "replaced", by: "ruling", note })] : []);
