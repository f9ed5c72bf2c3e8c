/** The form of the tarot games: taker, contract, partner, the points counted, and what was shown. */
import { gameOf } from "#lib/rules/games";
import type { Fault, Points, Rules, Seat, Turn } from "#lib/rules/rules";
import type { Alone, AttackDeal, Camp, Misere, Poignee } from "#lib/rules/tarot/attack";
import { emptyPile, type PileCount, pilePoints } from "#lib/rules/tarot/pile";
import { PACK_POINTS } from "#lib/rules/tarot/read-attack";
import { plain } from "#lib/rules/words/words";
import { type DraftReading, playedIn, pointsTyped, readingOf } from "./draft";
import { table } from "./tarot-table";

export interface TarotDraft {
  readonly taker: Seat | null;
  /** At five; the taker's own seat means alone. */
  readonly partner: Seat | null;
  /** The called card, "H-14". */
  readonly called: string | null;
  readonly alone: Alone | null;
  readonly contract: string | null;
  readonly bouts: number | null;
  /** The camp whose points are typed, as "48½". */
  readonly side: Camp;
  readonly typed: string;
  /** Piles counted card by card instead. */
  readonly piles: Readonly<Partial<Record<Camp, PileCount>>>;
  readonly petit: Camp | null;
  readonly poignees: readonly Poignee[];
  readonly announcedBy: Camp | null;
  /** The camp that took every trick. */
  readonly tricksBy: Camp | null;
  /** Where the chelem is a bid: whether the attack took every trick; null until it is entered. */
  readonly allTricks: boolean | null;
  readonly miseres: readonly Misere[];
  readonly excuseLast: boolean;
}

export const EMPTY_TAROT: TarotDraft = {
  taker: null,
  partner: null,
  called: null,
  alone: null,
  contract: null,
  bouts: null,
  side: "attack",
  typed: "",
  piles: {},
  petit: null,
  poignees: [],
  announcedBy: null,
  tricksBy: null,
  allTricks: null,
  miseres: [],
  excuseLast: false,
};

/** A recorded deal, opened again to be corrected. */
export function draftOf(rules: Rules, json: object): TarotDraft {
  const deal = playedIn<AttackDeal>(rules, json);
  if (!deal || !("taker" in deal)) return EMPTY_TAROT;
  const { taker, contract, bouts, points, petitAuBout, poignees, slam, miseres } = deal;
  return {
    ...EMPTY_TAROT,
    ...{ taker, contract, bouts, petit: petitAuBout, poignees, miseres },
    partner: table.calls(rules) ? (deal.partner ?? taker) : null,
    called: deal.called ?? null,
    alone: deal.alone ?? null,
    typed: plain(points),
    announcedBy: slam.announced && table.announcesSlam(rules) ? (slam.announcedBy ?? "attack") : null,
    tricksBy: slam.by,
    allTricks: contract === "chelem" ? slam.by === "attack" : null,
    excuseLast: deal.excuseLast ?? false,
  };
}

/** The form from an announced bet: everything but the result. */
export function withAnnounced(rules: Rules, partial: object): TarotDraft {
  const draft = draftOf(rules, { partner: null, bouts: 3, points: PACK_POINTS, ...partial });
  return { ...draft, partner: "partner" in partial ? draft.partner : null, bouts: null, typed: "", allTricks: null };
}

/** The same taker and contract again; the partner and the cards are new every time. */
export function sameAgain(rules: Rules, last: object): Pick<TarotDraft, "taker" | "contract"> {
  const { taker, contract } = draftOf(rules, last);
  return { taker, contract };
}

/** Changes the taker; "alone" moves along, and no one is their own partner otherwise. */
export function withTaker(draft: TarotDraft, taker: Seat): TarotDraft {
  const alone = draft.partner !== null && draft.partner === draft.taker;
  return { ...draft, taker, partner: alone ? taker : draft.partner === taker ? null : draft.partner };
}

/** Every trick means every point, if the table also loses the Excuse then: so the points are filled in. */
export function withAllTricks(rules: Rules, draft: TarotDraft, allTricks: boolean): TarotDraft {
  const decided = allTricks && rules.options["excuse-slam"] === "lost" && draft.typed === "";
  const takenBack = !allTricks && isFilledIn(draft);
  return {
    ...draft,
    allTricks,
    ...(decided && { bouts: 3, side: "attack", typed: plain(PACK_POINTS) }),
    ...(takenBack && { bouts: null, typed: "" }),
  };
}

/** True if the points were filled in by `withAllTricks`, not typed. */
const isFilledIn = ({ allTricks, bouts, typed }: TarotDraft): boolean =>
  allTricks === true && bouts === 3 && typed === plain(PACK_POINTS);

export const withPartner = (draft: TarotDraft, partner: Seat): TarotDraft => ({
  ...draft,
  partner,
  alone: partner === draft.taker ? draft.alone : null,
});

export const isAlone = ({ taker, partner }: Pick<TarotDraft, "taker" | "partner">): boolean =>
  taker !== null && partner === taker;

/** The points entered for each camp. */
export function pointsOf({ typed, side, piles, bouts }: TarotDraft): Readonly<Partial<Record<Camp, Points>>> {
  const { attack, defence } = piles;
  if (!attack && !defence) return typed === "" ? {} : { [side]: pointsTyped(typed) };
  return {
    ...(attack && { attack: pilePoints(attack, bouts ?? 0) }),
    ...(defence && { defence: pilePoints(defence, 3 - (bouts ?? 3)) }),
  };
}

