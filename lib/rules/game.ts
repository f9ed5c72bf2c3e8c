/**
 * A game is one object: data, parameters, then functions. Its tables and options are data; other code asks the resolved `Rules`
 * and the members below, never the name of a game or edition.
 */
import type { RuleId } from "./articles";
import type { Deck } from "./deck";
import type { Dispute } from "./disputes";
import type { ExcuseMoment, ExcuseOwner } from "./excuse";
import type { DealFacts } from "./facts";
import type { Json } from "./read";
import type {
  Duty,
  Edition,
  EmptyDeal,
  Fault,
  GameName,
  OptionSpec,
  Options,
  Points,
  Result,
  Rules,
  Score,
  Seat,
  Turn,
} from "./rules";

/** What can be announced from a hand, each with the rule of its game. */
export type ClaimCode = "poignee" | "misere-trumps" | "misere-heads" | "petit-sec" | "trop-cool" | "loose" | "greve";
export type ClaimRow = readonly [ClaimCode, RuleId];

export interface Auction {
  /** Index in the bids, from the first bidder; null without a bid. */
  readonly taker?: number | null;
  readonly contract?: string;
  /** The allowed bids of the next to speak. */
  readonly allowed?: readonly (string | number)[];
  readonly complete: boolean;
}

/** The rules of games of attack against defence where their texts differ, and their contracts. */
export interface AttackLaws {
  readonly contracts: (rules: Rules) => readonly string[];
  readonly cards: RuleId;
  readonly contract: RuleId;
  readonly targets: RuleId;
  readonly poignee: RuleId;
  readonly misere: RuleId;
  readonly slam: RuleId;
  /** How many bouts a misère of heads bars: the Excuse alone, or all three. */
  readonly boutsBarred: number;
}

/** A game. `D` is its played deal, in the protocol's own shape. */
export interface Game<D extends object = object> {
  readonly name: GameName;
  readonly deck: Deck;
  readonly players: readonly number[];
  /** The rule that says how many may play. */
  readonly playersRule: RuleId;
  /** The rule that ends the game. */
  readonly endRule: RuleId;
  /** Oldest first: rules that name no edition are read by the first. */
  readonly editions: readonly Edition[];
  /** The edition that a new sheet begins with. */
  readonly usual: string;
  readonly options: readonly OptionSpec[];
  /** Options that cannot be chosen together: `at` is the option, or the option and its cell. */
  readonly clashes?: (options: Options) => readonly Fault[];
  readonly duties: Readonly<Record<Duty, RuleId>>;
  /** Columns add to zero in every played deal. */
  readonly zeroSum: boolean;
  /** Nothing may be played once it is over (whist); elsewhere a table may play on past its target. */
  readonly endsForGood: boolean;
  /** Which way the deal and the play go round, seen from above. */
  readonly clockwise: boolean;
  /** Who deals first when each has drawn a card. */
  readonly firstDealer: "strongest" | "weakest";
  /** The federation's code of arbitration applies: to its tarot alone, in any edition (H1). */
  readonly arbitrated: boolean;
  /** Set if one camp plays against the other; null if each plays alone apart from a bet. */
  readonly attack: AttackLaws | null;
  /** What is counted in the piles at the end of a deal. */
  readonly counts: "points" | "tricks";
  /** What may be called at five: a head of any suit, or the highest card of a suit; null: no calls. */
  readonly calls: "head" | "top" | null;
  /** What a hand may announce at this table, in the order it is said. */
  readonly claims: (rules: Rules) => readonly ClaimRow[];
  /** Tells who owns the Excuse after a trick; null: its holder says its value. */
  readonly excuse: ((options: Options, moment: ExcuseMoment) => ExcuseOwner) | null;
  /** The deals of one dealer, if hands differ in size. */
  readonly series?: (rules: Rules) => readonly { readonly cards: number; readonly blind: boolean }[];
  /** Set if there is no écart: the rule that says so. */
  readonly noDiscard?: RuleId;
  /** The rules for a passed deal and a misdeal. */
  readonly emptyRules: { readonly passed: RuleId; readonly misdeal: RuleId };
  /** Set if the same people play all deals: the rule that says why. */
  readonly fixedSeats?: RuleId;
  /** The commonest disputes, loaded when they are shown. */
  readonly disputes: () => Promise<readonly Dispute[]>;
  /** Limits of a figure from paper, if not any multiple of ½ (T26). */
  readonly reports?: { readonly most?: Points; readonly step?: number };

  /** Reads and checks a deal: returns all faults at once. */
  read(rules: Rules, deal: unknown, turn?: Turn): Result<D | EmptyDeal>;
  /** A deal that begins with this announced bet, and the fields that the bet determines. */
  begins(bet: Json): { readonly deal: Json; readonly fields: readonly string[] };
  /** Odd but possible. */
  warnings(rules: Rules, deal: D, turn?: Turn): readonly Fault[];
  /** Never fails for a deal that `read` accepted. */
  score(rules: Rules, deal: D): Score;
  /** Facts about each player; `score`: the game's result for this deal. */
  facts(rules: Rules, deal: D, score: Score): DealFacts;

  firstTurn(rules: Rules, dealer: Seat): Turn;
  nextTurn(rules: Rules, turn: Turn, deal: D | EmptyDeal): Turn;
  /** Running totals after a deal (whist: stakes, floored). */
  startTotals(rules: Rules): readonly Points[];
  addTotals(rules: Rules, totals: readonly Points[], scores: readonly Points[]): readonly Points[];
  /** True if the game is over, by points or by the rules. `target` null: no end by points. */
  isOver(rules: Rules, totals: readonly Points[], target: number | null, next: Turn): boolean;

  /** `given`: the `barred` seat; at whist the `cards` each, and whether the deal is `blind`. */
  auction(rules: Rules, bids: readonly unknown[], given: Json): Result<Auction>;
}
