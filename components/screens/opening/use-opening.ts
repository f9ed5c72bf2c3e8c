import { useEffect, useEffectEvent, useState } from "react";
import { leaveFor } from "#components/parts/door/leave-for";
import { useSaving } from "#components/parts/form/use-saving";
import { useSayUnsaved } from "#components/parts/live/use-sheet-saving";
import { useSayFault } from "#components/parts/words/use-say-fault";
import { useWords } from "#components/parts/words/words";
import type { Fault } from "#lib/rules/rules";
import { open } from "#lib/sheet/change";
import { dayTonight } from "#lib/shown/local-day";
import { type OpeningDraft, openingOf, startOpening, writtenNames } from "#lib/shown/opening/opening";
import { sayPlayers } from "#lib/shown/opening/say-rule-fault";
import { ofPlayers } from "#lib/shown/opening/table-text";
import { askToPersist } from "#lib/sync/persist";
import { thisPhone } from "#lib/sync/this-phone";
import type { Lang } from "#messages/words";
import { forgetTyped, keepTyped, useBegun } from "./use-begun";
import { useClubChoice } from "./use-club-choice";

/** A sheet about to be opened: what is chosen, why it cannot be yet, and the opening itself. */
export function useOpening() {
  const { lang } = useWords();
  const known = useBegun();
  const [changed, setDraft] = useState<OpeningDraft | null>(null);
  const draft = changed ?? known?.draft ?? FIRST;
  const { trouble, save: once } = useSaving();
  const { names, lacking } = writtenNames(draft);
  const club = useClubChoice(draft.game, names, draft.day);
  const { sayFault, setFaults, reason, ...refused } = useRefused(draft, names);
  const sayUnsaved = useSayUnsaved(sayFault);

  const change = (changes: Partial<OpeningDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepTyped(next);
    setFaults([]);
  };
  const start = () =>
    once(async () => {
      const saved = await openedNow(draft, club, lang);
      if (saved === null || saved.ok || saved.code !== "refused") return saved && sayUnsaved(saved);
      setFaults(saved.faults);
      return null;
    });

  const same = useAgain(known?.isSame === true, club.ready, () => {
    if (lacking === 0) void start();
  });
  return {
    draft,
    change,
    reason,
    start,
    club,
    known,
    same,
    ...refused,
    trouble: trouble ?? club.trouble,
  };
}

/** Opens the sheet and goes to it; null if the club did not seat its people. */
async function openedNow(draft: OpeningDraft, club: ReturnType<typeof useClubChoice>, lang: Lang) {
  const phone = thisPhone();
  const id = phone.makeId();
  const seated = await club.sit(id);
  if (!seated.ok) return null;
  const saved = await phone.open(id).save(open(openingOf(draft, dayTonight(new Date()))), ...seated.changes);
  if (saved.ok) await goOn(`/${lang}/${draft.day === null ? "sheet" : "paper"}?s=${id}`);
  return saved;
}

/** Replaces this page in the history: the back key must not lead to a second opening of the same sheet. */
function goOn(address: string): Promise<void> {
  forgetTyped();
  void askToPersist();
  return leaveFor(address, "replace");
}

/** Why the sheet cannot be opened; each reason is shown beside its field if it has one. */
function useRefused({ game }: OpeningDraft, names: readonly string[]) {
  const words = useWords();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const say = useSayFault(game, names);
  const sayFault = (fault: Fault) => (fault.at.endsWith("rules.players") ? sayPlayers(ofPlayers(fault), words) : say(fault));
  /** Why the value of this field was refused. */
  const reason = (at: string) => {
    const fault = faults.find((candidate) => candidate.at === at || candidate.at.endsWith(`.${at}`));
    return fault && sayFault(fault);
  };
  const isSaid = faults.some(({ at }) => at.includes("names")) || reason("target") || reason("until");
  return {
    sayFault,
    setFaults,
    reason,
    faulty: faults.length > 0,
    /** The reason, if it is not shown beside a field. */
    elsewhere: faults[0] && !isSaid ? sayFault(faults[0]) : null,
  };
}

/** "La même table": opened at once, unless the club has to ask who somebody is. True while it waits to be opened. */
function useAgain(isSame: boolean, ready: boolean, begin: () => void): boolean {
  const [isAgain, setAgain] = useState(true);
  const again = useEffectEvent(() => {
    setAgain(false);
    begin();
  });
  const same = isSame && isAgain;
  useEffect(() => {
    if (same && ready) again();
  }, [same, ready]);
  return same;
}

const FIRST = startOpening([]);
