"use client";
import { usePushing } from "#components/parts/door/use-pushing";
import { useWordsOf } from "#components/parts/words/words-of";
import type { HallChange } from "#lib/hall/hall-event";
import { changeHall } from "#lib/sync/hall";
import { thisPhone } from "#lib/sync/this-phone";

/** Changes to a tournament, pushed at once: true when the server took them all; otherwise `trouble` says why. */
export function useHallChange(hall: string) {
  const { troubles } = useWordsOf("club");
  const faults = useWordsOf("hallFaults");
  return usePushing<HallChange>(async (changes, retry) => {
    const done = await changeHall(thisPhone(), hall, changes, retry);
    if (done.ok) return null;
    if (done.code !== "rejected") return troubles[done.code];
    const [fault] = done.faults;
    return fault ? (faults[fault.code]?.(fault.params ?? {}, String) ?? fault.code) : troubles.server;
  });
}
