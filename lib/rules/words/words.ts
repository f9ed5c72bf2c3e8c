/** The printed form of codes. One file per game and language; `fr` and `en` have the same keys, checked by type. */
import type { RuleId } from "../articles";
import type { SeatRole } from "../facts";
import type { Fault, GameName, Line, OptionSpec, OptionValue, Params, Seat } from "../rules";
import { plain } from "./figures";

export { plain, signed } from "./figures";

/** Says a seat: a first name on the sheet, "joueur 1" at the protocol's door. */
export type Name = (seat: Seat) => string;
export type Say = (p: Params, name: Name) => string;

/** `calc` is the arithmetic between the label and the value: "25 + 13", "× 2". */
export interface LineWords {
  readonly label: Say;
  readonly calc?: Say;
  /** Different words for one player's own sum; `p.self` is that player. */
  readonly own?: { readonly label: Say; readonly calc?: Say };
}

/** `effect` says in one sentence what the option does; `values` names each choice, or each cell of a table. */
export interface OptionWords {
  readonly label: string;
  readonly effect: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** Every line, reason and token has its words, in every language. */
export interface GameWords<L extends string = string, F extends string = string, T extends string = string> {
  readonly editions: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<L, LineWords>>;
  /** Reasons of refusals and warnings proper to this game, by code. */
  readonly faults: Readonly<Record<F, Say>>;
  /** The names of the roles that the game has. */
  readonly roles: Readonly<Partial<Record<SeatRole, string>>>;
  /** The words for a passed deal. */
  readonly passed: string;
  /** The names of its tokens: contracts, diplomas, primes, suits. */
  readonly terms: Readonly<Record<T, string>>;
}

/** A game's table rules, by option. */
export type GameOptions = Readonly<Record<string, OptionWords>>;

/** What the rules say in one language; the articles' words are apart, because a phone reads them on demand. */
export interface RulesWords {
  readonly common: Readonly<Record<string, Say>>;
  readonly names: Readonly<Record<GameName, string>>;
  readonly games: Readonly<Record<GameName, GameWords>>;
}

export type ArticleWords = Readonly<Record<RuleId, string>>;

export const num = (p: Params, key: string): number => Number(p[key]);

/** The sentence for a bet that is won, lost, or void. */
export const byOutcome =
  (won: string, lost: string, tied: string): Say =>
  (p) =>
    p.outcome === "won" ? won : p.outcome === "lost" ? lost : tied;

/** Another version's server or sheet may use codes without words here: then the code itself is shown. */
type Coded<T extends { readonly code: string }> = Omit<T, "code"> & { readonly code: string };

export const sayLine = (words: GameWords, line: Coded<Line>, name: Name): { label: string; calc: string } => {
  const say = words.lines[line.code];
  const p = line.params ?? {};
  return { label: say?.label(p, name) ?? line.code, calc: say?.calc?.(p, name) ?? "" };
};

/** The line in one player's own sum: what it brings, and how that comes from the line's figure. */
export function sayOwnLine(words: GameWords, line: Coded<Line>, name: Name, self: Seat) {
  const say = words.lines[line.code]?.own ?? words.lines[line.code];
  const p = { ...line.params, self };
  const value = line.scores?.[self] ?? line.value;
  const times = line.value === 0 ? 1 : Math.abs(value / line.value);
  const calc = say?.calc?.(p, name) ?? "";
  const shared = times > 1 && Number.isInteger(times) ? `${calc || plain(Math.abs(line.value))} × ${times}` : calc;
  // A player who pays part of another's prime sees that part, not the sum of all.
  return { label: say?.label(p, name) ?? line.code, calc: times < 1 ? "" : shared, value };
}

export const sayFault = (game: GameWords, common: Readonly<Record<string, Say>>, fault: Coded<Fault>, name: Name): string =>
  (game.faults[fault.code] ?? common[fault.code])?.(fault.params ?? {}, name) ?? fault.code;

export const sayOption = (options: GameOptions, spec: OptionSpec, value: OptionValue): string => {
  const own = options[spec.id];
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, cell]) => `${own?.values?.[key] ?? key} ${plain(cell as number)}`)
      .join(", ");
  return own?.values?.[String(value)] ?? String(value);
};
