/**
 * A game is one value: rows, then parameters, then functions. Its tables and options are data; the code asks the resolved
 * `Rules` and the members below, never the name of a game or of an edition.
 */
import type { RuleId } from "./articles";
import type { Deck } from "./deck";
import type { Dispute } from "./disputes";
import type { ExcuseFate, ExcuseMoment } from "./excuse";
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
  /** Index in the bids, from the first bidder; null when nobody has bid. */
  readonly taker?: number | null;
  readonly contract?: string;
  /** What the next to speak may say. */
  readonly allowed?: readonly (string | number)[];
  readonly complete: boolean;
}

/** What a game of attack against defence cites where the two have their own texts, and the contracts that may be bid. */
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
  /** The first was the first to be published: what names no edition was played by it. */
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
  /** The federation’s code of arbitration speaks of it: of its tarot alone, in whatever edition (H1). */
  readonly arbitrated: boolean;
  /** Where one camp plays against the other; null where each plays for themselves but for a bet. */
  readonly attack: AttackLaws | null;
  /** What is counted in the piles at the end of a deal. */
  readonly counts: "points" | "tricks";
  /** What five may call: a head of any suit, or the one highest card of a suit; null: nobody calls. */
  readonly calls: "head" | "top" | null;
  /** What a hand may announce at this table, in the order it is said. */
  readonly claims: (rules: Rules) => readonly ClaimRow[];
  /** What becomes of the Excuse in a trick; null: it is worth what its holder says. */
  readonly excuse: ((options: Options, moment: ExcuseMoment) => ExcuseFate) | null;
  /** One dealer's deals, where hands are not all as large. */
  readonly series?: (rules: Rules) => readonly { readonly cards: number; readonly blind: boolean }[];
  /** The rule by which nobody makes an écart, where nobody does. */
  readonly noDiscard?: RuleId;
  /** What says that a deal was passed, or dealt again. */
  readonly emptyRules: { readonly passed: RuleId; readonly misdeal: RuleId };
  /** The same people sit from the first deal to the last, and the rule that says why. */
  readonly fixedSeats?: RuleId;
  /** The commonest disputes, fetched by who shows them. */
  readonly disputes: () => Promise<readonly Dispute[]>;
  /** What a figure carried over from paper may be, where not any number of half points (T26). */
  readonly reports?: { readonly most?: Points; readonly step?: number };

  /** Shape, then everything that cannot have happened: all faults at once. */
  read(rules: Rules, deal: unknown, turn?: Turn): Result<D | EmptyDeal>;
  /** The deal that a bet said before its cards are played begins, and the fields of it that the bet answers for. */
  begins(bet: Json): { readonly deal: Json; readonly fields: readonly string[] };
  /** Odd but possible. */
  warnings(rules: Rules, deal: D, turn?: Turn): readonly Fault[];
  /** Total: what `read` accepted always scores. */
  score(rules: Rules, deal: D): Score;
  /** What it says of each player beyond its points, `score` being what the game made of it. */
  facts(rules: Rules, deal: D, score: Score): DealFacts;

  firstTurn(rules: Rules, dealer: Seat): Turn;
  nextTurn(rules: Rules, turn: Turn, deal: D | EmptyDeal): Turn;
  /** Running totals after a deal (whist: stakes, floored). */
  startTotals(rules: Rules): readonly Points[];
  addTotals(rules: Rules, totals: readonly Points[], scores: readonly Points[]): readonly Points[];
  /** Is the game over, by points or by the rules? `target` null: no end by points. */
  isOver(rules: Rules, totals: readonly Points[], target: number | null, next: Turn): boolean;

  auction(
    rules: Rules,
    bids: readonly unknown[],
    extra: { readonly cards?: unknown; readonly blind?: unknown; readonly barred?: unknown },
  ): Result<Auction>;
}
