import type { Change } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import { actOf } from "#lib/sheet/undo";
import { keepAct } from "#lib/sync/last-act";
import type { OpenSheet } from "#lib/sync/opened";

/** What was done here of a sheet that is another page: that one offers to take it back. */
export function keepDone({ id, getSnapshot }: OpenSheet, changes: readonly Change[], before: Sheet): void {
  const { sheet: after } = getSnapshot();
  keepAct(id, after && actOf(changes, before, after));
}