export function readDraft(rules: Rules, draft: TarotDraft, turn?: Turn): DraftReading {
  const read = gameOf(rules).read(rules, dealOf(rules, draft), turn);
  const faults = read.ok ? [] : read.faults;
  const missing = missingIn(rules, draft, faults);
  const said = faults.filter((fault) => !isTooEarly(draft, fault));
  return readingOf(rules, read, missing, said, turn);
}

/** The first missing entry, from the top of the form. */
function missingIn(rules: Rules, draft: TarotDraft, faults: readonly Fault[]): string | null {
  if (draft.taker === null) return "taker";
  if (table.calls(rules) && draft.partner === null) return "partner";
  if (draft.contract === null) return "contract";
  if (draft.bouts === null) return "bouts";
  if (draft.contract === "chelem" && draft.allTricks === null) return "tricks";
  const { attack, defence } = pointsOf(draft);
  if (attack === undefined && defence === undefined) return "points";
  if (faults.some(({ code }) => code === "points-not-91")) return "pile";
  return faults.some((fault) => isTooEarly(draft, fault)) ? "points" : null;
}

/** Faults that only mean that typing is not finished: missing entries, a first digit, a second pile half counted. */
function isTooEarly({ typed, piles }: TarotDraft, { code }: Fault): boolean {
  if (code === "points-beyond-bouts") return /^\d$/.test(typed) && !piles.attack && !piles.defence;
  return code === "required" || code === "partner-or-alone" || code === "points-not-91";
}

/** The bet in the protocol's form, to be announced before play. Null until someone has bid. */
export function announcedOf(rules: Rules, draft: TarotDraft): object | null {
  return draft.taker === null || draft.contract === null ? null : betOf(rules, draft);
}

function betOf(rules: Rules, draft: TarotDraft): { readonly slam: object } {
  const { taker, partner, called, alone, contract, poignees, announcedBy, miseres } = draft;
  const atFive = table.calls(rules);
  return {
    ...{ taker, contract, poignees, miseres },
    ...(atFive && partner !== null && { partner: isAlone(draft) ? null : partner }),
    ...(atFive && called !== null && { called }),
    ...(isAlone(draft) && alone !== null && { alone }),
    slam: { announced: contract === "chelem" || announcedBy !== null, ...(announcedBy === "defence" && { announcedBy }) },
  };
}

/** The deal in the protocol's form, complete or not: `read` reports what is missing. */
function dealOf(rules: Rules, draft: TarotDraft): object {
  const { contract, bouts, petit, tricksBy, allTricks, excuseLast } = draft;
  const { attack, defence } = pointsOf(draft);
  const bet = betOf(rules, draft);
  return {
    ...bet,
    ...{ bouts, petitAuBout: petit },
    ...(attack !== undefined && { points: attack }),
    ...(defence !== undefined && { defencePoints: defence }),
    ...(excuseLast && { excuseLast }),
    slam: { ...bet.slam, by: contract === "chelem" ? (allTricks ? "attack" : null) : tricksBy },
  };
}

/** Typing replaces counted piles, and points that were filled in. */
export const typeInto = (draft: TarotDraft, change: (typed: string) => string): TarotDraft => ({
  ...draft,
  piles: {},
  typed: change(isFilledIn(draft) ? "" : draft.typed),
});

/** Switches the camp: with counted piles the other pile is shown; a typed figure stays, for the other camp. */
export function withSide(draft: TarotDraft, side: Camp): TarotDraft {
  const counting = draft.piles.attack ?? draft.piles.defence;
  return counting ? { ...draft, side, typed: typedPile({ ...draft, side }) } : { ...draft, side };
}

export const pileOf = ({ piles, side }: TarotDraft): PileCount => piles[side] ?? emptyPile();

/** Sets the chosen camp's counted pile, its points, and the deal's bouts. */
export function setPile(draft: TarotDraft, pile: PileCount, bouts: number | null): TarotDraft {
  const counted = { ...draft, bouts, piles: { ...draft.piles, [draft.side]: pile } };
  return { ...counted, typed: typedPile(counted) };
}

function typedPile(draft: TarotDraft): string {
  const points = pointsOf(draft)[draft.side];
  return points === undefined ? "" : plain(points);
}

/** The points counted so far, of 91, and those left. */
export function countedOf(draft: TarotDraft): { readonly counted: Points; readonly left: Points } {
  const { attack = 0, defence = 0 } = pointsOf(draft);
  return { counted: attack + defence, left: PACK_POINTS - attack - defence };
}

/** One poignée a hand: another one of the same player replaces it, the same one again removes it. */
export function withPoignee({ poignees }: TarotDraft, { seat, level }: Poignee): Pick<TarotDraft, "poignees"> {
  const others = poignees.filter((other) => other.seat !== seat);
  const shown = poignees.some((other) => other.seat === seat && other.level === level);
  return { poignees: shown ? others : [...others, { seat, level }] };
}

export function withMisere({ miseres }: TarotDraft, { seat, kind }: Misere): Pick<TarotDraft, "miseres"> {
  const others = miseres.filter((other) => other.seat !== seat || other.kind !== kind);
  return { miseres: others.length < miseres.length ? others : [...miseres, { seat, kind }] };
}
