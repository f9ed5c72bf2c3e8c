import { usePushing } from "#components/parts/door/use-pushing";
import { useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import type { HallChange } from "#lib/hall/hall-event";
import { hallOf } from "#lib/hall/hall-view";
import type { Fault } from "#lib/rules/rules";
import { ask, troubleOf } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { changeHall } from "#lib/sync/hall";
import { thisPhone } from "#lib/sync/this-phone";

/** A change, or a function that makes it from the hall as it is now: a person just entered then gets a place too. */
type Asked = HallChange | ((now: Hall) => HallChange);

/** Changes to a tournament, pushed at once: true when the server took them all; otherwise `trouble` says why. */
export function useHallChange({ id: hall, positions }: Pick<Hall, "id"> & Partial<Pick<Hall, "positions">>) {
  const { troubles } = useWordsOf("club");
  const say = useSayFault();
  return usePushing<Asked>(async (asked, retry) => {
    const made = await madeOf(hall, asked).catch(troubleOf);
    if (typeof made === "string") return troubles[made];
    const done = await changeHall(thisPhone(), hall, made, retry);
    if (done.ok) return null;
    if (done.code !== "rejected") return troubles[done.code];
    const [fault] = done.faults;
    return fault ? say(fault) : troubles.server;
  }, positions);
}

/** Why the tournament does not take something, in words. */
export function useSayFault() {
  const faults = useWordsOf("hallFaults");
  return ({ code, params = {} }: Fault): string => faults[code]?.(params, String) ?? code;
}

/** The page's hall may be out of date: such changes are made from a fresh one. */
async function madeOf(hall: string, asked: readonly Asked[]): Promise<readonly HallChange[]> {
  if (!asked.some((one) => typeof one === "function")) return asked as readonly HallChange[];
  const now = hallOf(await ask(thisPhone(), doorOf.hall(hall)));
  return asked.map((one) => (typeof one === "function" ? one(now) : one));
}
