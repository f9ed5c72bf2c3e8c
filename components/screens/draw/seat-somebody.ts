/** Somebody comes to a table that is open, or goes from one to another: by the events of these tables' own sheets. */
import type { Fault } from "#lib/rules/rules";
import type { PlayerId } from "#lib/season/club-event";
import { addPerson, arrange, comeBack, leave } from "#lib/sheet/change";
import type { Change, PersonRef } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import type { Phone } from "#lib/sync/phone";

interface Arrival {
  readonly player: PlayerId;
  readonly name: string;
  /** The sheet of the table that is left, where one is. */
  readonly from: string | null;
  readonly to: string;
  /** One more plays; else the dealer sits out. */
  readonly plays: boolean;
}

type SeatedHere = { readonly ok: true } | { readonly ok: false; readonly fault: Fault | null };

/** First the new table: whoever could not sit there stays where they are. */
export async function seatSomebody(phone: Phone, { player, name, from, to, plays }: Arrival): Promise<SeatedHere> {
  const arrived = await act(phone, to, (sheet) => arriving(sheet, player, name, plays));
  if (!arrived.ok || from === null) return arrived;
  return act(phone, from, (sheet) => {
    const here = personOf(sheet, player);
    return here?.here ? [leave(sheet, here.ref)] : [];
  });
}

async function act(phone: Phone, id: string, changesOf: (sheet: Sheet) => Change[]): Promise<SeatedHere> {
  const here = phone.open(id);
  // Of another phone, or with what another phone has noted since.
  await here.sync();
  const { sheet } = here.getSnapshot();
  if (!sheet) return { ok: false, fault: null };
  const saved = await here.save(...changesOf(sheet));
  await here.sync();
  if (saved.ok) return { ok: true };
  return { ok: false, fault: (saved.code === "refused" && saved.faults[0]) || null };
}

const personOf = ({ people, season }: Sheet, player: PlayerId) => people.find((_, person) => season?.players[person] === player);

function arriving(sheet: Sheet, player: PlayerId, name: string, plays: boolean): Change[] {
  const known = personOf(sheet, player);
  if (known?.here) return [];
  const here = sheet.people.filter((person) => person.here).length;
  const comes = known ? comeBack(sheet, known.ref) : addPerson(sheet, name, player);
  const order = sheet.order.map((person): PersonRef => sheet.people[person]?.ref ?? person);
  return [comes, ...(plays ? [arrange(sheet, order, here + 1)] : [])];
}
