/** Acts on a sheet, and its exchange with the server. Loaded once the rows are on the screen, before anyone can tap. */
import type { LogEvent } from "#lib/log/event";
import { stampSheet } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { decideAct, type Saved, settling } from "./act";
import { courierOf } from "./courier";
import { chainOf, exportOf, isDone, wholeOf } from "./entries-out";
import { type Entry, entryOf, unsentOf } from "./entry";
import { type Holds, stampNow } from "./holds";
import { keepAct } from "./last-act";
import { type Decided, type LocalSheet, storing } from "./local-sheet";
import type { OpenSheet } from "./opened";
import { isParted, pulledInto } from "./outbox";
import type { SheetOnDisk } from "./store";
import type { Given, TakenLine } from "./taken";
import { wireOf } from "./wire";

export interface Exchange
  extends Omit<OpenSheet, "id" | "getSnapshot" | "subscribe" | "isAtRest" | "draft" | "keepDraft" | "pulled"> {
  /** The first exchange with the server. */
  start(): Promise<void>;
}

/** `drafts`: the half-typed forms in memory, by slot. */
export function exchangeOf(phone: Holds, id: string, local: LocalSheet, drafts: Map<number, unknown>): Exchange {
  const { env } = phone;
  const stored = storing(local);
  const device = async () => (await phone.device()).id;
  const courier = courierOf(env, async () => wireOf(env, await phone.device()), { ...local, sheet: id, device });
  const send = () => void courier.go();
  const sheet: Sending = { phone, id, local, drafts, device, send };
  return {
    start: async () => {
      await stored(() => sendAgain(local));
      await courier.go();
    },
    save: (...changes) => saveChanges(sheet, () => changes, changes),
    settle: (event, choice) => saveChanges(sheet, (disk) => settling(disk, event, choice)),
    retry: async (event) => {
      await refusedTo(local, (entry) => entryOf(entry.event, "unsent"))(event);
      send();
    },
    giveUp: refusedTo(local, (entry) => ({ ...entry, fate: "aside" })),
    sync: courier.go,
    receive: (events) => receive(sheet, events),
    reload: async () => {
      await stored(() => local.load());
      send();
    },
    export: async () => exportOf((await local.onDisk()).entries),
    whole: async () => wholeOf((await local.onDisk()).entries),
    takeOver: (given) => takeOver(sheet, given),
    close: courier.stop,
  };
}

/** A sheet, and the phone that sends it. */
interface Sending {
  readonly phone: Holds;
  readonly id: string;
  readonly local: LocalSheet;
  readonly drafts: Map<number, unknown>;
  device(): Promise<string>;
  send(): void;
}

async function saveChanges(
  { phone, id, local, drafts, send }: Sending,
  changesOf: (disk: SheetOnDisk) => readonly Change[],
  coming: readonly Change[] = [],
): Promise<Saved> {
  let decided: Decided<Saved> | undefined;
  const saved = await storing(local)(async () => {
    const stamp = await stampNow(phone, id);
    return local.write((disk) => {
      // A rerun after a lost connection: the first run was already committed.
      if (decided && isDone(disk, decided.entries)) return { ...decided, entries: [] };
      // Ids are drawn inside the transaction, after the newest that is stored.
      let newest = unsentOf(disk.entries).at(-1)?.id;
      const makeId = () => (newest = phone.makeId(newest));
      decided = decideAct(disk, changesOf(disk), (change) => stampSheet(change, { ...stamp, id: makeId() }));
      return decided;
    }, coming);
  });
  if (typeof saved === "string") return { ok: false, code: saved };
  if (decided?.draftDone !== undefined) drafts.delete(decided.draftDone);
  if (!saved.ok) return saved;
  // Forget the undo of the act before; the page that did this one sets its own.
  if (saved.events.length > 0) keepAct(id, null);
  send();
  return saved;
}

async function receive({ local, send }: Sending, events: readonly LogEvent[]): Promise<void> {
  let isAnother = false;
  await storing(local)(() =>
    local.put((disk) => {
      isAnother = isParted(disk, disk.pulled, { events, last: Number.POSITIVE_INFINITY });
      return isAnother ? { entries: [] } : pulledInto(disk, events);
    }, events),
  );
  const { pulled, entries } = await local.onDisk();
  if (isAnother || events.some(({ seq = 0 }) => seq > pulled) || unsentOf(entries).length > 0) send();
}

async function takeOver({ local, device, send }: Sending, given: readonly Given[]): Promise<TakenLine[]> {
  const { takeLines } = await import("./take-file");
  const own = await device();
  const coming = given.map(({ event }) => event);
  const lines = await local.write((disk) => {
    const { entries, lines } = takeLines(disk, given, own);
    return { entries, value: lines };
  }, coming);
  send();
  return lines;
}

/** A refused event and what refers to it: sent again, or given up. */
const refusedTo = (local: LocalSheet, fateOf: (entry: Entry) => Entry) => async (event: string) => {
  await storing(local)(() => local.put(({ entries }) => ({ entries: chainOf(entries, event, ["rejected"]).map(fateOf) })));
};

/** A newer server may take what an older one could not read, or left out as a conflict. */
async function sendAgain(local: LocalSheet): Promise<void> {
  const late = ({ entries }: Pick<SheetOnDisk, "entries">) =>
    entries.filter(({ fate, code }) => fate === "conflict" || (fate === "rejected" && code === "newer-event"));
  if (late(await local.onDisk()).length === 0) return;
  await local.put((disk) => ({ entries: late(disk).map(({ event }) => entryOf(event, "unsent")) }));
}
