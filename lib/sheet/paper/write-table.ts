/** A sheet as a table of deals, for a spreadsheet or another app: what was played, what it brought, and the totals. */
import type { DecaleDeal } from "#lib/rules/decale/deal";
import { gameOf } from "#lib/rules/games";
import { type EmptyDeal, isEmptyDeal, isReport, type Points, type Rules } from "#lib/rules/rules";
import { type Person, rulesAt } from "#lib/rules/seating";
import type { AttackDeal } from "#lib/rules/tarot/attack";
import type { VachetteDeal } from "#lib/rules/tarot/deal";
import type { WhistDeal } from "#lib/rules/whist/deal";
import { BOM, type Cell, makeCsv } from "../csv";
import { isContested, type Sheet, type SheetDeal, tableOf } from "../sheet";
import { type Column, columnsOf } from "./columns";
import {
  ALONE,
  CAMPS,
  CONTRACTS,
  DIPLOMAS,
  KINDS,
  LEVELS,
  MISERES,
  nameFor,
  OWN_CALLS,
  PRIMES,
  SCHOOLS,
  SLAMS,
  STATES,
  SUITS,
  sayToken,
  YES,
} from "./tokens";

type Lang = "fr" | "en";
/** A sheet, or an evening as a season shows it: without the versions of its deals and whose turn each was. */
export interface Tabled extends Pick<Sheet, "rules" | "names"> {
  readonly deals: readonly TabledDeal[];
}
type TabledDeal = Pick<
  SheetDeal,
  "number" | "deal" | "voided" | "corrected" | "contest" | "score" | "faults" | "totals" | "columns" | "seats"
> &
  Partial<Pick<SheetDeal, "turn" | "versions">>;
type Row = Readonly<Record<string, Cell>>;

/** The whole sheet as a file, in its language's own writing of numbers; columns that nothing fills are left out if they are rare. */
export function csvOf(sheet: Tabled, lang: Lang): string {
  const { heads, rows } = tableOfDeals(sheet, lang);
  return BOM + makeCsv([heads.map(({ head }) => head), ...rows], lang === "fr" ? ";" : ",");
}

/** The same before it is a file: what stands over each column, and what each deal has there. */
export function tableOfDeals(sheet: Tabled, lang: Lang): { heads: readonly (Column & { head: string })[]; rows: Cell[][] } {
  const most = Math.max(sheet.rules.players, ...sheet.deals.map(({ seats }) => seats.length));
  const columns = columnsOf(rulesAt(sheet.rules, most) ?? sheet.rules, sheet.names);
  const rows = sheet.deals.map((deal) => rowOf(sheet, deal, lang));
  const shown = columns.filter(({ id, rare }) => !rare || rows.some((row) => (row[id] ?? null) !== null));
  const heads = shown.map((column) => ({ ...column, head: headOf(column, lang) }));
  return { heads, rows: rows.map((row) => shown.map(({ id }) => row[id] ?? null)) };
}

const headOf = ({ names }: Column, lang: Lang): string => (lang === "fr" ? names[0] : (names[1] ?? names[0])) as string;

function rowOf(sheet: Tabled, deal: TabledDeal, lang: Lang): Row {
  const { rules, names } = tableOf(sheet, deal.seats);
  const shown = deal.deal ?? deal.versions?.findLast((version) => version.deal !== null)?.deal ?? {};
  const known = deal.turn || deal.faults.length > 0 ? null : deal.deal;
  const read = known ? ({ ok: true, value: known } as const) : gameOf(rules).read(rules, shown, deal.turn);
  const state = stateOf(deal);
  return {
    number: deal.number,
    ...(read.ok && byPerson(fieldsOf(rules, names, read.value, lang), deal.seats)),
    ...columnsFrom("score", deal.score ? deal.columns.map(shownFigure) : satOut(sheet, deal)),
    ...(state && { state: sayToken(STATES, state, lang) }),
    ...(deal.score && columnsFrom("total", deal.totals.map(shownFigure))),
  };
}

/** A dash for who sat out: no zero. */
const shownFigure = (figure: Points | null): Cell => figure ?? "–";

/** A deal that brought nobody anything still says who did not play it. */
const satOut = ({ names }: Tabled, { seats, voided }: TabledDeal): Cell[] =>
  names.map((_, person) => (voided || seats.includes(person) ? null : "–"));

