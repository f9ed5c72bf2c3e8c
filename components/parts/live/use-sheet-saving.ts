/** Changes to a sheet, kept on this phone; a refusal is said in the words of its game, and nothing typed is lost. */
import { useSaving } from "#components/parts/form/use-saving";
import { useSayFault } from "#components/parts/words/use-say-fault";
import { useWords } from "#components/parts/words/words";
import type { Fault } from "#lib/rules/rules";
import type { Change } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import type { Saved } from "#lib/sync/act";
import type { OpenSheet } from "#lib/sync/opened";

/** Why the phone did not keep it; null when it did. */
export function useSayUnsaved(sayFault: (fault: Fault) => string): (saved: Saved) => string | null {
  const t = useWords().m.sheet;
  return (saved) => {
    if (saved.ok) return null;
    const fault = saved.code === "refused" ? saved.faults[0] : undefined;
    return fault ? sayFault(fault) : saved.code === "disk-full" ? t.diskFull : t.notSaved;
  };
}

/**
 * `save`: keeps all of these changes or none, true if kept. `once`: for all that one press does; a second tap meanwhile does
 * nothing. `names`: those of the seats that a fault may name, if not the sheet's own.
 */
export function useSheetSaving(open: OpenSheet, { rules, names: own }: Pick<Sheet, "rules" | "names">, names = own) {
  const say = useSayUnsaved(useSayFault(rules.game, names));
  const { trouble, save: once, forget } = useSaving();
  const save = (...changes: readonly Change[]): Promise<boolean> => once(async () => say(await open.save(...changes)));
  return { trouble, save, once, say, forget };
}
