/** One sheet on this phone: what it says now, what people do with it, and how far it has been sent. For `useSyncExternalStore`. */
import type { Change, Choice } from "#lib/sheet/change";
import type { SheetEvent } from "#lib/sheet/event";
import { decideAct, type Saved, settling, stamperOf } from "./act";
import { courierOf } from "./courier";
import { StoreError } from "./database";
import { chainOf, entryOf, exportOf, isDone, unsentOf, wholeOf } from "./entry";
import { type Decided, type LocalSheet, localSheet } from "./local-sheet";
import { isParted, pulledInto } from "./outbox";
import type { Phone } from "./phone";
import type { Page } from "./store";
import type { Given, Line } from "./take-file";
import { wireOf } from "./wire";

export interface OpenSheet extends Pick<LocalSheet, "getSnapshot" | "subscribe"> {
  readonly id: string;
  /** All of these or none, in order. */
  save(...changes: readonly Change[]): Promise<Saved>;
  settle(event: string, choice: Choice): Promise<Saved>;
  /** Sends a refused event again, and what was done to it: for instance once the sheet is open again. */
  retry(event: string): Promise<void>;
  /** Gives up a refused event, and what was done to it: people have seen why. */
  giveUp(event: string): Promise<void>;
  /** A half-typed form: kept in memory whatever the disk says; the answer is what the disk said. */
  draft(slot: number): Promise<unknown>;
  keepDraft(slot: number, draft: unknown): Promise<StoreError["code"] | null>;
  /** Goes to the server now; resolves when this exchange is over, however it went. */
  sync(): Promise<void>;
  /** Events that the server has told, in their order. */
  receive(events: readonly SheetEvent[]): Promise<void>;
  /** The last of the server's numbers that are here without a gap. */
  pulled(): Promise<number>;
  /** Another tab has written. */
  reload(): Promise<void>;
  /** What the server does not have, as JSON. */
  export(): Promise<string>;
  /** Everything that is here of the sheet, as JSON that another phone can take over. */
  whole(): Promise<string>;
  /** Lines of such a file, from another phone: what became of each. Throws a `StoreError` when the disk refuses. */
  take(given: readonly Given[]): Promise<Line[]>;
  close(): void;
}

export function openSheet(phone: Phone, id: string): OpenSheet {
  const { env, store } = phone;
  const local = localSheet(phone, id);
  const drafts = new Map<number, unknown>();
  const courier = courierOf(env, async () => wireOf(env, await phone.device()), {
    sheet: id,
    page: local.page,
    write: (decide, coming) => local.write((page) => ({ ...decide(page), value: undefined }), coming),
    report: local.report,
  });

  async function commit(changesOf: (page: Page) => readonly Change[], coming: readonly Change[] = []): Promise<Saved> {
    let decided: Decided<Saved> | undefined;
    const saved = await stored(async () => {
      const stampOf = stamperOf(id, (await phone.device()).id, new Date(env.now()).toISOString());
      return local.write((page) => {
        // The connection was lost after the commit: it is done.
        if (decided && isDone(page, decided.entries)) return { ...decided, entries: [] };
        let newest = unsentOf(page.entries).at(-1)?.id;
        const makeId = () => (newest = phone.makeId(newest));
        decided = decideAct(page, changesOf(page), stampOf(makeId));
        return decided;
      }, coming);
    });
    if (typeof saved === "string") return { ok: false, code: saved };
    if (decided?.draftDone !== undefined) drafts.delete(decided.draftDone);
    if (saved.ok) void courier.go();
    return saved;
  }

  /** What the server was too old to read, or to keep beside what somebody else noted, it may take today. */
  async function sendAgain(): Promise<void> {
    const late = ({ entries }: Pick<Page, "entries">) =>
      entries.filter(({ fate, code }) => fate === "conflict" || (fate === "rejected" && code === "newer-event"));
    if (late(await local.page()).length === 0) return;
    await local.write((page) => ({
      entries: late(page).map(({ event }) => entryOf(event, "unsent")),
      value: undefined,
    }));
  }

  /** The disk's refusal is an answer: people are told, and the form stays. */
  async function stored<T>(act: () => Promise<T>): Promise<T | StoreError["code"]> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      local.report(error.code);
      return error.code;
    }
  }

  void stored(() => local.restore())
    .then(() => stored(() => local.load()))
    .then(() => stored(sendAgain))
    .then(() => courier.go());

  return {
    id,
    getSnapshot: local.getSnapshot,
    subscribe: local.subscribe,
    save: (...changes) => commit(() => changes, changes),
    settle: (event, choice) => commit((page) => settling(page, event, choice)),
    retry: async (event) => {
      await stored(() =>
        local.write(({ entries }) => {
          const refused = chainOf(entries, event, ["rejected"]);
          return { entries: refused.map((entry) => entryOf(entry.event, "unsent")), value: undefined };
        }),
      );
      void courier.go();
    },
    giveUp: async (event) => {
      await stored(() =>
        local.write(({ entries }) => {
          const refused = chainOf(entries, event, ["rejected"]);
          return { entries: refused.map((entry) => ({ ...entry, fate: "aside" as const })), value: undefined };
        }),
      );
    },
    draft: async (slot) => (drafts.has(slot) ? drafts.get(slot) : store.draft(id, slot).catch(() => undefined)),
    keepDraft: async (slot, draft) => {
      drafts.set(slot, draft);
      return (await stored(() => store.keepDraft(id, slot, draft))) ?? null;
    },
    sync: courier.go,
    receive: async (events) => {
      let isAnother = false;
      await stored(() =>
        local.write((page) => {
          isAnother = isParted(page, page.pulled, { events, last: Number.POSITIVE_INFINITY });
          return { ...(isAnother ? { entries: [] } : pulledInto(page, events)), value: undefined };
        }, events),
      );
      const { pulled, entries } = await local.page();
      if (isAnother || events.some(({ seq = 0 }) => seq > pulled) || unsentOf(entries).length > 0) void courier.go();
    },
    pulled: async () => (await local.page()).pulled,
    reload: async () => {
      await stored(() => local.load());
      void courier.go();
    },
    export: async () => exportOf((await local.page()).entries),
    whole: async () => wholeOf((await local.page()).entries),
    take: async (given) => {
      const { takeLines } = await import("./take-file");
      const { id: device } = await phone.device();
      const coming = given.map(({ event }) => event);
      const lines = await local.write((page) => {
        const { entries, lines } = takeLines(page, given, device);
        return { entries, value: lines };
      }, coming);
      void courier.go();
      return lines;
    },
    close: courier.stop,
  };
}
