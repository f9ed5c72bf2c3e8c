/** A request about cards: its rules, its game, and a reader of its cards. */
import type { RuleId } from "../articles";
import { type Card, cardsOf, EXCUSE, parseCard } from "../deck";
import type { Game } from "../game";
import { gameOf } from "../games";
import { callFaults } from "../judge";
import { isGiven, type Json, Reader } from "../read";
import type { Result, Rules } from "../rules";
import { withRules } from "./op";

export interface CardTable {
  readonly rules: Rules;
  readonly game: Game;
  readonly reader: CardReader;
}

class CardReader extends Reader {
  constructor(readonly game: Game) {
    super();
  }

  card(value: unknown, at: string): Card | undefined {
    if (!isGiven(value)) return this.fault(at, "required", this.game.deck.rule);
    const said = typeof value === "string" ? value.slice(0, 12) : typeof value === "number" ? value : "…";
    return parseCard(this.game.deck, value) ?? this.fault(at, "unknown-card", this.game.deck.rule, { value: said });
  }

  /** Only the first cards of a too long list are read: longer than the pack, it has a card twice already. */
  cards(value: unknown, at: string): Card[] {
    const list = this.list(value, at, this.game.deck.rule) ?? [];
    const most = cardsOf(this.game.deck).length + 1;
    return list.slice(0, most).flatMap((token, i) => this.card(token, `${at}.${i}`) ?? []);
  }

  /** A boolean; false if left out. */
  flag(value: unknown, at: string, rule: RuleId): boolean {
    return this.optional(value, (given) => this.oneOf(given, at, rule, [true, false])) ?? false;
  }

  optional<T>(value: unknown, read: (value: unknown) => T): T | undefined {
    return isGiven(value) ? read(value) : undefined;
  }
}

/** Runs `then` with the request's rules and a reader of its cards. It may return undefined once the reader has noted faults. */
export function withTable(request: Json, then: (table: CardTable) => Result<Json> | undefined): Result<Json> {
  return withRules(request, (rules) => {
    const game = gameOf(rules);
    const reader = new CardReader(game);
    const result = then({ rules, game, reader });
    return reader.faults.length > 0 || !result ? reader.refusal : result;
  });
}

/** Whist: the player of the Excuse says 0 or 22; elsewhere it has no value. */
export function readExcuseValue({ game, reader }: CardTable, cards: readonly Card[], value: unknown): number | undefined {
  if (game.excuse) return undefined;
  const read = (given: unknown) => reader.oneOf(given, "excuseValue", game.duties.excuse, [0, 22]);
  return cards.includes(EXCUSE) ? read(value) : reader.optional(value, read);
}

/** Refused if it is no card that may be called; only used at five. */
export function readCalled({ rules, game, reader }: CardTable, given: unknown): Card | null {
  const card = reader.optional(given, (value) => reader.card(value, "calledCard")) ?? null;
  if (rules.players === 5) reader.faults.push(...callFaults(game, card));
  return card;
}

/** The bid, where one camp plays against the other. */
export function readContract({ rules, game, reader }: CardTable, given: unknown): string | null {
  const laws = game.attack;
  if (!laws) return null;
  return reader.optional(given, (value) => reader.oneOf(value, "contract", laws.contract, laws.contracts(rules))) ?? null;
}
