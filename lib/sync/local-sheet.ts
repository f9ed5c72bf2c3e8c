/** A sheet's entries in memory, always as last read from or written to the disk. Nothing here waits for the network. */

import type { LogEvent } from "#lib/log/event";
import { loadGame } from "#lib/rules/games";
import { isRecord } from "#lib/rules/read";
import { foldSheet } from "#lib/sheet/fold";
import type { Role } from "#lib/sheet/role";
import type { Rival, Sheet } from "#lib/sheet/sheet";
import { cardOf, type SheetCard } from "./card";
import { StoreError } from "./database";
import { type Entry, entryOf, logOf, merged, unsentOf } from "./entry";
import type { Holds } from "./holds";
import { listening } from "./listening";
import { forgetRows } from "./seen-rows";
import type { SheetOnDisk, Store } from "./store";
import type { WireCode } from "./wire";

/** Why the last request failed, at the server or on the disk. */
type SheetTrouble = WireCode | StoreError["code"];

export interface SheetState {
  /** False until the phone's own copy has been read. */
  readonly ready: boolean;
  readonly sheet: Sheet | null;
  /** It was opened with rules that this version of the app does not know. */
  readonly isNewer: boolean;
  readonly unsent: number;
  readonly rejected: readonly Entry[];
  /** Deals that two phones noted differently, until people settle them. */
  readonly conflicts: readonly Rival[];
  readonly lastError: SheetTrouble | null;
  /** How many entries this page has had to give back to a server that had lost them. */
  readonly givenBack: number;
  /** Null until the server's first answer. */
  readonly role: Role | null;
  /** It came from a file with events of a server, and this phone has no answer from the server yet. */
  readonly isCopy: boolean;
}

/** What a transaction on this sheet decides; a field left out stays as it is. */
export interface Decided<T> extends Partial<Omit<SheetOnDisk, "entries">> {
  readonly entries: readonly Entry[];
  readonly draftDone?: number | undefined;
  readonly value: T;
}

export type LocalSheet = ReturnType<typeof localSheet>;

type ComingEvent = Pick<LogEvent, "kind" | "body">;

/** The fields kept with a sheet beside its entries. */
const KEPT = ["pulled", "role", "epoch", "proof"] as const;

export const NO_SHEET: SheetState = {
  ready: false,
  sheet: null,
  isNewer: false,
  unsent: 0,
  rejected: [],
  conflicts: [],
  lastError: null,
  givenBack: 0,
  role: null,
  isCopy: false,
};

export function localSheet(phone: Holds, id: string) {
  const memory = inMemory(phone.store, id);
  const { subscribe, getSnapshot, report, read } = memory;
  let adding = 0;
  /**
   * Writes, waits for the disk, and only then updates the screen, the second copy and the other tabs. `coming`: events that may
   * be added, whose game's rules are loaded first.
   */
  const write = <T>(decide: (disk: SheetOnDisk) => Decided<T>, coming: readonly ComingEvent[] = []): Promise<T> => {
    let adds = 0;
    const deciding = (disk: SheetOnDisk) => {
      const decided = decide(disk);
      if (decided.entries.length === 0 || adds > 0) return decided;
      adding += ++adds;
      forgetRows(phone.env.storage, id);
      return decided;
    };
    return writeTo(memory, phone, deciding, coming).finally(() => {
      adding -= adds;
    });
  };
  /** The same, without a value to return. */
  const put: Put = (decide, coming) => write((disk) => ({ ...decide(disk), value: undefined }), coming);
  return {
    getSnapshot,
    subscribe,
    /** True while no event is being added: what is shown is what is on the disk. */
    isAtRest: () => adding === 0,
    report,
    load: async () => void (await read()),
    /** The entries as they are in memory; read first if need be. */
    onDisk: async () => memory.onDisk() ?? read(),
    write,
    put,
    /** Adds what only the second copy holds, and drops from that what is no longer unsent. */
    restore: () => restore(phone, id, put),
  };
}

type Put = (decide: (disk: SheetOnDisk) => Omit<Decided<unknown>, "value">, coming?: readonly ComingEvent[]) => Promise<void>;

async function restore({ store, spare }: Holds, id: string, put: Put): Promise<void> {
  const spared = spare.events().filter((event) => event.sheet === id);
  if (spared.length === 0) return;
  const lacking = (disk: SheetOnDisk) => spared.filter((event) => !disk.entries.some((entry) => entry.id === event.id));
  await put((disk) => ({ entries: lacking(disk).map((event) => entryOf(event, "unsent")) }), spared);
  spare.follow((await store.read(id)).entries);
}

type Memory = ReturnType<typeof inMemory>;

