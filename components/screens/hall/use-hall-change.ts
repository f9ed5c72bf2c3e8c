/** Changes to a tournament, pushed at once: true when the server took them all; otherwise `trouble` says why. */
import { useCallback, useState } from "react";
import { useMeanwhile } from "#components/parts/door/use-meanwhile";
import { useWordsOf } from "#components/parts/words/words-of";
import type { HallChange } from "#lib/hall/hall-event";
import { changeHall } from "#lib/sync/hall";
import { retryOf } from "#lib/sync/retry";
import { thisPhone } from "#lib/sync/this-phone";

const newRetry = () => retryOf(() => thisPhone().makeId());

export function useHallChange(hall: string) {
  const { troubles } = useWordsOf("club");
  const faults = useWordsOf("hallFaults");
  const [trouble, setTrouble] = useState<string | null>(null);
  const [retry, setRetry] = useState(newRetry);
  const { busy, meanwhile } = useMeanwhile();
  const change = useCallback(
    (...changes: readonly HallChange[]): Promise<boolean> =>
      meanwhile(async () => {
        const done = await changeHall(thisPhone(), hall, changes, retry);
        if (done.ok) setRetry(newRetry);
        if (done.ok) setTrouble(null);
        else if (done.code === "rejected") {
          const [fault] = done.faults;
          setTrouble(fault ? (faults[fault.code]?.(fault.params ?? {}, String) ?? fault.code) : troubles.server);
        } else setTrouble(troubles[done.code]);
        return done.ok;
      }),
    [hall, retry, troubles, faults, meanwhile],
  );
  /** `idOf`: an id for what the form makes, the same for the same words until it is made. */
  return { change, idOf: retry.idOf, trouble, busy };
}
