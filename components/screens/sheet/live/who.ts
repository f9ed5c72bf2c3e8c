import { useWords, useWordsOf } from "#components/parts/words/words";
/** Whose phone an event comes from, in words: this one, a player's, or another. */
import { itemAt } from "#lib/rules/item-at";
import type { Sheet } from "#lib/sheet/sheet";
import { sayPhone } from "#lib/shown/sheet/say-phone";
import { useDevice } from "./use-device";

/** `say` "device": names the phone itself, not the player who uses it. */
export function useWho(sheet: Pick<Sheet, "seated" | "names" | "phones">): (device: string, say?: "device") => string {
  const { alike, history: t } = useWordsOf("raised");
  const own = useDevice();
  return (device, say) => {
    if (device === own) return alike.said.thisDevice;
    const seat = say ? undefined : sheet.seated.get(device);
    return seat === undefined ? sayPhone(sheet, device, own, t) : alike.said.playersDevice(itemAt(sheet.names, seat));
  };
}

/** From whose phone something was done, and when. */
export function useBy(sheet: Pick<Sheet, "seated" | "names" | "phones">) {
  const { m } = useWords();
  const { by } = useWordsOf("raised").history;
  const who = useWho(sheet);
  return ({ device, at }: { readonly device: string; readonly at: string }): string =>
    by(who(device), m.calendar.moment(new Date(at)));
}
