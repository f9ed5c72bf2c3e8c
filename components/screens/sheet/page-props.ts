import type { SheetAtHand } from "#components/parts/live/use-sheet";
import type { Sheet } from "#lib/sheet/sheet";
import type { Noting } from "#lib/sync/live";
import type { useActs } from "./use-acts";

export interface PageProps {
  at: SheetAtHand;
  sheet: Sheet;
  noted: number | null;
  /** The deal whose form was just left. */
  left: number | null;
  others: readonly Noting[];
  seen: number;
  acts: Pick<ReturnType<typeof useActs>, "last" | "undone" | "undo">;
  setNoted: (slot: number | null) => void;
}
