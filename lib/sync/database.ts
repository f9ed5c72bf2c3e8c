/** The IndexedDB database of one phone: its shape, durable transactions, and what to do when it fails. */
import { keptIn } from "#lib/rules/lists";
import type { SheetCard } from "./card";
import type { Entry } from "./entry";
import type { Env } from "./env";
import { isEvent, shaped } from "./shape";

const NAME = "petit-au-bout";
const VERSION = 2;

/** How one phone proves its rights: the server keeps a hash of the token. */
export interface Device {
  readonly id: string;
  readonly token: string;
}

/** `at`: when the answer came, in ms of this phone's clock. */
export interface Seen<T = unknown> {
  readonly path: string;
  readonly at: number;
  readonly view: T;
}

/** What each store holds. `drafts`: half-typed forms. `views`: what the server last answered of a club, by the path asked. */
export interface Stored {
  readonly events: Entry;
  readonly sheets: SheetCard;
  readonly drafts: { readonly sheet: string; readonly slot: number; readonly draft: unknown };
  readonly device: Device;
  readonly views: Seen;
}
type Name = keyof Stored;

/** An IndexedDB request as a promise. */
export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const isEntry = shaped<Entry>({ id: "string", sheet: "string", event: "record", fate: "string" });

export const isDevice = shaped<Device>({ id: "string", token: "string" });

/** Checked when read: a record that an older app wrote in another shape stays on the disk, but is ignored. */
const IS: { readonly [N in Name]: (kept: unknown) => kept is Stored[N] } = {
  events: (kept): kept is Entry => isEntry(kept) && isEvent(kept.event),
  sheets: shaped({ id: "string", pulled: "number", changedAt: "number", unsent: "number", sheet: "record?", deals: "number" }),
  drafts: shaped({ sheet: "string", slot: "number" }),
  device: isDevice,
  views: shaped({ path: "string", at: "number" }),
};

/** What a store holds under this key, if anything. */
export async function found<N extends Name>(tx: IDBTransaction, name: N, key: IDBValidKey): Promise<Stored[N] | undefined> {
  const kept: unknown = await resultOf(tx.objectStore(name).get(key));
  return IS[name](kept) ? kept : undefined;
}

/** All that a store holds, or an index of it under this key. */
export async function allOf<N extends Name>(name: N, from: IDBObjectStore | IDBIndex, key?: IDBValidKey): Promise<Stored[N][]> {
  const kept: unknown[] = await resultOf(from.getAll(key));
  return kept.filter(IS[name]);
}

export class StoreError extends Error {
  /** `stuck`: the browser does not answer, and will not until it is restarted. */
  readonly code: "disk-full" | "storage" | "stuck";

  constructor(code: StoreError["code"], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** The longest that opening, reading or writing takes, on the slowest phone with the longest sheet. */
export const STUCK_MS = 12_000;
/** If the page still runs this long after `onLeave`, it was not left. */
const STAYED_MS = 1_000;

type Page = Pick<Env, "indexedDB" | "onLeave" | "onWake" | "after">;

/**
 * Runs work on a connection that is opened when needed, and once more on a new one if the browser dropped it. Some browsers
 * freeze a database for good when a page is left in the middle of a write: so when it is left, the write is aborted and the
 * connection closed. It is done when the page is back; until then it does not count as saved.
 */
export function connect(page: Page) {
  let opening: Promise<IDBDatabase> | undefined;
  const lose = () => {
    opening = undefined;
  };
  const open = () => {
    opening ??= openDb(page.indexedDB, lose);
    opening.catch(lose);
    return opening;
  };
  const drop = (dropped = opening) => {
    void dropped?.then(giveUp, () => {});
    if (dropped === opening) lose();
  };
  const away = untilBack(page, drop);

  async function run<T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> {
    for (let lost = false; ; ) {
      while (away.left()) await away.left();
      const here = open();
      try {
        return await inTime(page, here.then(work));
      } catch (error) {
        if (error instanceof StoreError && error.code === "stuck") drop(here);
        if (away.left()) continue;
        if (lost || !isLost(error)) throw typed(error);
        lost = true;
        if (here === opening) lose();
      }
    }
  }
  const close = () => {
    for (const forget of away.forgets) forget();
    void opening?.then((db) => db.close());
  };
  return { run, close };
}

/** `left`: undefined, or a promise that resolves when the page is back or turns out to run on. */
function untilBack(page: Page, leaving: () => void) {
  let left: Promise<void> | undefined;
  let comeBack = () => {};
  const leave = () => {
    leaving();
    comeBack();
    left = new Promise((resolve) => {
      const stop = page.after(STAYED_MS, () => comeBack());
      comeBack = () => {
        stop();
        left = undefined;
        resolve();
      };
    });
  };
  const forgets = [page.onLeave(leave), page.onWake(() => comeBack())];
  return { left: () => left, forgets };
}

/** The browser fires no event when it hangs, so a timeout is used. */
function inTime<T>({ after }: Pick<Page, "after">, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = after(STUCK_MS, () => reject(new StoreError("stuck")));
    void work.then(resolve, reject).finally(stop);
  });
}

