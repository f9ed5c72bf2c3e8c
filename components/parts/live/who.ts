"use client";
import { useWordsOf } from "#components/parts/words/words";
/** Whose phone an event comes from, in words: this one, a player's, or a device by its last signs. */
import { itemAt } from "#lib/rules/item-at";
import type { Sheet } from "#lib/sheet/sheet";
import { useDevice } from "./use-device";

/** `device`: the phone itself, whoever plays with it. */
export function useWho({ seated, names }: Pick<Sheet, "seated" | "names">): (device: string, say?: "device") => string {
  const t = useWordsOf("raised").history;
  const own = useDevice();
  return (device, say) => {
    if (device === own) return t.thisDevice;
    const seat = say ? undefined : seated.get(device);
    return seat === undefined ? t.device(device.slice(-4)) : t.playersDevice(itemAt(names, seat));
  };
}
