/** Seats a player at an open table, or moves one between two: by events on these tables' own sheets. */
import type { Fault } from "#lib/rules/rules";
import { arrive, type Coming, goAway } from "#lib/sheet/arrive";
import type { Change } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import type { Phone } from "./phone";

interface Arrival extends Coming {
  /** The sheet of the table they leave, if any. */
  readonly from: string | null;
  readonly to: string;
}

type SeatedHere = { readonly ok: true } | { readonly ok: false; readonly fault: Fault | null };

/** First the new table: if it refuses, the player stays at the old one. */
export async function seatSomebody(phone: Phone, { from, to, ...coming }: Arrival): Promise<SeatedHere> {
  const arrived = await act(phone, to, (sheet) => arrive(sheet, coming));
  if (!arrived.ok || from === null) return arrived;
  return act(phone, from, (sheet) => goAway(sheet, coming.player));
}

async function act(phone: Phone, id: string, changesOf: (sheet: Sheet) => Change[]): Promise<SeatedHere> {
  const here = phone.open(id);
  // The sheet may be another phone's, or changed by one since.
  await here.sync();
  const { sheet } = here.getSnapshot();
  if (!sheet) return { ok: false, fault: null };
  const saved = await here.save(...changesOf(sheet));
  await here.sync();
  if (saved.ok) return { ok: true };
  return { ok: false, fault: (saved.code === "refused" && saved.faults[0]) || null };
}
