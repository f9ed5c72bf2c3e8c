/** What people do to a tournament, before it is stamped with a clock, an id and a device. */
import { type Stamp, stampAs } from "#lib/log/stamp";
import { HALL_KINDS, type HallChange, type HallEvent } from "./hall-event";

/** `sheet` of the stamp is the tournament's id. */
export const stampHall = (change: HallChange, stamp: Stamp): HallEvent => stampAs(versionOf(change), change, stamp) as HallEvent;

/** The oldest that can say it, so that a phone not yet updated reads as much as it can. */
function versionOf({ kind, body }: HallChange): number {
  if (kind === "tournament.opened" && body.duplicate === undefined) return 1;
  if ((kind === "entrant.added" || kind === "number.taken") && body.members === undefined) return 1;
  if (kind === "sheet.handed-in" && body.fines === undefined) return 1;
  return kind === "position.opened" && body.boards === undefined ? 1 : HALL_KINDS[kind].v;
}
