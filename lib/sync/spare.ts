/**
 * A second copy, outside IndexedDB, of this phone's token and unsent events. Each event has its own key: tabs never overwrite.
 */
import type { LogEvent } from "#lib/log/event";
import { type Device, isDevice } from "./database";
import type { Entry } from "./entry";
import type { Env } from "./env";
import { ifAllowed } from "./if-allowed";
import { eventsIn } from "./shape";

export const DEVICE = "petit-au-bout:device";
const UNSENT = "petit-au-bout:unsent:";

export type Spare = ReturnType<typeof spareOf>;

/** Only a second copy: if the browser refuses it, everything still works. */
export function spareOf(storage: Env["storage"]) {
  const attempt = <T>(act: (storage: NonNullable<Env["storage"]>) => T) => ifAllowed(() => storage && act(storage));
  const read = (key: string): unknown => attempt((kept) => JSON.parse(kept.getItem(key) ?? "null"));
  return {
    device: (): Device | undefined => {
      const device = read(DEVICE);
      return isDevice(device) ? device : undefined;
    },
    keepDevice: (device: Device) => void attempt((kept) => kept.setItem(DEVICE, JSON.stringify(device))),
    /** Keeps the unsent ones of these, removes the others. */
    follow: (entries: readonly Entry[]) => {
      for (const { id, event, fate } of entries) {
        attempt((kept) => (fate === "unsent" ? kept.setItem(UNSENT + id, JSON.stringify(event)) : kept.removeItem(UNSENT + id)));
      }
    },
    forget: (entries: readonly Pick<Entry, "id">[]) => {
      for (const { id } of entries) attempt((kept) => kept.removeItem(UNSENT + id));
    },
    events: (): LogEvent[] => {
      const keys = attempt((kept) => Array.from({ length: kept.length }, (_, i) => kept.key(i) ?? "")) ?? [];
      return eventsIn(keys.filter((key) => key.startsWith(UNSENT)).map(read));
    },
  };
}
