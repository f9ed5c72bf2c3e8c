/** Teams of two are North and South, East and West of a first table; teams of four, the table (manual of 2011, p. 15). */
import { gateOf } from "./gate";
import type { Hall } from "./hall";
import type { Number4 } from "./hall-event";

export function teamsOf({ opening, numbers }: Pick<Hall, "opening" | "numbers">): Number4[][] {
  const { teamOf } = opening;
  if (teamOf === 1) return [];
  return Array.from({ length: numbers.length / teamOf }, (_, i) => Array.from({ length: teamOf }, (__, k) => i * teamOf + k + 1));
}

/** The last position whose sheets are all in: what standings are posted after. */
export function complete({ positions }: Pick<Hall, "positions">): number {
  const last = positions.findLast((one) => gateOf(one).waiting.length === 0);
  return last?.position ?? 0;
}
