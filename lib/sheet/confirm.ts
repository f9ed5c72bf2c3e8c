/** A deal is confirmed by a player of the other camp than the one whose phone noted it (T25). */
import type { Json } from "#lib/rules/read";
import { isEmptyDeal, type Seat } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import { isContested, type Sheet, type SheetDeal } from "./sheet";

/** Why this device cannot confirm the deal as it stands; null when it can. */
type NotYours = "deal-voided" | "not-seated" | "own-deal" | "own-camp";

export function whyNotConfirm(sheet: Pick<Sheet, "seated">, deal: SheetDeal, device: string): NotYours | null {
  if (!deal.deal) return "deal-voided";
  const person = sheet.seated.get(device);
  if (person === undefined) return "not-seated";
  const noter = deal.versions.find(({ event }) => event === deal.current)?.device ?? "";
  if (noter === device) return "own-deal";
  const other = sheet.seated.get(noter);
  return other === undefined || areOpposed(deal.deal, deal.seats, person, other) ? null : "own-camp";
}

/** True if every played deal is confirmed and nothing is undecided. Stricter than that none waits for confirmation. */
export function areConfirmed({ deals }: Pick<Sheet, "deals">): boolean {
  const played = deals.filter(({ deal }) => deal !== null && !isEmptyDeal(deal));
  return played.length > 0 && played.every((deal) => deal.confirmed && !isContested(deal) && deal.conflicts.length === 0);
}

/** Without a taker all play alone; a person who does not play is of neither camp (T-places). */
export function areOpposed(deal: Json, seats: readonly Person[], a: Person, b: Person): boolean {
  const attack = attackOf(deal).map((seat) => seats[seat]);
  const play = seats.includes(a) && seats.includes(b);
  return a !== b && (attack.length === 0 || !play || attack.includes(a) !== attack.includes(b));
}

/** The taker or bettor, and the partner, from each game's form of a deal. */
function attackOf({ bet, taker, partner }: Json): Seat[] {
  const side = typeof bet === "object" && bet !== null ? (bet as Json) : { seat: taker, partner };
  return [side.seat, side.partner].filter((seat) => typeof seat === "number");
}
