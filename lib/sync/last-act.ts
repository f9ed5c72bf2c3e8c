/**
 * The act that undoes what this tab did last on a sheet: one page may have done it (the referee's) and another offer to undo it.
 */
import type { Act } from "#lib/sheet/undo";
import { ifAllowed } from "./if-allowed";

const keyOf = (sheet: string): string => `petit-au-bout:act:${sheet}`;

export const lastAct = (sheet: string): Act | null =>
  ifAllowed(() => JSON.parse(sessionStorage.getItem(keyOf(sheet)) ?? "null") as Act | null) ?? null;

/** Null: the last act has no undo. */
export function keepAct(sheet: string, act: Act | null): void {
  ifAllowed(() => (act ? sessionStorage.setItem(keyOf(sheet), JSON.stringify(act)) : sessionStorage.removeItem(keyOf(sheet))));
}
