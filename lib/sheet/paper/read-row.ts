/** One row of cells → the deal it says, in the protocol's form, and what of it cannot be understood. */
import type { CellFault } from "#lib/rules/codes";
import { gameOf } from "#lib/rules/games";
import { type Json, Reader } from "#lib/rules/read";
import type { Fault, Rules, Seat } from "#lib/rules/rules";
import { isAmbiguous, numberIn } from "../csv";
import type { Cells, Column } from "./columns";
import {
  ALONE,
  CAMPS,
  CONTRACTS,
  DIPLOMAS,
  isDash,
  KINDS,
  LEVELS,
  MISERES,
  OWN_CALLS,
  PRIMES,
  SCHOOLS,
  SLAMS,
  STATES,
  SUITS,
  seatIn,
  type Tokens,
  tokenIn,
  YES,
} from "./tokens";

/**
 * `deal`: what the row says, for the game to judge; null for a row that is not to be noted: empty, or voided where it comes
 * from. `scores`: the points written beside a deal that says how it was played, by seat; null where none is.
 */
interface ReadRow {
  readonly deal: Json | null;
  readonly scores: readonly (number | null)[];
  /** The one player whose points are not written, being what the others leave. */
  readonly deduced: Seat | null;
  /** `at` is the column. */
  readonly faults: readonly Fault[];
}

export function readRow(rules: Rules, names: readonly string[], columns: readonly Column[], cells: Cells): ReadRow {
  const row = new Row(names, cells);
  if (row.has("state") && row.token("state", STATES) === "voided") return { deal: null, scores: [], deduced: null, faults: [] };
  const kind = row.has("kind") ? row.token("kind", KINDS) : undefined;
  if (kind !== undefined && !Object.hasOwn(KINDS, kind))
    row.reader.fault("kind", "claim-unread", "T6", { given: kind.slice(0, 40) });
  const filled = (part: Column["part"]) =>
    columns.some((column) => column.part === part && column.id !== "kind" && column.id !== "deals" && row.has(column.id));
  const played = kind !== "report" && filled("field");
  const empty = kind === undefined || kind === "report" ? undefined : EMPTY[kind];
  if (row.has("extra")) row.fault("extra", "cell-too-many", { given: (cells.extra ?? "").slice(0, 40) });
  const deal = empty ?? (played ? FIELDS[rules.game](rules, row) : filled("score") ? reportIn(rules, row) : null);
  const scores = played && !empty ? names.map((_, seat) => row.score(seat)) : [];
  return { deal, scores, deduced: row.deduced, faults: row.reader.faults };
}

const EMPTY: Readonly<Record<string, Json>> = {
  passed: { passed: true },
  misdeal: { misdeal: true },
  "petit-sec": { misdeal: true, reason: "petit-sec" },
};

/** In a deal that adds up to zero, one figure left out is what the others leave. */
function reportIn(rules: Rules, row: Row): Json {
  const report = row.names.map((_, seat) => row.score(seat));
  const open = report.flatMap((value, seat) => (value === null ? [seat] : []));
  if (gameOf(rules).zeroSum && open.length === 1 && row.reader.faults.length === 0) {
    row.deduced = open[0] as Seat;
    report[row.deduced] = 0 - report.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  } else for (const seat of open) row.missing(`score.${seat}`);
  return { report, ...(row.has("deals") && { deals: row.number("deals") }) };
}

const attack = ({ players }: Rules, row: Row): Json => {
  if (row.names.some((_, seat) => row.has(`vachette.${seat}`)))
    return { vachette: row.names.map((_, seat) => row.number(`vachette.${seat}`)) };
  const atFive = (id: string, read: () => unknown) => (players === 5 && row.has(id) ? { [id]: read() } : {});
  if (players !== 5) row.none("partner");
  return {
    taker: row.seat("taker"),
    ...atFive("partner", () => row.partner()),
    ...atFive("called", () => row.token("called", SUITS)),
    ...atFive("alone", () => row.token("alone", OWN_CALLS)),
    contract: row.token("contract", CONTRACTS),
    bouts: row.number("bouts"),
    ...(row.has("points") && { points: row.number("points") }),
    ...(row.has("defencePoints") && { defencePoints: row.number("defencePoints") }),
    ...(row.has("petitAuBout") && { petitAuBout: row.token("petitAuBout", CAMPS) }),
    poignees: row.claims("poignees", LEVELS).map(({ seat, token }) => ({ seat, level: Number(token) })),
    miseres: row.claims("miseres", MISERES).map(({ seat, token }) => ({ seat, kind: token })),
    ...(row.has("slam") && { slam: row.slam() }),
    ...(row.has("excuseLast") && { excuseLast: row.token("excuseLast", YES) === "yes" || row.token("excuseLast", YES) }),
  };
};

