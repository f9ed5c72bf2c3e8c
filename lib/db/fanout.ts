/**
 * Tells whoever follows a sheet what happened on it. Losing one of these costs only time: the log is what counts. Here
 * within one process; with several, the same interface over the database's own notifications.
 */
import type { LogEvent } from "#lib/log/event";

/** A phone that is noting a deal just now. Never stored. */
export interface Noting {
  readonly device: string;
  readonly name: string | null;
  readonly slot: number;
}

export type News =
  | { readonly about: "event"; readonly event: LogEvent }
  | { readonly about: "noting"; readonly device: string; readonly noting: Noting | null }
  | { readonly about: "seen" }
  /** Of a club: something moved on a sheet that it counts. */
  | { readonly about: "tables" }
  | { readonly about: "revoked"; readonly device: string };

export interface Fanout {
  publish(sheet: string, news: News): void;
  /** Answers how to stop. */
  subscribe(sheet: string, hear: (news: News) => void): () => void;
}

function inProcess(): Fanout {
  const listeners = new Map<string, Set<(news: News) => void>>();
  return {
    publish: (sheet, news) => {
      for (const hear of listeners.get(sheet) ?? []) hear(news);
    },
    subscribe: (sheet, hear) => {
      const here = listeners.get(sheet) ?? new Set();
      listeners.set(sheet, here.add(hear));
      return () => {
        here.delete(hear);
        if (here.size === 0) listeners.delete(sheet);
      };
    },
  };
}

// On the global object: the doors are built apart, and each would have its own.
const kept = globalThis as { petitAuBoutFanout?: Fanout };

export function fanout(): Fanout {
  kept.petitAuBoutFanout ??= inProcess();
  return kept.petitAuBoutFanout;
}
