/** What takes back what this tab did last on a sheet: one of its pages may have done it (the referee's), another offers to undo it. */
import type { Act } from "#lib/sheet/undo";
import { ifAllowed } from "./if-allowed";

const keyOf = (sheet: string): string => `petit-au-bout:act:${sheet}`;

export const lastAct = (sheet: string): Act | null =>
  ifAllowed(() => JSON.parse(sessionStorage.getItem(keyOf(sheet)) ?? "null") as Act | null) ?? null;

/** Null: what was done last is not to be taken back by another act. */
export function keepAct(sheet: string, act: Act | null): void {
  ifAllowed(() => (act ? sessionStorage.setItem(keyOf(sheet), JSON.stringify(act)) : sessionStorage.removeItem(keyOf(sheet))));
}
