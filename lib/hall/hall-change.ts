/** What people do to a tournament, before it is stamped with a clock, an id and a device. */
import { type Stamp, stampAs } from "#lib/log/stamp";
import { HALL_KINDS, type HallChange, type HallEvent } from "./hall-event";

/** `sheet` of the stamp is the tournament's id. */
export const stampHall = (change: HallChange, stamp: Stamp): HallEvent =>
  stampAs(HALL_KINDS[change.kind].v, change, stamp) as HallEvent;
