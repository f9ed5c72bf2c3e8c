/** The phone's own copy of everything. "Enregistré" means that a transaction here is complete. */
import type { Role } from "#lib/sheet/role";
import type { SheetCard } from "./card";
import { allOf, connect, type Device, found, resultOf, type Seen, type Stored, writing } from "./database";
import type { Entry } from "./entry";

/**
 * One sheet as it is stored. `pulled`: the last server number up to which everything is here. `role`: the right the server last
 * gave.
 */
export interface SheetOnDisk {
  readonly entries: readonly Entry[];
  readonly pulled: number;
  readonly role?: Role | undefined;
  /** The server's epoch at the last answer; restoring a copy changes it. */
  readonly epoch?: string | undefined;
  /** The server's signed word that this phone has its right. */
  readonly proof?: string | undefined;
}

/** What a transaction writes: entries replace those of the same id. */
interface Writing<T> {
  readonly entries?: readonly Entry[];
  readonly card?: SheetCard;
  /** The slot whose half-typed form has become an event. */
  readonly draftDone?: number | undefined;
  readonly value: T;
}

export type Store = ReturnType<typeof openStore>;

export function openStore(page: Parameters<typeof connect>[0]) {
  const { run, close } = connect(page);
  return {
    read: (sheet: string) => run((db) => onDiskIn(db.transaction(["events", "sheets"]), sheet)),
    /**
     * Reads a sheet, decides and writes in one transaction, so that two tabs never decide on the same state. `decide`
     * runs again when the connection was lost, on whatever was stored by then.
     */
    change<T>(sheet: string, decide: (disk: SheetOnDisk) => Writing<T>): Promise<T> {
      return run((db) => changeOnDisk(db, sheet, decide));
    },
    cards: (): Promise<SheetCard[]> => run((db) => allOf("sheets", db.transaction("sheets").objectStore("sheets"))),
    draft: (sheet: string, slot: number): Promise<unknown> =>
      run(async (db) => (await found(db.transaction("drafts"), "drafts", [sheet, slot]))?.draft),
    keepDraft: (sheet: string, slot: number, draft: unknown) => run((db) => keep(db, "drafts", { sheet, slot, draft })),
    /** The last answer seen at this path, and all such paths. */
    seen: (path: string): Promise<Seen | undefined> => run((db) => found(db.transaction("views"), "views", path)),
    seenPaths: () =>
      run(async (db) => {
        const keys = await resultOf(db.transaction("views").objectStore("views").getAllKeys());
        return keys.filter((key) => typeof key === "string");
      }),
    keepSeen: (seen: Seen) => run((db) => keep(db, "views", seen)),
    device: (make: () => Device) => run((db) => deviceOf(db, make)),
    close,
  };
}

const keep = <N extends keyof Stored>(db: IDBDatabase, name: N, value: Stored[N]): Promise<void> =>
  writing(db, [name], async (tx) => void (await resultOf(tx.objectStore(name).put(value))));

const entriesOf = (tx: IDBTransaction, sheet: string): Promise<Entry[]> =>
  allOf("events", tx.objectStore("events").index("sheet"), sheet);

async function onDiskIn(tx: IDBTransaction, sheet: string): Promise<SheetOnDisk> {
  const [entries, card] = await Promise.all([entriesOf(tx, sheet), found(tx, "sheets", sheet)]);
  return { entries, pulled: card?.pulled ?? 0, role: card?.role, epoch: card?.epoch, proof: card?.proof };
}

const changeOnDisk = <T>(db: IDBDatabase, sheet: string, decide: (disk: SheetOnDisk) => Writing<T>): Promise<T> =>
  writing(db, ["events", "sheets", "drafts"], async (tx) => {
    const [events, sheets, drafts] = [tx.objectStore("events"), tx.objectStore("sheets"), tx.objectStore("drafts")];
    const { entries = [], card, draftDone, value } = decide(await onDiskIn(tx, sheet));
    const writes = [
      ...entries.map((entry) => () => resultOf(events.put(entry))),
      ...(card ? [() => resultOf(sheets.put(card))] : []),
      ...(draftDone === undefined ? [] : [() => resultOf(drafts.delete([sheet, draftDone]))]),
    ];
    // Async, so that one that throws does not skip the others.
    await Promise.all(writes.map(async (put) => put()));
    return value;
  });

const deviceOf = (db: IDBDatabase, make: () => Device): Promise<Device> =>
  writing(db, ["device"], async (tx) => {
    const known = (await found(tx, "device", "device")) ?? make();
    await resultOf(tx.objectStore("device").put(known, "device"));
    return known;
  });