/** The sheet as it was last on the disk, the state shown of it, and the listeners. */
function inMemory(store: Store, id: string) {
  const { tell: redraw, subscribe } = listening();
  let state = NO_SHEET;
  let memory: SheetOnDisk | undefined;

  function show(next: Partial<SheetState>): void {
    state = { ...state, ...next };
    redraw();
  }

  function remember(disk: SheetOnDisk, sheet: Sheet | null): SheetOnDisk {
    memory = disk;
    const lost = disk.entries.filter(({ event, fate }) => fate === "unsent" && event.was !== undefined).length;
    show({ ...stateOf(disk, sheet), givenBack: Math.max(lost, state.givenBack) });
    return disk;
  }

  /** Reads again if something was written meanwhile: an older state is never shown. */
  async function read(): Promise<SheetOnDisk> {
    const known = memory;
    const disk = await store.read(id);
    await bringGame(disk.entries.map(({ event }) => event));
    return memory === known ? remember(disk, foldSheet(logOf(disk.entries))) : read();
  }

  const report = (lastError: SheetTrouble | null): void => void (lastError !== state.lastError && show({ lastError }));
  return { id, subscribe, getSnapshot: () => state, report, onDisk: () => memory, remember, read };
}

async function writeTo<T>(
  { id, onDisk: known, remember, read }: Memory,
  { env, store, spare, tell }: Holds,
  decide: (disk: SheetOnDisk) => Decided<T>,
  coming: readonly ComingEvent[],
): Promise<T> {
  if (!known()) await read();
  await bringGame(coming);
  let runs = 0;
  let written: { entries: readonly Entry[]; disk: SheetOnDisk; sheet: Sheet | null } | undefined;
  let spared: readonly Entry[] = [];
  const stop = env.onLeave(() => {
    spared = written?.entries.filter(({ fate }) => fate === "unsent") ?? [];
    spare.follow(spared);
  });
  const change = store.change(id, (before) => {
    runs++;
    // A rerun: the page was left meanwhile, so drop what its first run put into the second copy.
    spare.forget(spared.filter((entry) => !before.entries.some(({ id }) => id === entry.id)));
    spared = [];
    const { entries, draftDone, value, ...said } = decide(before);
    const now = { ...before, ...said };
    if (entries.length === 0 && KEPT.every((key) => now[key] === before[key])) return { value, draftDone };
    const disk = { ...now, entries: merged(before.entries, entries) };
    const sheet = foldSheet(logOf(disk.entries));
    written = { entries, disk, sheet };
    return { entries, card: cardFrom(id, disk, sheet, env.now()), draftDone, value };
  });
  const value = await change.finally(stop);
  // After a rerun it is unclear which run was committed: read the disk.
  if (runs > 1) spare.follow((await read()).entries);
  else if (written) {
    spare.follow(written.entries);
    remember(written.disk, written.sheet);
  }
  if (runs > 1 || written) tell(id);
  return value;
}

/**
 * `changedAt` is when its last event was noted, so that looking at an old evening does not make it recent. At most `now` (ms), in
 * case another's clock was ahead.
 */
function cardFrom(id: string, { entries, pulled, role, epoch, proof }: SheetOnDisk, sheet: Sheet | null, now: number): SheetCard {
  const changedAt = entries.reduce((last, { event }) => Math.min(now, Math.max(last, Date.parse(event.at) || 0)), 0);
  return cardOf({ id, changedAt, unsent: unsentOf(entries).length, pulled, role, epoch, proof }, sheet);
}

/** A failure of the disk is returned as a code and reported, so that the form stays. */
export const storing =
  (local: Pick<LocalSheet, "report">) =>
  async <T>(act: () => Promise<T>): Promise<T | StoreError["code"]> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      local.report(error.code);
      return error.code;
    }
  };

/** Loads the rules of the games that these events open. */
async function bringGame(events: readonly ComingEvent[]): Promise<void> {
  const openings = events.filter(({ kind }) => kind === "sheet.opened");
  try {
    await Promise.all(openings.map(({ body }) => loadGame(isRecord(body) && isRecord(body.rules) && body.rules.game)));
  } catch (error) {
    throw new StoreError("storage", error);
  }
}

function stateOf({ entries, role, pulled }: SheetOnDisk, sheet: Sheet | null): Omit<SheetState, "lastError" | "givenBack"> {
  return {
    ready: true,
    role: role ?? null,
    isCopy: !pulled && !role && entries.some(({ fate }) => fate === "sent"),
    sheet,
    isNewer: !sheet && logOf(entries).some(({ kind }) => kind === "sheet.opened"),
    unsent: unsentOf(entries).length,
    rejected: entries.filter(({ fate }) => fate === "rejected"),
    conflicts: sheet?.deals.flatMap(({ conflicts }) => conflicts) ?? [],
  };
}
