/** A phone for tests, with a disk, tabs, a clock and random draws that the test controls. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { chanceOf } from "#lib/rules/seeded";
import { STUCK_MS } from "./database";
import type { Env } from "./env";
import type { OpenSheet } from "./opened";
import { createPhone, type Phone } from "./phone";
import { shelf } from "./shelf.fixture";

type Fetch = Env["fetch"];
type Listener = (event: MessageEvent) => void;

/** Keeps one more; returns how to stop. */
const keptIn =
  <T>(all: Set<T>) =>
  (one: T) => {
    all.add(one);
    return () => void all.delete(one);
  };

export class Handset {
  disk = new IDBFactory();
  readonly kept = new Map<string, string>();
  readonly timers = new Set<{ ms: number; run: () => void }>();
  /** The timers that give up on a stuck disk: the disk answers, so they only run where a test runs them. */
  readonly waiting = new Set<{ ms: number; run: () => void }>();
  now = Date.UTC(2026, 10, 21, 20, 0);
  private readonly listeners = new Set<{ tab: object; heard: Listener }>();
  private readonly wakes = new Set<() => void>();
  private readonly hides = new Set<() => void>();
  private isHidden = false;
  private readonly leaves = new Set<() => void>();
  private readonly turns = new Map<string, { tab: object; start: () => void; release: () => void }[]>();

  constructor(
    public fetch: Fetch,
    private readonly draw: () => number = chanceOf(1),
  ) {}

  /** Opens a tab, or opens the app again after it was killed. */
  tab(more: Partial<Env> = {}): Phone {
    return createPhone({ ...this.env(), ...more });
  }

  wake(): void {
    this.isHidden = false;
    this.reconnect();
  }

  /** The network is back, whether or not the page is in front. */
  reconnect(): void {
    for (const wake of this.wakes) wake();
  }

  /** Another page comes to the front, or the screen goes off. */
  hide(): void {
    this.isHidden = true;
    for (const hide of this.hides) hide();
  }

  /** The tab goes to another address: its pages sleep, or are gone. */
  leave(): void {
    for (const leave of this.leaves) leave();
  }

  /** Runs every pending timer, except those that give up on the disk. */
  elapse(timers = this.timers): void {
    const due = [...timers];
    timers.clear();
    for (const timer of due) timer.run();
  }

  env(tab: object = {}): Env {
    return {
      fetch: (path, init) => this.fetch(path, init),
      now: () => this.now,
      random: (bytes) => bytes.map(() => Math.floor(this.draw() * 256)),
      indexedDB: this.disk,
      storage: this.storage(),
      locks: { request: this.lockOf(tab) } as unknown as LockManager,
      channel: () => ({
        postMessage: (data: unknown) => {
          for (const { tab: other, heard } of this.listeners)
            if (other !== tab) setImmediate(() => heard({ data } as MessageEvent));
        },
        addEventListener: (_: string, heard: unknown) => void this.listeners.add({ tab, heard: heard as Listener }),
        close: () => {
          for (const listener of this.listeners) if (listener.tab === tab) this.listeners.delete(listener);
        },
      }),
      onWake: keptIn(this.wakes),
      onHide: keptIn(this.hides),
      isHidden: () => this.isHidden,
      onLeave: keptIn(this.leaves),
      after: (ms, run) => keptIn(ms === STUCK_MS ? this.waiting : this.timers)({ ms, run }),
    };
  }

  private lockOf(tab: object) {
    return <T>(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        const release = () => {
          const turns = (this.turns.get(name) ?? []).filter((other) => other !== turn);
          this.turns.set(name, turns);
          turns[0]?.start();
        };
        let started = false;
        const start = () => {
          if (started) return;
          started = true;
          work().then(resolve, reject).finally(release);
        };
        const turn = { tab, start, release };
        signal.addEventListener("abort", () => {
          if (started) return;
          release();
          reject(signal.reason);
        });
        const turns = [...(this.turns.get(name) ?? []), turn];
        this.turns.set(name, turns);
        turns[0]?.start();
      });
  }

  /** The system gives back the locks of a tab that it killed. */
  unlock(tab: object): void {
    for (const turns of this.turns.values()) for (const turn of turns) if (turn.tab === tab) turn.release();
  }

  private storage(): NonNullable<Env["storage"]> {
    const { kept } = this;
    return {
      get length() {
        return kept.size;
      },
      key: (i) => [...kept.keys()][i] ?? null,
      ...shelf(kept),
    };
  }
}

/** Resolves once `holds` is true of the sheet's state. */
export function until(sheet: OpenSheet, holds: (state: ReturnType<OpenSheet["getSnapshot"]>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds(sheet.getSnapshot())) return;
      stop();
      resolve();
    };
    const stop = sheet.subscribe(look);
    look();
  });
}
