import { ifAllowed } from "./if-allowed";

/** Everything a phone gives that is not a pure function. Tests put their own in its place. */
export interface Env {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds, as people set them: may jump back. */
  readonly now: () => number;
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
  readonly indexedDB: IDBFactory;
  /** Second copy of what is unsent. Absent where the browser refuses it. */
  readonly storage: Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem"> | undefined;
  /** One tab at a time. Absent in older browsers: pushing twice is harmless. */
  readonly locks: Pick<LockManager, "request"> | undefined;
  /** To the other tabs of this phone. */
  readonly channel: (name: string) => Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close"> | undefined;
  /** Calls back when the network or the person may be there again; returns how to stop. */
  readonly onWake: (wake: () => void) => () => void;
  /** Calls back when nobody looks at this page any more, at once where that is so already; returns how to stop. */
  readonly onHide: (hide: () => void) => () => void;
  /** Does nobody look at this page? */
  readonly isHidden: () => boolean;
  /** Calls back as the page is left, the last thing it may do before it sleeps or is gone; returns how to stop. */
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
    onLeave,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** What the page's first bytes have asked already (`components/parts/live/ask-early.ts`), each answered once. */
interface Early {
  asked?: (path: string, init: RequestInit) => Promise<Response> | undefined;
}

function onWake(wake: () => void): () => void {
  const seen = () => isHidden() || wake();
  addEventListener("online", wake);
  addEventListener("pageshow", wake);
  document.addEventListener("visibilitychange", seen);
  return () => {
    removeEventListener("online", wake);
    removeEventListener("pageshow", wake);
    document.removeEventListener("visibilitychange", seen);
  };
}

const isHidden = (): boolean => document.visibilityState === "hidden";

function onHide(hide: () => void): () => void {
  const look = () => isHidden() && hide();
  look();
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}

function onLeave(leave: () => void): () => void {
  addEventListener("pagehide", leave);
  return () => removeEventListener("pagehide", leave);
}
