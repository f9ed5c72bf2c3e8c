/** The events for a club's player who comes to an open table, or leaves it; none if that is so already. */
import { addPerson, arrange, comeBack, leave, refsOf } from "./change";
import type { Change } from "./event";
import type { Sheet } from "./sheet";

export interface Coming {
  /** The player's id in the club. */
  readonly player: string;
  readonly name: string;
  /** True: one more plays; false: the dealer sits out. */
  readonly plays: boolean;
}

export function arrive(sheet: Sheet, { player, name, plays }: Coming): Change[] {
  const known = personOf(sheet, player);
  if (known?.here) return [];
  const here = sheet.people.filter((person) => person.here).length;
  const comes = known ? comeBack(sheet, known.ref) : addPerson(sheet, name, player);
  return [comes, ...(plays ? [arrange(sheet, refsOf(sheet, sheet.order), here + 1)] : [])];
}

export function goAway(sheet: Sheet, player: string): Change[] {
  const here = personOf(sheet, player);
  return here?.here ? [leave(sheet, here.ref)] : [];
}

const personOf = ({ people, season }: Sheet, player: string) => people.find((_, person) => season?.players[person] === player);
