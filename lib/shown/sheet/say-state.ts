/**
 * The sheet's state in one sentence, the most pressing there is: two versions to choose from, a lost right, refusals, who is
 * noting, what is unsent, that all is sent. It begins with what was just done here, unless something presses: then the undo
 * button says what that was. A phone that only follows has nothing to save, send or choose.
 */

import { commas } from "#lib/rules/lists";
import { unsentDeals } from "#lib/sheet/look-up";
import type { Role } from "#lib/sheet/role";
import type { Sheet } from "#lib/sheet/sheet";
import type { Chunks } from "#messages/fr/chunks";
import type { Words } from "#messages/words";

interface StateToTell {
  readonly at: {
    readonly lastError: string | null;
    readonly rejected: readonly unknown[];
    readonly unsent: number;
    readonly role: Role | null;
    readonly givenBack: number;
    readonly isCopy: boolean;
  };
  readonly sheet: Sheet;
  /** What was just done here, in words; empty if there are none for it. */
  readonly done: string | null;
  /** What was just undone here. */
  readonly undone?: string | null;
  /** Who is noting a deal on another phone. */
  readonly others: readonly { readonly device: string; readonly name: string | null; readonly slot: number }[];
  /** How many other phones have every event of this one. */
  readonly seen: number;
}

export function sayState(told: StateToTell, words: Pick<Words, "m">, t: Chunks["state"]): string {
  const { at, sheet, done, undone = null } = told;
  const given = at.givenBack > 0 ? t.givenBack(at.givenBack, at.unsent === 0) : "";
  const act = undone || done || "";
  const pressing = sayPressing(told, words, t);
  if (pressing) return undone ? t.undoneAnd(sentence(undone).slice(0, -1), within(pressing, told)) : pressing;
  return sentence(act || given, fateOf(told, t, act || given), sheet.unknown > 0 ? t.unknown(sheet.unknown) : "");
}

/** What users must know or do first; empty if nothing presses. */
export function sayPressing({ at, sheet, done, others }: StateToTell, { m }: Pick<Words, "m">, t: Chunks["state"]): string {
  const { diskFull, stuck, noting } = m.sheet;
  const follows = at.role === "viewer";
  const divided = sheet.deals.flatMap(({ number, conflicts }) => (conflicts.length > 0 ? [number] : []));
  // After a deal is noted here, another phone's form for it may still be open: that is no news.
  const noted = others.filter(({ slot }) => !done || slot >= sheet.nextSlot);
  const isGiving = at.givenBack > 0 && at.unsent > 0;
  const pressing = [
    divided.length > 0 ? t.divided(divided, !follows) : "",
    at.lastError === "refused" ? (at.isCopy ? t.copyOnly : follows ? t.shutOutFollower : t.shutOut) : "",
    at.lastError === "disk-full" ? diskFull : "",
    at.lastError === "stuck" ? stuck : "",
    at.lastError === "later" ? t.tooMuch : "",
    at.rejected.length > 0 ? t.rejected(at.rejected.length) : "",
    isGiving ? t.givenBack(at.givenBack, false) : "",
    ...noted.map(({ device, name, slot }) => noting(sheet.names[sheet.seated.get(device) ?? -1] ?? name, slot + 1)),
  ];
  return pressing.find(Boolean) ?? "";
}

/** Whether entries are unsent, sent, seen by others, or saved; the last is not said of an act just done. */
function fateOf({ at, sheet, done, seen }: StateToTell, t: Chunks["state"], act: string): string {
  const unsent = unsentDeals(sheet);
  if (unsent > 0) return act ? t.unsent(unsent) : `${t.saved}, ${t.unsent(unsent)}`;
  if (at.role === "viewer") return isCut(at) ? t.cutOff : t.follows;
  if (at.unsent === 0 && (act || sheet.deals.length > 0)) return seen > 0 ? `${t.sent}, ${t.seen(seen)}` : t.sent;
  if (act) return "";
  return isBlank(sheet) && done === null ? t.nothing : t.saved;
}

/** A sentence as the second half of another: lower case, except for a name. */
function within(said: string, { sheet: { names }, others }: StateToTell): string {
  const isName = [...names, ...others.map(({ name }) => name)].some((name) => name && said.startsWith(name));
  return isName ? said : said.charAt(0).toLowerCase() + said.slice(1);
}

/** "Donne 1 notée, tout est envoyé." */
function sentence(...parts: readonly string[]): string {
  const said = commas(...parts);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** The last request failed: others may have noted something since. */
const isCut = ({ lastError }: StateToTell["at"]): boolean => lastError === "offline" || lastError === "server";

/** No deal yet, and nothing said about the first one. */
const isBlank = ({ deals, bets, disputes }: Sheet): boolean => deals.length + bets.length + disputes.length === 0;
