"use client";
import { useCallback, useState } from "react";
import { useMeanwhile } from "#components/parts/door/use-meanwhile";
import { useWordsOf } from "#components/parts/words/words-of";
import type { ClubChange } from "#lib/season/club-event";
import { sayClubFault } from "#lib/shown/club/say-club-fault";
import { type Changed, changeClub } from "#lib/sync/club";
import { retryOf } from "#lib/sync/retry";
import { thisPhone } from "#lib/sync/this-phone";
import type { Parts } from "#messages/fr/parts";

/**
 * Changes to a club, pushed at once: true when the server took them all and the form is still there to hear it. Otherwise
 * `trouble` says why, and nothing typed is lost: pressed again unchanged, it is the same change, which counts once.
 */
export function useChange(club: string) {
  const t = useWordsOf("club");
  const faults = useWordsOf("clubFaults");
  const [trouble, setTrouble] = useState<string | null>(null);
  const [retry, setRetry] = useState(newRetry);
  const { busy, meanwhile } = useMeanwhile();
  const change = useCallback(
    (...changes: readonly ClubChange[]): Promise<boolean> =>
      meanwhile(async () => {
        const done = await changeClub(thisPhone(), club, changes, retry);
        if (done.ok) setRetry(newRetry);
        setTrouble(done.ok ? null : sayTrouble(done, t, faults));
        return done.ok;
      }),
    [club, retry, t, faults, meanwhile],
  );
  /** `idOf`: an id for what the form makes, the same for the same words until it is made. */
  return { change, idOf: retry.idOf, trouble, busy };
}

const newRetry = () => retryOf(() => thisPhone().makeId());

/** Why a change was not made, in words. */
export const sayTrouble = (done: Exclude<Changed, { ok: true }>, t: Parts["club"], faults: Parts["clubFaults"]): string => {
  if (done.code !== "rejected") return t.troubles[done.code];
  const [fault] = done.faults;
  return fault ? sayClubFault(fault, faults) : t.troubles.server;
};
