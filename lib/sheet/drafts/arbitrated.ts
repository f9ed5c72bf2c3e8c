/**
 * A case of the arbitration code, half-answered: the next question, what the code provides, and what is written once it is taken.
 */

import { tidyName } from "#lib/log/name";
import { arbitrate, blamesSomebody, type Circumstances, questionsReached } from "#lib/rules/arbitration/arbitrate";
import { GIVE_BACK, type Provision } from "#lib/rules/arbitration/cases";
import type { Situation } from "#lib/rules/arbitration/situations";
import type { ProvisionId } from "#lib/rules/articles";
import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import { isEmptyDeal, type Points, type Seat } from "#lib/rules/rules";
import { contest, replace, rule } from "../change";
import type { Change } from "../event";
import { isContested, type Sheet, type SheetDeal } from "../sheet";

export interface CodeDraft {
  readonly situation: Situation;
  readonly id: ProvisionId | null;
  readonly culprit: Seat | null;
  readonly said: Circumstances;
  /** Points that the fault gained, as typed. */
  readonly back: number | string;
  /** The arbiter's optional penalty is added. */
  readonly adds: boolean;
}

export const EMPTY_CODE: CodeDraft = { situation: "revoke", id: null, culprit: null, said: {}, back: "", adds: false };

/** What the sheet knows about the deal, and so is not asked. */
type KnownDeal = ReturnType<typeof knownOfDeal>;

/** Nothing is known about a deal that is not noted, or was not played. */
export function knownOfDeal(deal: SheetDeal | undefined) {
  const { taker, partner } = (deal?.score ? deal.deal : null) ?? {};
  const seat = (value: unknown): Seat | null => (typeof value === "number" ? value : null);
  return { taker: seat(taker), partner: seat(partner), made: seat(taker) === null ? null : (deal?.score?.outcome?.won ?? null) };
}

/** `deal`: the noted deal. `named`: the players at the table can be named. */
export function readCode(draft: CodeDraft & { readonly id: ProvisionId }, deal: SheetDeal | undefined, named: boolean) {
  const { id, culprit, adds } = draft;
  const { asksBack, there } = backOf(draft, deal);
  const known = knownOfDeal(deal);
  const derived = deriveFrom(asksBack ? { ...known, made: knownOfDeal(there).made } : known, culprit);
  const given = { ...draft.said, ...derived };
  const path = questionsReached(id, given);
  const asksWho = named && blamesSomebody(id);
  const { provision, missing } = arbitrate(id, given);
  const questions = path.filter(({ name }) => derived[name] === undefined && !(asksBack && name === "result"));
  const next = asksWho && culprit === null ? "who" : asksBack && !there ? "back" : (missing?.[0] ?? null);
  const whole = provision && adds && provision.mayAdd !== undefined ? added(provision, provision.mayAdd) : provision;
  return {
    asksWho,
    questions,
    /** Asks for points gained by the fault, which people must count. */
    asksBack,
    /** The noted deal with those points given back; null if nothing changes. */
    mended: there && there !== deal ? there.deal : null,
    given,
    provision: next === null ? (whole ?? null) : null,
    /** What the arbiter may still add. */
    mayAdd: next === null ? (provision?.mayAdd ?? null) : null,
    missing: next,
  };
}

/** Whether points of the noted deal must be given back, and the deal after that; none until the number is given. */
function backOf({ id, culprit, said, back }: CodeDraft & { readonly id: ProvisionId }, deal: SheetDeal | undefined) {
  const { by } = deriveFrom(knownOfDeal(deal), culprit);
  if (!deal || !by || said.when !== undefined || !GIVE_BACK.includes(id) || pointsOf(deal) === null) return { asksBack: false };
  return { asksBack: true, there: typeof back === "number" ? (withPointsBack(deal, by, back) ?? undefined) : undefined };
}

type Derived = Circumstances & { readonly by?: "taker" | "defence" };

function deriveFrom({ taker, partner, made }: KnownDeal, culprit: Seat | null): Derived {
  return {
    ...(taker !== null && culprit !== null ? { by: culprit === taker || culprit === partner ? "taker" : "defence" } : {}),
    ...(made === null ? {} : { result: made ? "made" : "falls" }),
  };
}

function added({ mayAdd: _, ...provision }: Provision, points: number): Provision {
  return { ...provision, penalties: [...(provision.penalties ?? []), { who: "culprit", points }] };
}

