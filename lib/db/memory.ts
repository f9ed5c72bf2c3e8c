/**
 * Caches in memory, by database (each test has its own) or by process (a server's routes are bundled apart, but share one
 * process).
 */
import { keptIn } from "#lib/rules/lists";
import { db } from "./client";

/** One for each open database. */
export function byDatabase<T>(make: () => T): () => T {
  const kept = new WeakMap<object, T>();
  return () => keptIn(kept, db(), make);
}

/** One for the process: on the global object, because each bundled route has its own modules. */
export function byProcess<T>(name: `petitAuBout${string}`, make: () => T): () => T {
  const kept = globalThis as Partial<Record<typeof name, T>>;
  return () => {
    kept[name] ??= make();
    return kept[name];
  };
}