/** What a game writes of a seat stands in the column of who sat there. */
const byPerson = (row: Row, seats: readonly Person[]): Row =>
  Object.fromEntries(
    Object.entries(row).map(([id, cell]) => [id.replace(/\.(\d+)$/, (_, seat) => `.${seats[Number(seat)]}`), cell]),
  );

const columnsFrom = (id: string, values: readonly Cell[]): Row =>
  Object.fromEntries(values.map((value, seat) => [`${id}.${seat}`, value]));

function stateOf(deal: TabledDeal): string | null {
  if (deal.voided) return "voided";
  if (deal.faults.length > 0) return "refused";
  if (isContested(deal)) return "contested";
  return deal.corrected ? "corrected" : null;
}

/** The cells of a deal as its game has read it. */
export function fieldsOf(rules: Rules, names: readonly string[], deal: object, lang: Lang): Row {
  if (isEmptyDeal(deal)) return { kind: sayToken(KINDS, kindOf(deal), lang) };
  if (isReport(deal)) return { kind: sayToken(KINDS, "report", lang), deals: deal.deals > 1 ? deal.deals : null };
  return WRITERS[rules.game](names, deal as never, lang);
}

const kindOf = (deal: EmptyDeal): string => ("passed" in deal ? "passed" : deal.reason === "petit-sec" ? "petit-sec" : "misdeal");

function attackRow(names: readonly string[], deal: AttackDeal | VachetteDeal, lang: Lang): Row {
  if ("vachette" in deal) return columnsFrom("vachette", deal.vachette);
  const { taker, partner, called, alone, contract, bouts, points, petitAuBout, poignees, miseres, slam, excuseLast } = deal;
  const at = (seat: number) => names[seat] as string;
  return {
    taker: at(taker),
    partner: partner !== null ? at(partner) : names.length === 5 ? sayToken(ALONE, "alone", lang) : null,
    called: called ? sayToken(SUITS, called, lang) : null,
    alone: alone ? sayToken(OWN_CALLS, alone, lang) : null,
    contract: sayToken(CONTRACTS, contract, lang),
    bouts,
    points,
    petitAuBout: petitAuBout ? sayToken(CAMPS, petitAuBout, lang) : null,
    poignees: listOf(poignees, ({ seat, level }) => `${nameFor(names, seat)} ${sayToken(LEVELS, String(level), lang)}`),
    miseres: listOf(miseres, ({ seat, kind }) => `${nameFor(names, seat)} ${sayToken(MISERES, kind, lang)}`),
    slam: listOf(
      [...(slam.announced ? [slam.announcedBy ? "by-defence" : "announced"] : []), ...(slam.by ? [slam.by] : [])],
      (token) => sayToken(SLAMS, token, lang),
    ),
    excuseLast: excuseLast ? sayToken(YES, "yes", lang) : null,
  };
}

function decaleRow(names: readonly string[], { bet, cardPoints, campPoints, setAside, primes }: DecaleDeal, lang: Lang): Row {
  return {
    bettor: bet ? (names[bet.seat] as string) : null,
    diploma: bet ? sayToken(DIPLOMAS, bet.diploma, lang) : null,
    partner: bet?.partner === undefined ? null : (names[bet.partner] as string),
    called: bet?.called ? sayToken(SCHOOLS, bet.called, lang) : null,
    camp: campPoints ?? null,
    ...columnsFrom("cards", cardPoints ?? []),
    setAside: setAside > 0 ? setAside : null,
    primes: listOf(primes, ({ seat, prime }) => `${nameFor(names, seat)} ${sayToken(PRIMES, prime, lang)}`),
  };
}

const whistRow = (_: readonly string[], { bids, tricks }: WhistDeal): Row => ({
  ...columnsFrom("bid", bids),
  ...columnsFrom("tricks", tricks),
});

type Writer<D> = (names: readonly string[], deal: D, lang: Lang) => Row;
const WRITERS: Readonly<Record<Rules["game"], Writer<never>>> = {
  tarot: attackRow as Writer<never>,
  vp5: attackRow as Writer<never>,
  decale: decaleRow as Writer<never>,
  whist: whistRow as Writer<never>,
};

const listOf = <T>(items: readonly T[], say: (item: T) => string): string | null =>
  items.length === 0 ? null : items.map(say).join(", ");
