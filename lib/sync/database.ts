/** The IndexedDB database of one phone: its shape, durable transactions, and what to do when it fails. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames, wrap } from "idb";
import type { SheetCard } from "./card";
import type { Entry } from "./entry";

const NAME = "petit-au-bout";
const VERSION = 2;

/** One phone's right to its sheets. */
export interface Device {
  readonly id: string;
  readonly token: string;
}

/** `at`: when it was answered, in milliseconds of this phone's clock. */
export interface Seen<T = unknown> {
  readonly path: string;
  readonly at: number;
  readonly view: T;
}

export interface Schema extends DBSchema {
  events: { key: string; value: Entry; indexes: { sheet: string } };
  sheets: { key: string; value: SheetCard };
  /** Half-typed forms. */
  drafts: { key: [string, number]; value: { sheet: string; slot: number; draft: unknown } };
  device: { key: string; value: Device };
  /** What the server last answered of a club, by the path asked. */
  views: { key: string; value: Seen };
}
export type Db = IDBPDatabase<Schema>;
type Name = StoreNames<Schema>;
type Tx = IDBPTransaction<Schema, Name[], "readwrite">;

export class StoreError extends Error {
  readonly code: "disk-full" | "storage";

  constructor(code: StoreError["code"], cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Runs work on a connection that is opened when needed, and once more on a new one when phones have dropped it. */
export function connect(factory: IDBFactory) {
  let opening: Promise<Db> | undefined;
  const lose = () => {
    opening = undefined;
  };
  const open = () => {
    opening ??= openDb(factory, lose);
    opening.catch(lose);
    return opening;
  };
  async function run<T>(work: (db: Db) => Promise<T>): Promise<T> {
    try {
      return await work(await open());
    } catch (error) {
      if (!isLost(error)) throw typed(error);
      lose();
    }
    return open()
      .then(work)
      .catch((error) => {
        throw typed(error);
      });
  }
  return { run, close: () => void opening?.then((db) => db.close()) };
}

async function openDb(factory: IDBFactory, lose: () => void): Promise<Db> {
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
  const db = (await wrap(request)) as unknown as Db;
  db.addEventListener("close", lose);
  // A newer version of the app opens in another tab: let it.
  db.addEventListener("versionchange", () => {
    lose();
    db.close();
  });
  return db;
}

/** Resolves when the disk has it; when anything failed, nothing of it stays. */
export async function writing<T>(db: Db, stores: Name[], write: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = db.transaction(stores, "readwrite", { durability: "strict" });
  const ended = tx.done.then(
    () => undefined,
    (reason) => ({ reason }),
  );
  try {
    const value = await write(tx);
    const failed = await ended;
    if (failed) throw failed.reason;
    return value;
  } catch (error) {
    abort(tx);
    // A request of a full disk may only say that it was aborted; the transaction says why.
    const failed = await ended;
    throw isFull(failed?.reason) ? failed?.reason : error;
  }
}

function abort(tx: Tx): void {
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

/** Ours pass as they are; the browser's become a code. */
const typed = (error: unknown): unknown =>
  isFull(error) ? new StoreError("disk-full", error) : error instanceof DOMException ? new StoreError("storage", error) : error;
