import type { Change } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import { actOf } from "#lib/sheet/undo";
import { keepAct } from "./last-act";
import type { OpenSheet } from "./opened";

/** Keeps what was done here, so that the sheet's own page offers to undo it. */
export function keepDone({ id, getSnapshot }: OpenSheet, changes: readonly Change[], before: Sheet): void {
  const { sheet: after } = getSnapshot();
  keepAct(id, after && actOf(changes, before, after));
}
