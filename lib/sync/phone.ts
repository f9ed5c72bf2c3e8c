/** Everything one phone holds: its right, its sheets, its other tabs. */
import { keptIn } from "#lib/rules/lists";
import type { SheetCard } from "./card";
import type { Device } from "./database";
import type { Env } from "./env";
import type { Holds } from "./holds";
import { createIds } from "./ids";
import { openSheet } from "./open-sheet";
import type { OpenSheet } from "./opened";
import { type Spare, spareOf } from "./spare";
import { openStore, type Store } from "./store";

const CHANNEL = "petit-au-bout";

export interface Phone extends Holds {
  /** The same object for the same sheet, as long as the page lives. */
  open(sheet: string): OpenSheet;
  /** The sheets on this phone, the last changed first. */
  cards(): Promise<SheetCard[]>;
  /** True if the last answer for this sheet, since it was opened here, refused this phone. */
  isShutOut(sheet: string): boolean;
  /** Opens and sends every sheet that has something unsent. */
  sendAll(): Promise<void>;
  close(): void;
}

export function createPhone(env: Env): Phone {
  const store = openStore(env);
  const spare = spareOf(env.storage);
  const channel = env.channel(CHANNEL);
  const makeId = createIds(env.now, env.random);
  const sheets = new Map<string, OpenSheet>();
  const newDevice = () => ({ id: makeId(), token: base64url(env.random(new Uint8Array(32))) });

  channel?.addEventListener("message", ({ data }) => void sheets.get(String(data))?.reload());

  const phone: Phone = {
    env,
    store,
    spare,
    device: deviceIn(store, spare, newDevice),
    makeId,
    tell: (sheet) => channel?.postMessage(sheet),
    open: (id) => keptIn(sheets, id, () => openSheet(phone, id)),
    cards: async () => (await store.cards()).sort((a, b) => b.changedAt - a.changedAt),
    isShutOut: (id) => sheets.get(id)?.getSnapshot().lastError === "refused",
    sendAll: async () => {
      const unsent = (await store.cards()).filter((card) => card.unsent > 0).map((card) => card.id);
      const spared = spare.events().map((event) => event.sheet);
      await Promise.all([...new Set([...unsent, ...spared])].map((id) => phone.open(id).sync()));
    },
    close: () => {
      for (const sheet of sheets.values()) sheet.close();
      channel?.close();
      store.close();
    },
  };
  return phone;
}

/** Made once; tried again if the disk failed. */
function deviceIn(store: Store, spare: Spare, make: () => Device): () => Promise<Device> {
  let known: Promise<Device> | undefined;
  return async () => {
    known ??= store.device(() => spare.device() ?? make());
    try {
      spare.keepDevice(await known);
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

const base64url = (bytes: Uint8Array): string => {
  const binary = String.fromCharCode(...bytes);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};
