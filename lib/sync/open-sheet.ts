/** One sheet on this phone: what it says now, what people do with it, and how far it has been sent. For `useSyncExternalStore`. */
import type { Change, Choice } from "#lib/sheet/change";
import type { SheetEvent } from "#lib/sheet/event";
import type { Saved } from "./act";
import { StoreError } from "./database";
import type { Exchange } from "./exchange";
import { type LocalSheet, localSheet, storing } from "./local-sheet";
import type { Phone } from "./phone";
import type { Given, Line } from "./take-file";

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

/** What shows is here at once; what acts and sends (`exchange.ts`) comes right after, and whoever is quicker waits for it. */
export function openSheet(phone: Phone, id: string): OpenSheet {
  const local = localSheet(phone, id);
  const stored = storing(local);
  const drafts = new Map<number, unknown>();
  let coming: Promise<Exchange> | undefined;
  let isClosed = false;

  /** Asked for again where it could not come. */
  function exchange(): Promise<Exchange> {
    coming ??= import("./exchange").then(({ exchangeOf }) => exchangeOf(phone, id, local, drafts));
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  }

  async function act(doing: (exchange: Exchange) => Promise<Saved>): Promise<Saved> {
    const at = await stored(() => exchange().catch((error) => Promise.reject(new StoreError("storage", error))));
    return typeof at === "string" ? { ok: false, code: at } : doing(at);
  }

  async function start(): Promise<void> {
    const at = await exchange();
    if (isClosed) at.close();
    else await at.start();
  }

  void stored(() => local.restore())
    .then(() => stored(() => local.load()))
    .then(start)
    .catch(() => {}); // asked for again by the next tap

  return {
    id,
    getSnapshot: local.getSnapshot,
    subscribe: local.subscribe,
    save: (...changes) => act((at) => at.save(...changes)),
    settle: (event, choice) => act((at) => at.settle(event, choice)),
    retry: async (event) => (await exchange()).retry(event),
    giveUp: async (event) => (await exchange()).giveUp(event),
    draft: async (slot) => (drafts.has(slot) ? drafts.get(slot) : phone.store.draft(id, slot).catch(() => undefined)),
    keepDraft: async (slot, draft) => {
      drafts.set(slot, draft);
      return (await stored(() => phone.store.keepDraft(id, slot, draft))) ?? null;
    },
    sync: async () => (await exchange()).sync(),
    receive: async (events) => (await exchange()).receive(events),
    pulled: async () => (await local.page()).pulled,
    reload: async () => (await exchange()).reload(),
    export: async () => (await exchange()).export(),
    whole: async () => (await exchange()).whole(),
    take: async (given) => (await exchange()).take(given),
    close: () => {
      isClosed = true;
      void coming?.then((at) => at.close());
    },
  };
}
