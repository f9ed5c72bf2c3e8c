/** Reads the cells of one row. */

import type { CellFault } from "#lib/rules/codes";
import { type Json, Reader } from "#lib/rules/read";
import type { Fault, Seat } from "#lib/rules/rules";
import { isAmbiguous, numberIn } from "../csv";
import type { Cells } from "./column";
import { isDash, seatIn, TOKENS, type Tokens, tokenIn } from "./tokens";

/**
 * Reads cells and notes those that cannot be understood; values that are not valid numbers or tokens are left for the game to
 * refuse.
 */
export class Row {
  readonly reader = new Reader();
  readonly names: readonly string[];
  deduced: Seat | null = null;
  readonly #cells: Cells;

  constructor(names: readonly string[], cells: Cells) {
    this.names = names;
    this.#cells = cells;
  }

  text = (id: string): string => (this.#cells[id] ?? "").trim();
  has = (id: string): boolean => this.text(id) !== "" && !isDash(this.text(id));

  number(id: string): number | string | undefined {
    if (!this.has(id)) return undefined;
    if (isAmbiguous(this.text(id))) this.fault(id, "ambiguous-number", { given: this.text(id) });
    return numberIn(this.text(id)) ?? this.text(id);
  }

  token(id: string, tokens: Tokens): string | undefined {
    return this.has(id) ? (tokenIn(this.text(id), tokens) ?? this.text(id)) : undefined;
  }

  seat(id: string): Seat | undefined {
    if (!this.has(id)) return undefined;
    const seat = seatIn(this.text(id), this.names);
    const given = this.text(id).slice(0, 40);
    return seat ?? this.reader.fault(id, "nobody-so-named", "T2", { given, names: this.names.join(", ") });
  }

  partner(): Seat | null | undefined {
    return tokenIn(this.text("partner"), TOKENS.alone) && seatIn(this.text("partner"), this.names) === undefined
      ? null
      : this.seat("partner");
  }

  /** The points by the rules in a written figure (less the ruling): 0 for a dash, null if empty. */
  score(seat: Seat): number | null {
    const value = this.#figure(`score.${seat}`);
    return value === null ? null : value - this.ruling(seat);
  }

  /** Points that the table moved, which the written figure includes. */
  ruling(seat: Seat): number {
    return this.#figure(`ruling.${seat}`) ?? 0;
  }

  #figure(id: string): number | null {
    if (isDash(this.text(id))) return 0;
    const value = numberIn(this.text(id));
    if (isAmbiguous(this.text(id))) this.fault(id, "ambiguous-number", { given: this.text(id) });
    else if (value === null && this.has(id)) this.fault(id, "not-a-number");
    return value;
  }

  /** Faults a cell that must be empty, such as a called partner at four or three. */
  none(id: string): void {
    if (this.has(id)) this.fault(id, "cell-too-many", { given: this.text(id).slice(0, 40) });
  }

  missing(id: string): void {
    if (!this.has(id)) this.fault(id, "required");
  }

  fault(id: string, code: CellFault | "not-a-number" | "required", params?: Fault["params"]): void {
    if (!this.reader.faults.some(({ at }) => at === id)) this.reader.fault(id, code, "T26", params);
  }

  /** "Nora double, Hugo simple": who, then what. */
  claims(id: string, tokens: Tokens): { seat: Seat; token: string }[] {
    const items = this.has(id) ? this.text(id).split(/[,;|/+]/) : [];
    return items.flatMap((item) => this.#claim(item.trim().split(/[\s:=]+/), tokens) ?? this.#unread(id, item) ?? []);
  }

  /** Takes the longest name that leaves a word after it. */
  #claim(words: readonly string[], tokens: Tokens): { seat: Seat; token: string } | undefined {
    const found = words.flatMap((_, cut) => {
      const seat = seatIn(words.slice(0, cut).join(" "), this.names);
      const token = tokenIn(words.slice(cut).join(" "), tokens);
      return seat === undefined || token === undefined ? [] : [{ seat, token }];
    });
    return found.at(-1);
  }

  #unread(id: string, text: string): undefined {
    return this.reader.fault(id, "claim-unread", "T6", { given: text.trim().slice(0, 40) });
  }

  /** "annoncé", "attaque", "annoncé, défense". */
  slam(): Json {
    const items = this.text("slam").split(/[,;|/+]/);
    const said = items.map((item) => tokenIn(item, TOKENS.slams) ?? this.#unread("slam", item));
    const byDefence = said.includes("by-defence");
    return {
      announced: byDefence || said.includes("announced"),
      by: said.find((token) => token === "attack" || token === "defence") ?? null,
      ...(byDefence && { announcedBy: "defence" }),
    };
  }
}
