import { useHere } from "#components/parts/door/address";
import { useDoor } from "#components/parts/door/door";
import { hallSaid } from "#components/parts/live/hall-of";
import { type NotedOf, notedElsewhere } from "#lib/hall/noted";
import { doorOf } from "#lib/sync/doors";

/** Where the sheet is a tournament's: what its other tables noted while this person sat there. */
export function useNotedElsewhere(sheet: string | null, person: number | null): readonly NotedOf[] {
  const [hall] = (useHere(() => (sheet ? hallSaid(sheet) : "")) ?? "").split(" ");
  const view = useDoor(hall ? doorOf.hall(hall) : null).seen?.view;
  return view && sheet && person !== null ? notedElsewhere(view.hall, view.noted ?? [], sheet, person) : [];
}
