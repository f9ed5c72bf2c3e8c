import { useState } from "react";
import { useSheetSaving } from "#components/parts/live/use-sheet-saving";
import type { Json } from "#lib/rules/read";
import type { Change } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import type { OpenSheet } from "#lib/sync/opened";

/**
 * Saves the deal and leaves the form; if another phone noted it meanwhile, `clash` keeps the typed deal, to choose between both.
 */
export function useDealSaving(
  open: OpenSheet,
  table: Pick<Sheet, "rules" | "names">,
  leave: (noted: number | null) => Promise<void>,
) {
  const [clash, setClash] = useState<Json | null>(null);
  const { trouble, once, say, forget } = useSheetSaving(open, table);
  /** `slot`: the deal noted, null if none. If `changes` is a text, it says why nothing is to be saved. */
  const save = (slot: number | null, changes: readonly Change[] | string) =>
    once(async () => {
      if (typeof changes === "string") return changes;
      if (changes.length === 0) return leave(null).then(() => null);
      const saved = await open.save(...changes);
      const told = changes.find(({ body }) => "deal" in body);
      if (!saved.ok && saved.code === "conflict" && told) {
        setClash((told.body as { deal: Json }).deal);
        return null;
      }
      if (saved.ok) await leave(slot);
      return say(saved);
    });
  return { clash, setClash, trouble, forgive: forget, save };
}
