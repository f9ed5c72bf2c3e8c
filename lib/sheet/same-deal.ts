/** Do two phones mean the same deal? What is left out, null, false or empty says the same; claims have no order. */
import { gameOf } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import type { Rules } from "#lib/rules/rules";

export function isSameDeal(rules: Rules, a: Json, b: Json): boolean {
  return plain(meaning(rules, a)) === plain(meaning(rules, b));
}

/** As the game reads it, so that 49 for the attack is 42 for the defence. */
function meaning(rules: Rules, deal: Json): unknown {
  const read = gameOf(rules).read(rules, deal);
  return read.ok ? read.value : deal;
}

function plain(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.map(plain);
    return `[${value.some((item) => typeof item === "object") ? items.sort() : items}]`;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).filter(([, field]) => !isNothing(field));
  return `{${fields.map(([key, field]) => `${key}:${plain(field)}`).sort()}}`;
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