/** The writes under way on each connection. */
const writes = new WeakMap<IDBDatabase, Set<IDBTransaction>>();

function giveUp(db: IDBDatabase): void {
  for (const tx of writes.get(db) ?? []) abort(tx);
  db.close();
}

async function openDb(factory: IDBFactory, lose: () => void): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    const db = request.result;
    if (oldVersion < 1) {
      db.createObjectStore("events", { keyPath: "id" }).createIndex("sheet", "sheet");
      db.createObjectStore("sheets", { keyPath: "id" });
      db.createObjectStore("drafts", { keyPath: ["sheet", "slot"] });
      db.createObjectStore("device");
    }
    if (oldVersion < 2) db.createObjectStore("views", { keyPath: "path" });
  };
  const db = await resultOf(request);
  db.addEventListener("close", lose);
  // Another tab has a newer version of the app: close, so that it can upgrade.
  db.addEventListener("versionchange", () => {
    lose();
    db.close();
  });
  return db;
}

/** Resolves when it is on the disk. If anything fails, nothing of it is kept. */
export async function writing<T>(db: IDBDatabase, stores: Name[], write: (tx: IDBTransaction) => Promise<T>): Promise<T> {
  const tx = db.transaction(stores, "readwrite", { durability: "strict" });
  const under = keptIn(writes, db, () => new Set()).add(tx);
  const ended = endOf(tx);
  try {
    const value = await write(tx);
    const failed = await ended;
    if (failed) throw failed;
    return value;
  } catch (error) {
    abort(tx);
    // On a full disk the request may only say "aborted"; the transaction says why.
    const failed = await ended;
    throw isFull(failed) ? failed : error;
  } finally {
    under.delete(tx);
  }
}

/** Why it failed; null when the disk has it. */
const endOf = (tx: IDBTransaction): Promise<DOMException | null> =>
  new Promise((resolve) => {
    tx.oncomplete = () => resolve(null);
    tx.onabort = () => resolve(tx.error ?? new DOMException("aborted", "AbortError"));
  });

function abort(tx: IDBTransaction): void {
  try {
    tx.abort();
  } catch {
    // Already over.
  }
}

const nameOf = (error: unknown): string => (error as { name?: string } | null)?.name ?? "";
const isFull = (error: unknown): boolean => nameOf(error) === "QuotaExceededError";
const isLost = (error: unknown): boolean =>
  ["InvalidStateError", "AbortError", "UnknownError", "TransactionInactiveError"].includes(nameOf(error));

/** Our own errors stay as they are; the browser's become a code. */
const typed = (error: unknown): unknown =>
  isFull(error) ? new StoreError("disk-full", error) : error instanceof DOMException ? new StoreError("storage", error) : error;
