/** The form of Tarot décalé: the bet, its partner, and the points counted. */

import { asideOf, CARDS_EACH, type Diploma, PACK_POINTS, type School } from "#lib/rules/decale/data";
import type { DecaleDeal, PrimeClaim } from "#lib/rules/decale/deal";
import { type DecalePile, emptyPile, PILE, pileCards, pilePoints } from "#lib/rules/decale/pile";
import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import { optionOf, type Rules, type Seat } from "#lib/rules/rules";
import { type DraftReading, playedIn, readingOf, withLast } from "./draft";

export interface DecaleDraft {
  readonly bettor: Seat | null;
  readonly diploma: Diploma | null;
  /** At five: the Proviseur's school, "none" for a bet without a call, null until it is chosen. */
  readonly call: School | "none" | null;
  readonly partner: Seat | null;
  /** With two against three one camp's points are enough, unless the table wants each player's. */
  readonly each: boolean;
  readonly typed: readonly string[];
  readonly camp: "pair" | "three";
  readonly campTyped: string;
  /** The column being typed. */
  readonly focus: Seat;
  readonly setAside: number;
  readonly primes: readonly PrimeClaim[];
  /** Piles counted card by card, by column; key −1 is the camp's pile. */
  readonly piles: Readonly<Record<string, DecalePile>>;
}

export function emptyDraft(rules: Rules): DecaleDraft {
  const typed = Array.from({ length: rules.players }, () => "");
  return {
    bettor: null,
    diploma: null,
    call: null,
    partner: null,
    each: false,
    typed,
    camp: "pair",
    campTyped: "",
    focus: 0,
    setAside: 0,
    primes: [],
    piles: {},
  };
}

/** A recorded deal, opened again to be corrected. */
export function draftOf(rules: Rules, json: object): DecaleDraft {
  const empty = emptyDraft(rules);
  const deal = playedIn<DecaleDeal>(rules, json);
  if (!deal) return empty;
  const { bet, cardPoints, campPoints, setAside, primes } = deal;
  return {
    ...empty,
    ...withBet(bet),
    each: cardPoints !== undefined,
    typed: cardPoints ? cardPoints.map(String) : empty.typed,
    campTyped: campPoints === undefined ? "" : String(campPoints),
    setAside,
    primes,
  };
}

/** The draft's fields for a bet: the same again, or an announced one. */
export function withBet(
  bet: Partial<NonNullable<DecaleDeal["bet"]>> | null,
): Pick<DecaleDraft, "bettor" | "diploma" | "call" | "partner"> {
  if (!bet) return { bettor: null, diploma: null, call: null, partner: null };
  const { seat = null, diploma = null, called, partner = null } = bet;
  return { bettor: seat, diploma, call: called ?? (partner === null && diploma !== null ? "none" : null), partner };
}

/** The bet of the last deal again, with a partner still to be named. */
export const sameBet = (last: object) => ({ ...withBet((last as { bet?: object | null }).bet ?? null), partner: null });

export const playsInCamps = (rules: Rules, draft: DecaleDraft): boolean =>
  rules.players === 5 && draft.bettor !== null && draft.partner !== null && draft.partner !== draft.bettor;
export const asksCampOnly = (rules: Rules, draft: DecaleDraft): boolean => playsInCamps(rules, draft) && !draft.each;
export const mayCall = (rules: Rules): boolean =>
  rules.players === 5 && optionOf<boolean>(rules, "bets") && optionOf<boolean>(rules, "call");
export const mayClaim = (rules: Rules): boolean =>
  optionOf<boolean>(rules, "primes") && (rules.players >= 4 || optionOf<boolean>(rules, "primes-under-four"));
/** A tied last trick that nobody wins must be entered where only one camp is counted; an entry can be taken back anywhere. */
export const maySetAside = (rules: Rules, draft: DecaleDraft): boolean =>
  (asksCampOnly(rules, draft) || draft.setAside > 0) && optionOf<string>(rules, "last-tie") === "aside";

/**
 * The columns: what was typed and, at five, the last one, which follows from the total (75 less what is set aside). With unseen
 * cards set aside the total is unknown, and nothing is filled in.
 */
export function pointsOf(rules: Rules, { typed, setAside }: DecaleDraft): ReturnType<typeof withLast> {
  const points = typed.map((text) => (text === "" ? null : Number(text)));
  const all = asideOf(rules.players) === 0;
  return all ? withLast(points, PACK_POINTS - setAside) : points.map((one) => ({ points: one, given: false }));
}

/** Points not yet accounted for at five: those of a tied last trick, if the table plays so. */
export function missingPoints(rules: Rules, draft: DecaleDraft): number {
  if (asideOf(rules.players) > 0 || asksCampOnly(rules, draft) || draft.typed.some((text) => text === "")) return 0;
  return PACK_POINTS - draft.setAside - draft.typed.reduce((sum, text) => sum + Number(text), 0);
}

/** The points that a tied last trick would have to hold to make the deal valid; 0 if none does (D6). */
export function tiedLast(rules: Rules, draft: DecaleDraft): number {
  const lacking = missingPoints(rules, draft);
  const { faults } = readDraft(rules, { ...draft, setAside: draft.setAside + lacking });
  return faults.every(({ at }) => at.startsWith("deal.primes")) ? Math.max(lacking, 0) : 0;
}

