/** What is kept in memory, and of what: a test has a database of its own; a server's doors are built apart, and share one process. */
import { keptIn } from "#lib/rules/lists";
import { db } from "./client";

/** Of the database at hand. */
export function byDatabase<T>(make: () => T): () => T {
  const kept = new WeakMap<object, T>();
  return () => keptIn(kept, db(), make);
}

/** Of the process: on the global object, or each door would have its own. */
export function byProcess<T>(name: `petitAuBout${string}`, make: () => T): () => T {
  const kept = globalThis as Partial<Record<typeof name, T>>;
  return () => {
    kept[name] ??= make();
    return kept[name];
  };
}
