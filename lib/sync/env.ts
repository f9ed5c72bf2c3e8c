import { ifAllowed } from "./if-allowed";

/** Everything impure that a phone gives. Tests replace it. */
export interface Env {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds of the phone's clock, which people set: may jump back. */
  readonly now: () => number;
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
  readonly indexedDB: IDBFactory;
  /** `localStorage`: a second copy of what is unsent. Absent if the browser refuses it. */
  readonly storage: Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem"> | undefined;
  /** Lets one tab at a time push. Absent in older browsers: pushing twice is harmless. */
  readonly locks: Pick<LockManager, "request"> | undefined;
  /** To the other tabs of this phone. */
  readonly channel: (name: string) => Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close"> | undefined;
  /** Calls back when the network or the person may be there again; returns how to stop. */
  readonly onWake: (wake: () => void) => () => void;
  /** Calls back when the page becomes hidden, at once if it is; returns how to stop. */
  readonly onHide: (hide: () => void) => () => void;
  readonly isHidden: () => boolean;
  /** Calls back when the page is left, the last code that may run before it sleeps or is gone; returns how to stop. */
  readonly onLeave: (leave: () => void) => () => void;
  readonly after: (ms: number, run: () => void) => () => void;
}

export function browserEnv(): Env {
  return {
    fetch: (path, init) => (globalThis as Early).asked?.(path, init) ?? fetch(path, init),
    now: Date.now,
    random: (bytes) => crypto.getRandomValues(bytes),
    indexedDB,
    // Reading the property throws where the browser forbids it.
    storage: ifAllowed(() => localStorage),
    locks: navigator.locks,
    channel: (name) => (typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name)),
    onWake,
    onHide,
    isHidden,
    onLeave: (leave) => on(globalThis, "pagehide", leave),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** Answers to questions that an inline script asked early (`components/parts/live/ask-early.ts`), each used once. */
interface Early {
  asked?: (path: string, init: RequestInit) => Promise<Response> | undefined;
}

/** Returns how to stop. */
function on(target: Pick<EventTarget, "addEventListener" | "removeEventListener">, type: string, hear: () => void): () => void {
  target.addEventListener(type, hear);
  return () => target.removeEventListener(type, hear);
}

function onWake(wake: () => void): () => void {
  const seen = () => isHidden() || wake();
  const stops = [on(globalThis, "online", wake), on(globalThis, "pageshow", wake), on(document, "visibilitychange", seen)];
  return () => {
    for (const stop of stops) stop();
  };
}

const isHidden = (): boolean => document.visibilityState === "hidden";

function onHide(hide: () => void): () => void {
  const look = () => isHidden() && hide();
  look();
  return on(document, "visibilitychange", look);
}
