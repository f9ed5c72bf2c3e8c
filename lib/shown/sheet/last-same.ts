/** The deal that "the same again" offers. */
import { isReport } from "#lib/rules/rules";
import type { Sheet } from "#lib/sheet/sheet";
import type { DealSeating } from "./deal-seating";

/** The last deal that the same people played; never the one that is being put right, whose faults it would bring back. */
export const lastSame = ({ deals }: Pick<Sheet, "deals">, slot: number, { seats }: Pick<DealSeating, "seats">): object | null =>
  deals.findLast(
    (one) =>
      one.slot !== slot && one.deal !== null && one.score !== null && !isReport(one.deal) && one.seats.join() === seats.join(),
  )?.deal ?? null;
