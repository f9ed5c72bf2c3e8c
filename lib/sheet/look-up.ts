/** What is looked up in a sheet once its rows are shown: by who judges, changes and undoes, by forms and pages. */
import type { Turn } from "#lib/rules/rules";
import type { Seating } from "#lib/rules/seating";
import type { Said } from "./event";
import type { Rival, Seats, Sheet, SheetDeal } from "./sheet";

/** Others were noted after it, and stand. */
export const isFollowed = ({ deals }: Pick<Sheet, "deals">, { slot }: Pick<SheetDeal, "slot">): boolean =>
  deals.some((deal) => deal.slot > slot && !deal.voided);

/** How many the server does not have as they stand now. */
export const unsentDeals = ({ deals, unsent }: Sheet): number =>
  deals.filter((deal) => deal.versions.some((version) => unsent.includes(version.event))).length;

/** What else was noted in a deal's place, by an id of it. */
export const rivalIn = ({ conflicts, settled }: Pick<SheetDeal, "conflicts" | "settled">, id: string): Rival | undefined =>
  [...conflicts, ...settled].find(({ ids }) => ids.includes(id));

/** The deal that an event points at, or at what else was noted in its place. */
export const dealOf = (sheet: Sheet, id: string | undefined): SheetDeal | undefined =>
  id === undefined ? undefined : sheet.deals.find((deal) => deal.ids.includes(id) || rivalIn(deal, id));

/** Who an event says plays and deals; `usual` where it does not, or names somebody whom this phone does not hold. */
export function saidIn({ byRef }: Pick<Sheet, "byRef">, { seats, dealer }: Said, usual: Seats): Seats {
  const known = seats?.flatMap((ref) => byRef.get(ref) ?? []) ?? [];
  const dealt = dealer === undefined ? undefined : byRef.get(dealer);
  return { seats: seats && known.length === seats.length ? known : usual.seats, dealer: dealt ?? usual.dealer };
}

/** How the deal of a slot is, or would be, played. */
export const seatingAt = (sheet: Sheet, slot: number): Pick<Seating, "rules" | "seats" | "dealer" | "turn"> =>
  sheet.deals.find((deal) => deal.slot >= slot) ?? sheet.seating;
export const turnAt = (sheet: Sheet, slot: number): Turn => seatingAt(sheet, slot).turn;