const FIELDS: Readonly<Record<Rules["game"], (rules: Rules, row: Row) => Json>> = {
  tarot: attack,
  vp5: attack,
  decale: (_, row) => ({
    bet: row.has("bettor") || row.has("diploma") ? betIn(row) : null,
    ...(row.has("camp")
      ? { campPoints: row.number("camp") }
      : { cardPoints: row.names.map((_, seat) => row.number(`cards.${seat}`)) }),
    ...(row.has("setAside") && { setAside: row.number("setAside") }),
    primes: row.claims("primes", PRIMES).map(({ seat, token }) => ({ seat, prime: token })),
  }),
  whist: (_, row) => ({
    bids: row.names.map((_, seat) => row.number(`bid.${seat}`)),
    tricks: row.names.map((_, seat) => row.number(`tricks.${seat}`)),
  }),
};

function betIn(row: Row): Json {
  const partner = row.has("partner") ? row.partner() : null;
  return {
    seat: row.seat("bettor"),
    diploma: row.token("diploma", DIPLOMAS),
    ...(partner !== null && { partner }),
    ...(row.has("called") && { called: row.token("called", SCHOOLS) }),
  };
}

/** Reads cells, noting what cannot be understood; numbers and tokens that are none are left for the game to refuse. */
class Row {
  readonly reader = new Reader();
  readonly names: readonly string[];
  deduced: Seat | null = null;
  readonly #cells: Cells;

  constructor(names: readonly string[], cells: Cells) {
    this.names = names;
    this.#cells = cells;
  }

  #text = (id: string): string => (this.#cells[id] ?? "").trim();
  has = (id: string): boolean => this.#text(id) !== "" && !isDash(this.#text(id));

  number(id: string): number | string | undefined {
    if (!this.has(id)) return undefined;
    if (isAmbiguous(this.#text(id))) this.fault(id, "ambiguous-number", { given: this.#text(id) });
    return numberIn(this.#text(id)) ?? this.#text(id);
  }

  token(id: string, tokens: Tokens): string | undefined {
    return this.has(id) ? (tokenIn(this.#text(id), tokens) ?? this.#text(id)) : undefined;
  }

  seat(id: string): Seat | undefined {
    if (!this.has(id)) return undefined;
    const seat = seatIn(this.#text(id), this.names);
    const given = this.#text(id).slice(0, 40);
    return seat ?? this.reader.fault(id, "nobody-so-named", "T2", { given, names: this.names.join(", ") });
  }

  partner(): Seat | null | undefined {
    return tokenIn(this.#text("partner"), ALONE) && seatIn(this.#text("partner"), this.names) === undefined
      ? null
      : this.seat("partner");
  }

  /** A figure beside the deal: 0 for a dash, null where nothing is written. */
  score(seat: Seat): number | null {
    const id = `score.${seat}`;
    if (isDash(this.#text(id))) return 0;
    const value = numberIn(this.#text(id));
    if (isAmbiguous(this.#text(id))) this.fault(id, "ambiguous-number", { given: this.#text(id) });
    else if (value === null && this.has(id)) this.fault(id, "not-a-number");
    return value;
  }

  /** Nobody is called where four play, or three. */
  none(id: string): void {
    if (this.has(id)) this.fault(id, "cell-too-many", { given: this.#text(id).slice(0, 40) });
  }

  missing(id: string): void {
    if (!this.has(id)) this.fault(id, "required");
  }

  fault(id: string, code: CellFault | "not-a-number" | "required", params?: Fault["params"]): void {
    if (!this.reader.faults.some(({ at }) => at === id)) this.reader.fault(id, code, "T26", params);
  }

  /** "Nora double, Hugo simple": who, then what. */
  claims(id: string, tokens: Tokens): { seat: Seat; token: string }[] {
    const items = this.has(id) ? this.#text(id).split(/[,;|/+]/) : [];
    return items.flatMap((item) => this.#claim(item.trim().split(/[\s:=]+/), tokens) ?? this.#unread(id, item) ?? []);
  }

  /** The longest name that leaves something to say of it. */
  #claim(words: readonly string[], tokens: Tokens): { seat: Seat; token: string } | undefined {
    for (let cut = words.length - 1; cut > 0; cut--) {
      const seat = seatIn(words.slice(0, cut).join(" "), this.names);
      const token = tokenIn(words.slice(cut).join(" "), tokens);
      if (seat !== undefined && token !== undefined) return { seat, token };
    }
    return undefined;
  }

  #unread(id: string, text: string): undefined {
    return this.reader.fault(id, "claim-unread", "T6", { given: text.trim().slice(0, 40) });
  }

  /** "annoncé", "attaque", "annoncé, défense". */
  slam(): Json {
    const items = this.#text("slam").split(/[,;|/+]/);
    const said = items.map((item) => tokenIn(item, SLAMS) ?? this.#unread("slam", item));
    const byDefence = said.includes("by-defence");
    return {
      announced: byDefence || said.includes("announced"),
      by: said.find((token) => token === "attack" || token === "defence") ?? null,
      ...(byDefence && { announcedBy: "defence" }),
    };
  }
}
