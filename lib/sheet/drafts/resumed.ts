import { isRecord } from "#lib/rules/read";

/**
 * What was kept of a form, as the form is now: an older app's fields that it has no more are left out, and what it lacks, or has
 * otherwise, is as it begins. A draft names all its fields as it begins.
 */
export function resumed<T extends object>(start: T, kept: unknown): T {
  if (!isRecord(kept)) return start;
  const fields = Object.entries(start).map(([field, first]) => [field, isLike(first, kept[field]) ? kept[field] : first]);
  return Object.fromEntries(fields);
}

/** Both lists of like things, both records, or both a word, a number, yes or no; nothing yet may stand for all but a list. */
function isLike(first: unknown, kept: unknown): boolean {
  if (kept === undefined) return false;
  if (Array.isArray(first)) return Array.isArray(kept) && (first.length === 0 || kept.every((one) => isLike(first[0], one)));
  if (first === null || kept === null) return true;
  return isRecord(first) ? isRecord(kept) : typeof kept !== "object";
}
