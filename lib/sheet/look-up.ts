/** Look-ups in a sheet that its first rows do not need: used by judging, changing, undoing, forms and pages. */
import type { Turn } from "#lib/rules/rules";
import type { Seating } from "#lib/rules/seating";
import type { Said } from "./event";
import type { Rival, Seats, Sheet, SheetDeal } from "./sheet";

/** True if deals after it stand. */
export const isFollowed = ({ deals }: Pick<Sheet, "deals">, { slot }: Pick<SheetDeal, "slot">): boolean =>
  deals.some((deal) => deal.slot > slot && !deal.voided);

/** How many deals have a version that the server does not have. */
export const unsentDeals = ({ deals, unsent }: Sheet): number =>
  deals.filter((deal) => deal.versions.some((version) => unsent.includes(version.event))).length;

/** A rival of the deal, by one of the rival's ids. */
export const rivalIn = ({ conflicts, settled }: Pick<SheetDeal, "conflicts" | "settled">, id: string): Rival | undefined =>
  [...conflicts, ...settled].find(({ ids }) => ids.includes(id));

/** The deal with this id, or with a rival of this id. */
export const dealOf = (sheet: Sheet, id: string | undefined): SheetDeal | undefined =>
  id === undefined ? undefined : sheet.deals.find((deal) => deal.ids.includes(id) || rivalIn(deal, id));

/** The seats and dealer that an event gives; `usual` if it gives none, or names people unknown here. */
export function saidIn({ byRef }: Pick<Sheet, "byRef">, { seats, dealer }: Said, usual: Seats): Seats {
  const known = seats?.flatMap((ref) => byRef.get(ref) ?? []) ?? [];
  const dealt = dealer === undefined ? undefined : byRef.get(dealer);
  return { seats: seats && known.length === seats.length ? known : usual.seats, dealer: dealt ?? usual.dealer };
}

/** How the deal of a slot was, or would be, played. */
export const seatingAt = (sheet: Sheet, slot: number): Pick<Seating, "rules" | "seats" | "dealer" | "turn"> =>
  sheet.deals.find((deal) => deal.slot >= slot) ?? sheet.seating;
export const turnAt = (sheet: Sheet, slot: number): Turn => seatingAt(sheet, slot).turn;
