import { useSayTrouble } from "#components/parts/club/use-change";
import { usePushing } from "#components/parts/door/use-pushing";
import type { Hall } from "#lib/hall/hall";
import type { HallChange } from "#lib/hall/hall-event";
import { hallOf } from "#lib/hall/hall-view";
import { askDoor, troubleOf } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { changeHall } from "#lib/sync/hall";
import { thisPhone } from "#lib/sync/this-phone";

/** A change, or a function that makes it from the hall as it is now: a person just entered then gets a place too. */
type Asked = HallChange | ((now: Hall) => HallChange);

/** Changes to a tournament, pushed at once: true when the server took them all; otherwise `trouble` says why. */
export function useHallChange({ id: hall, positions }: Pick<Hall, "id"> & Partial<Pick<Hall, "positions">>) {
  const say = useSayTrouble("hallFaults");
  return usePushing<Asked>(async (asked, retry) => {
    const made = await madeOf(hall, asked).catch(troubleOf);
    return say(typeof made === "string" ? { ok: false, code: made } : await changeHall(thisPhone(), hall, made, retry));
  }, positions);
}

/** The page's hall may be out of date: such changes are made from a fresh one. */
async function madeOf(hall: string, asked: readonly Asked[]): Promise<readonly HallChange[]> {
  if (!asked.some((one) => typeof one === "function")) return asked as readonly HallChange[];
  const now = hallOf(await askDoor(thisPhone(), doorOf.hall(hall)));
  return asked.map((one) => (typeof one === "function" ? one(now) : one));
}
