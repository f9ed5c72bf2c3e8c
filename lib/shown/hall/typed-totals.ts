/** The totals of a table, typed from its paper. */

import { numberOrText } from "#lib/shown/number-in";

/** `balances`: null until all who sit there have a number. `sum`: of the numbers so far. */
export function readTotals(typed: readonly string[], seats: readonly (number | null)[]) {
  const numbers = seats.map((seat, line) => (seat === null ? null : numberOrText(typed[line] ?? "")));
  const known = numbers.map((one) => (typeof one === "number" ? one : null));
  const isWhole = numbers.every((one, line) => seats[line] === null || typeof one === "number");
  return { balances: isWhole ? known : null, sum: known.reduce<number>((all, one) => all + (one ?? 0), 0) };
}

/** The first missing total, and whether its cell is empty or unreadable. */
export function lackingIn(
  typed: readonly string[],
  seats: readonly (number | null)[],
): { readonly line: number; readonly why: "missing" | "unreadable" } | null {
  const line = seats.findIndex((seat, i) => seat !== null && typeof numberOrText(typed[i] ?? "") !== "number");
  return line < 0 ? null : { line, why: (typed[line] ?? "").trim() === "" ? "missing" : "unreadable" };
}
