/**
 * Tells whoever follows a log what happened on it. Losing one of these costs only time: the log is what counts. Here within one
 * process; where there are several, what is told goes `outward` too, and what the others told is heard (lib/db/postgres/across.ts).
 */

import type { LogEvent } from "#lib/log/event";
import { keptIn } from "#lib/rules/lists";
import { byProcess } from "./memory";

/** A phone that is noting a deal just now. Never stored. */
export interface NotingPhone {
  readonly device: string;
  readonly name: string | null;
  readonly slot: number;
}

export type News =
  | { readonly about: "event"; readonly event: LogEvent }
  | { readonly about: "noting"; readonly device: string; readonly noting: NotingPhone | null }
  /** How far this phone has got. */
  | { readonly about: "reached"; readonly device: string; readonly seq: number }
  /** Somebody has got further. */
  | { readonly about: "seen" }
  /** Of a club: something moved on a sheet that it counts. */
  | { readonly about: "tables" }
  | { readonly about: "revoked"; readonly device: string };

/** The other processes. */
interface Outward {
  tell(log: string, news: News): void;
  /** Who follows here for the first time asks what only memories know: who is noting, how far everybody has got. */
  ask(log: string): void;
}

interface Fanout {
  publish(log: string, news: News): void;
  /** What another process has told. */
  hear(log: string, news: News): void;
  /** Answers how to stop. */
  subscribe(log: string, hear: (news: News) => void): () => void;
  /** What somebody follows here. */
  followed(): string[];
  outward?: Outward | undefined;
}

function inProcess(): Fanout {
  const listeners = new Map<string, Set<(news: News) => void>>();
  const here: Fanout = {
    publish: (log, news) => {
      here.hear(log, news);
      here.outward?.tell(log, news);
    },
    hear: (log, news) => {
      for (const hear of listeners.get(log) ?? []) hear(news);
    },
    subscribe: (log, hear) => {
      if (!listeners.has(log)) here.outward?.ask(log);
      const all = keptIn(listeners, log, () => new Set()).add(hear);
      return () => {
        all.delete(hear);
        if (all.size === 0) listeners.delete(log);
      };
    },
    followed: () => [...listeners.keys()],
  };
  return here;
}

export const fanout = byProcess("petitAuBoutFanout", inProcess);
