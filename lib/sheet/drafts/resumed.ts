import { isRecord } from "#lib/rules/read";

/**
 * A stored form in today's shape: fields that no longer exist are dropped, and missing or differently typed ones start afresh.
 * `start` must have all fields.
 */
export function resumed<T extends object>(start: T, kept: unknown): T {
  if (!isRecord(kept)) return start;
  const fields = Object.entries(start).map(([field, first]) => [field, isLike(first, kept[field]) ? kept[field] : first]);
  return Object.fromEntries(fields);
}

/** Same type: lists of like items, records, or equal primitive types. Null may stand for anything but a list. */
function isLike(first: unknown, kept: unknown): boolean {
  if (kept === undefined) return false;
  if (Array.isArray(first)) return Array.isArray(kept) && (first.length === 0 || kept.every((one) => isLike(first[0], one)));
  if (first === null || kept === null) return true;
  return isRecord(first) ? isRecord(kept) : typeof kept !== "object";
}
