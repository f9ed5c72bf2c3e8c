/** One sheet on this phone: its state, acts on it, and how far it has been sent. For `useSyncExternalStore`. */
import type { Saved } from "./act";
import { StoreError } from "./database";
import type { Exchange } from "./exchange";
import type { Holds } from "./holds";
import { localSheet, storing } from "./local-sheet";
import type { OpenSheet } from "./opened";

/** The state is here at once; what acts and sends (`exchange.ts`) is loaded after, and an act before that waits for it. */
export function openSheet(phone: Holds, id: string): OpenSheet {
  const local = localSheet(phone, id);
  const stored = storing(local);
  const drafts = new Map<number, unknown>();
  const bring = async () => (await import("./exchange")).exchangeOf(phone, id, local, drafts);
  const hasAny = async () => (await local.onDisk()).entries.length > 0;
  const { exchange, act, start, close } = comingLater(stored, bring, hasAny);

  void stored(() => local.restore())
    .then(() => stored(() => local.load()))
    .then(start)
    .catch(() => {}); // the next tap tries again

  return {
    id,
    getSnapshot: local.getSnapshot,
    subscribe: local.subscribe,
    isAtRest: local.isAtRest,
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
    pulled: async () => (await local.onDisk()).pulled,
    reload: async () => (await exchange()).reload(),
    export: async () => (await exchange()).export(),
    whole: async () => (await exchange()).whole(),
    takeOver: async (given) => (await exchange()).takeOver(given),
    close,
  };
}

/** What acts and sends, once loaded. `hasAny`: false if the sheet's opening was refused, so that no server is asked for it. */
function comingLater(stored: ReturnType<typeof storing>, bring: () => Promise<Exchange>, hasAny: () => Promise<boolean>) {
  let coming: Promise<Exchange> | undefined;
  let isClosed = false;
  /** The save that opens the sheet: the first exchange waits for it, or it would ask for a sheet that no server knows. */
  let first: Promise<Saved> | undefined;

  /** Loads it again if the last attempt failed. */
  function exchange(): Promise<Exchange> {
    coming ??= bring();
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  }

  function act(doing: (exchange: Exchange) => Promise<Saved>): Promise<Saved> {
    const acted = stored(() => exchange().catch((error) => Promise.reject(new StoreError("storage", error)))).then((at) =>
      typeof at === "string" ? ({ ok: false, code: at } as const) : doing(at),
    );
    first ??= acted;
    return acted;
  }

  async function start(): Promise<void> {
    const at = await exchange();
    const saved = await first;
    if (isClosed) at.close();
    else if (saved?.ok !== false || (await hasAny())) await at.start();
  }

  function close(): void {
    isClosed = true;
    void coming?.then((at) => at.close());
  }
  return { exchange, act, start, close };
}
