/** A sheet as a table of deals, for a spreadsheet or another app: how they were played, their points, and the totals. */

import { gameOf } from "#lib/rules/games";
import { type EmptyDeal, isEmptyDeal, isReport, type Points, type Rules } from "#lib/rules/rules";
import { type Person, rulesAt } from "#lib/rules/seating";
import type { Lang } from "#lib/rules/words/languages";
import { type Cell, csvIn } from "../csv";
import { decisionsOf, isContested, isRuled, type Sheet, type SheetDeal, tableOf } from "../sheet";
import { type Column, columnsFrom, headIn, type Written } from "./column";
import { paperColumns } from "./columns";
import { paperOf } from "./paper-game";
import { sayToken, TOKENS } from "./tokens";

/** A sheet, or an evening as a season shows it, without versions and turns. */
export interface Tabled extends Pick<Sheet, "rules" | "names"> {
  readonly deals: readonly TabledDeal[];
}
type TabledDeal = Pick<
  SheetDeal,
  "number" | "deal" | "voided" | "corrected" | "contest" | "score" | "faults" | "totals" | "columns" | "seats"
> &
  Partial<Pick<SheetDeal, "turn" | "versions">>;

/** The whole sheet as a file, in its language's own writing of numbers; columns that nothing fills are left out if they are rare. */
export function csvOf(sheet: Tabled, lang: Lang): string {
  const { heads, rows } = tableOfDeals(sheet, lang);
  return csvIn(lang, [heads.map(({ head }) => head), ...rows]);
}

/** The same before it is a file: what stands over each column, and what each deal has there. */
export function tableOfDeals(sheet: Tabled, lang: Lang): { heads: readonly (Column & { head: string })[]; rows: Cell[][] } {
  const most = Math.max(sheet.rules.players, ...sheet.deals.map(({ seats }) => seats.length));
  const columns = paperColumns(rulesAt(sheet.rules, most) ?? sheet.rules, sheet.names);
  const rows = sheet.deals.map((deal) => rowOf(sheet, deal, lang));
  const shown = columns.filter(({ id, rare }) => !rare || rows.some((row) => (row[id] ?? null) !== null));
  const heads = shown.map((column) => ({ ...column, head: headIn(column, lang) }));
  return { heads, rows: rows.map((row) => shown.map(({ id }) => row[id] ?? null)) };
}

function rowOf(sheet: Tabled, deal: TabledDeal, lang: Lang): Written {
  const { rules, names } = tableOf(sheet, deal.seats);
  const shown = deal.deal ?? deal.versions?.findLast((version) => version.deal !== null)?.deal ?? {};
  const known = deal.turn || deal.faults.length > 0 ? null : deal.deal;
  const read = known ? ({ ok: true, value: known } as const) : gameOf(rules).read(rules, shown, deal.turn);
  const state = stateOf(deal);
  return {
    number: deal.number,
    ...(read.ok && byPerson(fieldsOf(rules, names, read.value, lang), deal.seats)),
    ...columnsFrom("score", deal.score ? deal.columns.map(shownFigure) : satOut(sheet, deal)),
    ...rulingOf(deal),
    ...(state && { state: sayToken(TOKENS.states, state, lang) }),
    ...(deal.score && columnsFrom("total", deal.totals.map(shownFigure))),
  };
}

/** A dash for a person who sat out, to tell it from zero. */
const shownFigure = (figure: Points | null): Cell => figure ?? "–";

/** A deal without points still shows who sat out. */
const satOut = ({ names }: Tabled, { seats, voided }: TabledDeal): Cell[] =>
  names.map((_, person) => (voided || seats.includes(person) ? null : "–"));

/** Moves cells from the seat's column to that of its person. */
const byPerson = (row: Written, seats: readonly Person[]): Written =>
  Object.fromEntries(
    Object.entries(row).map(([id, cell]) => [id.replace(/\.(\d+)$/, (_, seat) => `.${seats[Number(seat)]}`), cell]),
  );

/** Points that the table moved, by person, and the reason. */
function rulingOf(deal: TabledDeal): Written {
  const decided = decisionsOf(deal);
  const why = decided[0]?.params.note;
  const moved = decided.map(({ value, params }) => [`ruling.${deal.seats[params.seat]}`, value]);
  return { ...Object.fromEntries(moved), ...(why && { ruling: why }) };
}

function stateOf(deal: TabledDeal): string | null {
  if (deal.voided) return "voided";
  if (deal.faults.length > 0) return "refused";
  if (isContested(deal)) return "contested";
  if (isRuled(deal)) return "ruled";
  return deal.corrected ? "corrected" : null;
}

/** The cells of a deal as its game has read it. */
export function fieldsOf(rules: Rules, names: readonly string[], deal: object, lang: Lang): Written {
  if (isEmptyDeal(deal)) return { kind: sayToken(TOKENS.kinds, kindOf(deal), lang) };
  if (isReport(deal)) return { kind: sayToken(TOKENS.kinds, "report", lang), deals: deal.deals > 1 ? deal.deals : null };
  return paperOf(rules).write(names, deal, lang);
}

const kindOf = (deal: EmptyDeal): string => ("passed" in deal ? "passed" : deal.reason === "petit-sec" ? "petit-sec" : "misdeal");
