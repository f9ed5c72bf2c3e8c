/**
 * Tells all who follow a log what happened on it. A lost message only costs time: the log is what counts. Within this process;
 * with several, messages also go `outward`, and others' are received (lib/db/postgres/across.ts).
 */

import type { LogEvent } from "#lib/log/event";
import { keptIn } from "#lib/rules/lists";
import { byProcess } from "./memory";

/** A phone that is noting a deal now. Never stored. */
export interface NotingPhone {
  readonly device: string;
  readonly name: string | null;
  readonly slot: number;
}

export type News =
  | { readonly about: "event"; readonly event: LogEvent }
  | { readonly about: "noting"; readonly device: string; readonly noting: NotingPhone | null }
  /** This phone has everything up to `seq`. */
  | { readonly about: "reached"; readonly device: string; readonly seq: number }
  /** A phone has got further: counts have changed. */
  | { readonly about: "seen" }
  /** For a club: something changed on a sheet that it counts. */
  | { readonly about: "tables" }
  | { readonly about: "revoked"; readonly device: string };

/** The other processes. */
interface Outward {
  tell(log: string, news: News): void;
  /** On the first follower here, asks the others for what is only in memory: who is noting, how far phones have got. */
  ask(log: string): void;
}

interface Fanout {
  publish(log: string, news: News): void;
  /** Delivers a message of another process, here only. */
  hear(log: string, news: News): void;
  /** Returns how to stop. */
  subscribe(log: string, hear: (news: News) => void): () => void;
  /** The logs that have followers here. */
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
        // Asked again, it does nothing: others may follow the log by then.
        if (all.delete(hear) && all.size === 0) listeners.delete(log);
      };
    },
    followed: () => [...listeners.keys()],
  };
  return here;
}

export const fanout = byProcess("petitAuBoutFanout", inProcess);
