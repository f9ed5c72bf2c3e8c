/** The name shown for an unnamed phone. */
import type { Sheet } from "#lib/sheet/sheet";
import type { Chunks } from "#messages/fr/chunks";

type Phones = Pick<Sheet, "phones" | "seated">;

/** With several phones, a number that is the same on every phone. `own`: the phone that shows it. */
export function sayPhone(
  { phones, seated }: Phones,
  device: string,
  own: string | null,
  t: Pick<Chunks["raised"]["history"], "otherPhone" | "phone">,
): string {
  const others = phones.filter((one) => one === device || (one !== own && !seated.has(one)));
  return others.length > 1 ? t.phone(phones.indexOf(device) + 1) : t.otherPhone;
}
