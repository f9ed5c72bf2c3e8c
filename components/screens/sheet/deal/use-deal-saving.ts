import { useState } from "react";
import { useSheetSaving } from "#components/parts/live/use-sheet-saving";
import type { Json } from "#lib/rules/read";
import type { Change } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import type { OpenSheet } from "#lib/sync/opened";

/** A deal saved from its form, which is then left; or what somebody else noted there meanwhile, between which people choose. */
export function useDealSaving(
  open: OpenSheet,
  table: Pick<Sheet, "rules" | "names">,
  leave: (noted: number | null) => Promise<void>,
) {
  const [clash, setClash] = useState<Json | null>(null);
  const { trouble, once, say: sayUnsaved, forget } = useSheetSaving(open, table);
  /** `slot`: the place that was noted, null when none was. */
  const say = (slot: number | null, ...changes: readonly Change[]) =>
    once(async () => {
      const saved = await open.save(...changes);
      const told = changes.find(({ body }) => "deal" in body);
      if (!saved.ok && saved.code === "conflict" && told) {
        setClash((told.body as { deal: Json }).deal);
        return null;
      }
      if (saved.ok) await leave(slot);
      return sayUnsaved(saved);
    });
  return { clash, setClash, trouble, forgive: forget, say };
}