/** True if this was decided or noted on this sheet before. `head`: how such a note begins, with case and person (H3). */
export const wasNoted = ({ deals, disputes }: Pick<Sheet, "deals" | "disputes">, head: string): boolean =>
  [...disputes, ...deals.flatMap(({ contests }) => contests)].some((one) => isNoteOf(one, head));

/** True if the note begins with this head. Both are tidied: a note is stored with plain spaces, and the head may have others. */
export const isNoteOf = ({ note }: { readonly note: string }, head: string): boolean => tidyName(note).startsWith(tidyName(head));

/** The empty deal that replaces it: annulled, or dealt again; null if what was played stands. */
export function emptiedBy({ deal, barred }: Provision, culprit: Seat | null): Json | null {
  if (deal !== "annulled" && deal !== "redealt") return null;
  const who = barred === "dealer" ? undefined : barred === "culprit" && culprit !== null ? culprit : "nobody";
  return { misdeal: true, ...(deal === "annulled" ? { annulled: true } : {}), ...(who === undefined ? {} : { barred: who }) };
}

/** The deal without the culprit's poignée, if the code does not count it; null if there is none. */
export function withoutPoignee({ deal }: Pick<SheetDeal, "deal">, { poignee }: Provision, culprit: Seat | null): Json | null {
  const shown = (deal as { readonly poignees?: readonly { readonly seat: Seat }[] }).poignees ?? [];
  const kept = shown.filter(({ seat }) => seat !== culprit);
  return poignee === "not-counted" && kept.length < shown.length ? { ...deal, poignees: kept as readonly Json[] } : null;
}

/** By seat, the penalties; null without any. A dealer who sits out has no seat in the deal. */
export function finedBy(
  { penalties = [] }: Provision,
  players: number,
  dealer: Seat | null,
  culprit: Seat | null,
): Points[] | null {
  const points = Array.from({ length: players }, () => 0);
  for (const { who, points: most } of penalties) {
    const seat = who === "dealer" ? dealer : culprit;
    if (seat !== null) points[seat] = itemAt(points, seat) - most;
  }
  return points.some((value) => value !== 0) ? points : null;
}

/** The dealer's seat in the deal; null if the dealer sits out. */
export function dealerOf({ seats, dealer }: Pick<SheetDeal, "seats" | "dealer">): Seat | null {
  const seat = seats.indexOf(dealer);
  return seat < 0 ? null : seat;
}

/** The changes on the sheet: the deal is corrected, contested unless it is, and the contest ended with the decision. */
export function decide(
  deal: SheetDeal,
  taken: { readonly provision: Provision; readonly culprit: Seat | null; readonly note: string; readonly mended?: Json | null },
): Change[] {
  const { provision, culprit, note, mended = null } = taken;
  const instead = emptiedBy(provision, culprit) ?? withoutPoignee(deal, provision, culprit) ?? mended;
  const points = finedBy(provision, deal.seats.length, dealerOf(deal), culprit);
  const said = { by: "ruling", note };
  return [
    ...(instead ? [replace(deal, instead, note)] : []),
    ...(isContested(deal) ? [] : [contest(deal, note)]),
    rule(deal, points ? { outcome: "adjusted", points, ...said } : { outcome: instead ? "replaced" : "kept", ...said }),
  ];
}

/** The points that the deal notes, for the camp it names; null if it has none to give back. */
function pointsOf({ deal, score }: Pick<SheetDeal, "deal" | "score">): Points | null {
  const { points } = (score ? (deal as { readonly points?: unknown } | null) : null) ?? {};
  return typeof points === "number" ? points : null;
}

/**
 * The noted deal, scored anew without the points that a fault gained: the camp at fault (`by`) gives them back to the other before
 * it is decided who has won (CA13, p. 5). Null if no such deal is possible, as when the camp has fewer points than that.
 */
function withPointsBack(noted: SheetDeal, by: "taker" | "defence", back: number): SheetDeal | null {
  const points = pointsOf(noted);
  if (points === null || back < 0) return null;
  if (back === 0) return noted;
  const deal = { ...(noted.deal as object), points: points + (by === "taker" ? -back : back) } as Json;
  const game = gameOf(noted.rules);
  const read = game.read(noted.rules, deal);
  return read.ok && !isEmptyDeal(read.value) ? { ...noted, deal, score: game.score(noted.rules, read.value) } : null;
}
