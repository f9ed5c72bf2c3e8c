/**
 * The tournament of a sheet (`?h=`) and the table whose phone this is (`&t=`): from the address, or as kept when this phone last
 * came from there, so that they are known when it comes back from the referee or from home.
 */
import { ifAllowed } from "#lib/sync/if-allowed";

const shelf = (sheet: string): string => `petit-au-bout:sheet:${sheet}:hall`;

/** "hall table", or empty where the sheet is no tournament's. */
export function hallSaid(sheet: string): string {
  const address = new URLSearchParams(location.search);
  const hall = address.get("h");
  return hall ? `${hall} ${address.get("t") ?? ""}` : (ifAllowed(() => localStorage.getItem(shelf(sheet))) ?? "");
}

export const keepHall = (sheet: string, said: string): void => ifAllowed(() => localStorage.setItem(shelf(sheet), said));
