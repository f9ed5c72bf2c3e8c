/** Reads untrusted JSON field by field, and collects all faults instead of stopping at the first. */
import type { RuleId } from "./articles";
import type { CommonFault, FaultCode } from "./codes";
import type { Fault, Params } from "./rules";

export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const STEP_CODES: Readonly<Record<number, CommonFault>> = { 1: "not-whole", 0.5: "not-half" };

/** `C`: the fault codes of the game. */
export class Reader<C extends FaultCode = FaultCode> {
  readonly faults: Fault[] = [];

  /** The refusal, with all faults. */
  get refusal(): { readonly ok: false; readonly faults: readonly Fault[] } {
    return { ok: false, faults: this.faults };
  }

  /** Notes a fault and yields `undefined`, so that reading goes on. */
  fault(at: string, code: C | CommonFault, rule: RuleId, params?: Params): undefined {
    this.faults.push(params ? { at, code, rule, params } : { at, code, rule });
    return undefined;
  }

  record(value: unknown, at: string, rule: RuleId): Json | undefined {
    return isRecord(value) ? value : this.fault(at, !isGiven(value) ? "required" : "not-an-object", rule);
  }

  /** A number in min…max, a multiple of `step`. */
  number(value: unknown, at: string, rule: RuleId, min: number, max: number, step = 1): number | undefined {
    if (!isGiven(value)) return this.fault(at, "required", rule);
    if (typeof value !== "number" || !Number.isFinite(value)) return this.fault(at, "not-a-number", rule);
    if (value < min || value > max) return this.fault(at, "out-of-range", rule, { value, min, max });
    if (!Number.isInteger(value / step)) return this.fault(at, STEP_CODES[step] ?? "not-a-multiple", rule, { value, step });
    return value;
  }

  integer(value: unknown, at: string, rule: RuleId, min: number, max: number): number | undefined {
    return this.number(value, at, rule, min, max);
  }

  oneOf<T extends string | number | boolean>(value: unknown, at: string, rule: RuleId, values: readonly T[]): T | undefined {
    if (!isGiven(value)) return this.fault(at, "required", rule);
    if (values.includes(value as T)) return value as T;
    return this.fault(at, "unknown-value", rule, {
      value: typeof value === "object" ? "…" : String(value).slice(0, 40),
      values: values.join(", "),
    });
  }

  list(value: unknown, at: string, rule: RuleId, length?: number): readonly unknown[] | undefined {
    if (!isGiven(value)) return this.fault(at, "required", rule);
    if (!Array.isArray(value)) return this.fault(at, "not-a-list", rule);
    if (length !== undefined && value.length !== length)
      return this.fault(at, "wrong-length", rule, { length, given: value.length });
    return value;
  }

  /** A list of `length` whole numbers. */
  integers(value: unknown, at: string, rule: RuleId, length: number, min: number, max: number): number[] | undefined {
    const list = this.list(value, at, rule, length);
    const numbers = list?.map((item, i) => this.integer(item, `${at}.${i}`, rule, min, max));
    return numbers?.every((n) => n !== undefined) ? (numbers as number[]) : undefined;
  }

  seat(value: unknown, at: string, rule: RuleId, players: number): number | undefined {
    return this.integer(value, at, rule, 0, players - 1);
  }
}
