/** What people do to a tournament, before it is stamped with a clock, an id and a device. */
import type { Stamp } from "#lib/sheet/change";
import { HALL_KINDS, type HallChange, type HallEvent } from "./hall-event";

/** `sheet` of the stamp is the tournament's id. */
export const stampHall = ({ kind, body, refs }: HallChange, { id, sheet, at, device }: Stamp): HallEvent =>
  ({ id, sheet, kind, v: HALL_KINDS[kind].v, body, at, device, ...(refs && { refs }) }) as HallEvent;