export function readDraft(rules: Rules, draft: DecaleDraft): DraftReading {
  const missing = missingIn(rules, draft);
  const read = gameOf(rules).read(rules, dealOf(rules, draft));
  const faults = read.ok ? [] : read.faults;
  if (missing === null) return readingOf(rules, read, missing, faults);
  const hasBegun = draft.typed.some((text) => text !== "") || draft.primes.length > 0;
  return readingOf(rules, read, missing, hasBegun ? faults.filter(({ code }) => !TOO_EARLY.includes(code)) : []);
}

/** Faults that any deal has while it is typed. */
const TOO_EARLY: readonly string[] = ["required", "total-not-75", "petit-worth-five"];

/** In speaking order: bettor, diploma, call, then the points. */
function missingIn(rules: Rules, draft: DecaleDraft): string | null {
  if (optionOf<boolean>(rules, "bets")) {
    if (draft.bettor === null) return "bettor";
    if (draft.diploma === null) return "diploma";
    if (mayCall(rules) && draft.call === null && draft.partner === null) return "call";
    if (mayCall(rules) && draft.call !== "none" && draft.partner === null) return "partner";
  }
  if (asksCampOnly(rules, draft)) return draft.campTyped === "" ? "points" : null;
  return pointsOf(rules, draft).some(({ points }) => points === null) ? "points" : null;
}

/** The deal in the protocol's form, complete or not: `read` reports what is missing. */
function dealOf(rules: Rules, draft: DecaleDraft): object {
  const { setAside, primes } = draft;
  if (asksCampOnly(rules, draft)) {
    const typed = Number(draft.campTyped);
    return { bet: betOf(draft), campPoints: draft.camp === "pair" ? typed : PACK_POINTS - setAside - typed, setAside, primes };
  }
  return { bet: betOf(draft), cardPoints: pointsOf(rules, draft).map(({ points }) => points), setAside, primes };
}

/** The bet that can be announced before the cards are played. */
export function betOf(draft: DecaleDraft): DecaleDeal["bet"] {
  const bet = announcedBetOf(draft);
  if (!bet || (draft.call !== "none" && bet.partner !== undefined)) return bet;
  return { seat: bet.seat, diploma: bet.diploma };
}

/** The announced bet also names the called school, while its holder is unknown. */
export const announcedBetOf = (draft: DecaleDraft): DecaleDeal["bet"] =>
  draft.bettor === null || draft.diploma === null
    ? null
    : {
        seat: draft.bettor,
        diploma: draft.diploma,
        ...(draft.call !== null && draft.call !== "none" ? { called: draft.call } : {}),
        ...(draft.partner === null ? {} : { partner: draft.partner }),
      };

/** Types into the camp or the column in focus; it replaces a counted pile. */
export function typeInto(rules: Rules, draft: DecaleDraft, change: (typed: string) => string): DecaleDraft {
  const { [pileKey(rules, draft)]: _, ...piles } = draft.piles;
  if (asksCampOnly(rules, draft)) return { ...draft, piles, campTyped: change(draft.campTyped) };
  return { ...draft, piles, typed: draft.typed.map((text, seat) => (seat === draft.focus ? change(text) : text)) };
}

const pileKey = (rules: Rules, draft: DecaleDraft): string => (asksCampOnly(rules, draft) ? "camp" : String(draft.focus));
export const pileOf = (rules: Rules, draft: DecaleDraft): DecalePile => draft.piles[pileKey(rules, draft)] ?? emptyPile();

/** The most cards of a kind that the pile in focus may hold: the cards in play less those that other piles have. */
export function mostInPile(rules: Rules, draft: DecaleDraft, kind: keyof DecalePile): number {
  const own = pileKey(rules, draft);
  const others = Object.entries(draft.piles).flatMap(([key, pile]) =>
    key === own || key === "camp" || own === "camp" ? [] : [pile],
  );
  const pile = pileOf(rules, draft);
  const inPlay = rules.players * itemAt(CARDS_EACH, rules.players);
  const cardsLeft = others.reduce((left, other) => left - pileCards(other), inPlay - pileCards(pile));
  const ofKind = others.reduce((left, other) => left - other[kind], PILE[kind].most as number);
  return Math.max(pile[kind], Math.min(ofKind, pile[kind] + cardsLeft));
}

/** Sets the counted pile of the column in focus, and its points. */
export function setPile(rules: Rules, draft: DecaleDraft, pile: DecalePile): DecaleDraft {
  const typed = typeInto(rules, draft, () => String(pilePoints(pile)));
  return { ...typed, piles: { ...typed.piles, [pileKey(rules, draft)]: pile } };
}

/** "Suivant": the next empty column, or simply the next. */
export function focusNext(rules: Rules, draft: DecaleDraft): DecaleDraft {
  const after = Array.from({ length: rules.players }, (_, step) => (draft.focus + step + 1) % rules.players);
  return { ...draft, focus: after.find((seat) => draft.typed[seat] === "") ?? itemAt(after, 0) };
}
