import { useAnswer } from "#components/parts/door/use-answer";
import type { MetView } from "#lib/season/draw/met";
import { look } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";

const UNKNOWN = { view: null };

/** Who met whom and who stands where: nobody until it is read, and where it could not be. */
export function useMet(club: string, season: string): MetView & { readonly isUnknown: boolean } {
  const seen = useAnswer(() => look(thisPhone(), doorOf.met(club, season)).catch(() => UNKNOWN), [club, season]);
  return { evenings: [], ranked: [], ...seen?.view, isUnknown: seen === UNKNOWN };
}
