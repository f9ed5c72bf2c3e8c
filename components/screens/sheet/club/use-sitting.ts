import { useState } from "react";
import { useSayTrouble } from "#components/parts/club/use-change";
import type { Saving } from "#components/parts/form/use-saving";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useSayUnsaved } from "#components/parts/live/use-sheet-saving";
import { useWordsOf } from "#components/parts/words/words";
import { joinSeason, leaveSeason, setEvening } from "#lib/sheet/change";
import type { Change, EveningOf } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import { sayLogFault } from "#lib/shown/say-log-fault";
import type { SatDown } from "#lib/sync/sit-down";

export interface Props {
  at: SheetAtHand;
  sheet: Sheet;
  onClose: () => void;
}

/**
 * The props of each part of the page. `saving` is the page's: one part acts at a time, and the page stays when a part is gone.
 */
export interface SittingProps extends Props {
  saving: Saving;
}

/** Takes the place it is given or leaves the one it has, and closes; or says why not. */
export function useSitting({ at, onClose, saving: { busy, save } }: SittingProps) {
  const say = useSayTrouble();
  const faults = useWordsOf("clubFaults");
  // Each part shows its own refusal; that of `saving` would show in all of them.
  const [trouble, setTrouble] = useState<string | null>(null);
  const sayUnsaved = useSayUnsaved((fault) => sayLogFault(fault, faults));
  const noted = async (change: Change) => sayUnsaved(await at.open.save(change));
  const act = async (work: () => Promise<string | null>) => {
    const done = await save(async () => {
      const why = await work();
      setTrouble(why);
      return why;
    });
    if (done) onClose();
  };
  const sit = (seat: () => Promise<SatDown>) =>
    act(async () => {
      const seated = await seat();
      return seated.ok ? noted(joinSeason(seated.joined, at.sheet ?? undefined)) : say(seated);
    });
  const leave = () => act(() => noted(leaveSeason()));
  const move = (to: EveningOf) => act(() => noted(setEvening(to)));
  return { sit, leave, move, trouble, busy };
}
