/** The form of whist: what each bids, in speaking order, then what each takes. */
import { gameOf } from "#lib/rules/games";
import { lastOf } from "#lib/rules/item-at";
import type { Fault, Rules, Seat, Turn } from "#lib/rules/rules";
import type { WhistDeal } from "#lib/rules/whist/deal";
import { forbiddenBid, hookRule } from "#lib/rules/whist/hook";
import { type DraftReading, playedIn, readingOf } from "./draft";

/** Both rows by seat; null until it is entered. */
export interface WhistDraft {
  readonly bids: readonly (number | null)[];
  readonly tricks: readonly (number | null)[];
  /** The cell that was tapped; null: the next in speaking order. */
  readonly at: WhistCell | null;
}

export interface WhistCell {
  readonly row: "bids" | "tricks";
  readonly seat: Seat;
}

/** `given`: not entered, but fixed by the others' tricks. */
export interface Taken {
  readonly tricks: number | null;
  readonly given: boolean;
}

const nobody = (rules: Rules): null[] => Array.from({ length: rules.players }, () => null);

export const emptyDraft = (rules: Rules): WhistDraft => ({ bids: nobody(rules), tricks: nobody(rules), at: null });

/** Bids announced before the cards were played. */
export const withBids = (rules: Rules, { bids }: { readonly bids?: readonly number[] }): WhistDraft => ({
  ...emptyDraft(rules),
  ...(bids && { bids }),
});

/** A recorded deal, opened again to be corrected. */
export function draftOf(rules: Rules, json: object): WhistDraft {
  const deal = playedIn<WhistDeal>(rules, json);
  return deal ? { bids: deal.bids, tricks: deal.tricks, at: null } : emptyDraft(rules);
}

/** From the dealer's left to the dealer (mex-annonces). */
const speakingOrder = (rules: Rules, { firstBidder }: Turn): Seat[] =>
  Array.from({ length: rules.players }, (_, step) => (firstBidder + step) % rules.players);

const cellsOf = (rules: Rules, turn: Turn): WhistCell[] =>
  (["bids", "tricks"] as const).flatMap((row) => speakingOrder(rules, turn).map((seat) => ({ row, seat })));

const isOpen = (draft: WhistDraft, { row, seat }: WhistCell): boolean => draft[row][seat] === null;
const isSame = (a: WhistCell, b: WhistCell): boolean => a.row === b.row && a.seat === b.seat;

/** The cell that the next key fills: the tapped one, else the next empty one, else the last. */
export function focusOf(rules: Rules, draft: WhistDraft, turn: Turn): WhistCell {
  const cells = cellsOf(rules, turn);
  return draft.at ?? cells.find((cell) => isOpen(draft, cell)) ?? lastOf(cells);
}

/** Enters a number, and goes on to the next in speaking order, or the neighbour if all are filled. */
export function say(rules: Rules, draft: WhistDraft, turn: Turn, number: number): WhistDraft {
  const cell = focusOf(rules, draft, turn);
  const said = write(draft, cell, number);
  const cells = cellsOf(rules, turn);
  if (cells.some((other) => isOpen(said, other))) return { ...said, at: null };
  return { ...said, at: cells[cells.findIndex((other) => isSame(other, cell)) + 1] ?? null };
}

/** Takes back the number in focus, or the one before it. */
export function unsay(rules: Rules, draft: WhistDraft, turn: Turn): WhistDraft {
  const cells = cellsOf(rules, turn);
  const here = cells.findIndex((cell) => isSame(cell, focusOf(rules, draft, turn)));
  const cell = cells.slice(0, here + 1).findLast((candidate) => !isOpen(draft, candidate));
  return cell ? { ...write(draft, cell, null), at: cell } : draft;
}

const write = (draft: WhistDraft, { row, seat }: WhistCell, number: number | null): WhistDraft => ({
  ...draft,
  [row]: draft[row].map((said, other) => (other === seat ? number : said)),
});

/** The number that the dealer, last to speak, may not bid, with the fault that it would be. */
export function forbiddenNext(
  rules: Rules,
  draft: WhistDraft,
  turn: Turn,
): { readonly bid: number; readonly fault: Fault } | null {
  const { row, seat } = focusOf(rules, draft, turn);
  const others = draft.bids.filter((bid, other) => other !== turn.dealer && bid !== null) as number[];
  if (row !== "bids" || seat !== turn.dealer || others.length < rules.players - 1) return null;
  const bid = forbiddenBid(rules, turn, others);
  if (bid === null) return null;
  const { cards } = turn;
  return { bid, fault: { at: "deal.bids", code: "forbidden-bid", rule: hookRule(cards), params: { bid, cards, seat } } };
}

/** What each took: the last one is what is left; once all tricks are counted, all others are 0. */
export function takenOf(draft: WhistDraft, { cards }: Turn): Taken[] {
  const left = draft.tricks.reduce<number>((rest, tricks) => rest - (tricks ?? 0), cards);
  const open = draft.tricks.filter((tricks) => tricks === null).length;
  const rest = left <= 0 ? 0 : open === 1 ? left : null;
  return draft.tricks.map((tricks) =>
    tricks === null && rest !== null ? { tricks: rest, given: true } : { tricks, given: false },
  );
}

/** All bids, to be announced before play, once they are complete and allowed. */
export function bidsToAnnounce(rules: Rules, draft: WhistDraft, turn: Turn): { readonly bids: readonly number[] } | null {
  if (draft.bids.includes(null) || draft.tricks.some((tricks) => tricks !== null)) return null;
  return readDraft(rules, draft, turn).faults.length === 0 ? { bids: draft.bids as readonly number[] } : null;
}

export function readDraft(rules: Rules, draft: WhistDraft, turn: Turn): DraftReading {
  const tricks = takenOf(draft, turn).map((taken) => taken.tricks);
  const missing = draft.bids.includes(null) ? "bids" : tricks.includes(null) ? "tricks" : null;
  const read = gameOf(rules).read(rules, { bids: draft.bids, tricks, cards: turn.cards, blind: turn.blind }, turn);
  const faults = read.ok ? [] : read.faults.filter(({ code }) => code !== "required");
  return readingOf(rules, read, missing, faults);
}
