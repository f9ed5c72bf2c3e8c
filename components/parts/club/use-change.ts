import { usePushing } from "#components/parts/door/use-pushing";
import { useWordsOf } from "#components/parts/words/words";
import type { ClubChange } from "#lib/season/club/club-event";
import { sayLogFault } from "#lib/shown/say-log-fault";
import { type Changed, changeClub } from "#lib/sync/club";
import { thisPhone } from "#lib/sync/this-phone";

/** Changes to a club, pushed at once: true when the server took them all and the form is still there to hear it. */
export function useChange(club: string) {
  const say = useSayTrouble();
  return usePushing<ClubChange>(async (changes, retry) => say(await changeClub(thisPhone(), club, changes, retry)));
}

/** Why a change to a club or a tournament was not made, in words; null when it was. */
export function useSayTrouble(of: "clubFaults" | "hallFaults" = "clubFaults"): (done: Changed) => string | null {
  const { troubles } = useWordsOf("club");
  const faults = useWordsOf(of);
  return (done) => {
    if (done.ok) return null;
    if (done.code !== "rejected") return troubles[done.code];
    const [fault] = done.faults;
    return fault ? sayLogFault(fault, faults) : troubles.server;
  };
}
