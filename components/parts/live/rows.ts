/** The sheet's deals as the ledger prints them. */

import { deskOf } from "#components/parts/games/desk";
import type { LedgerTurn } from "#components/parts/ledger/ledger-next";
import type { LedgerDeal } from "#components/parts/ledger/ledger-row";
import type { Attacker } from "#lib/rules/facts";
import { gameOf } from "#lib/rules/games";
import { isEmptyDeal, isReport, type Misdeal } from "#lib/rules/rules";
import { addScores, seatPeople } from "#lib/rules/session";
import { columnsOf } from "#lib/sheet/deal-columns";
import { isContested, isRuled, type Rival, type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { isPastTheEnd } from "#lib/shown/sheet/ended";
import { confirmationOf } from "#lib/shown/sheet/signs";
import type { DealMark } from "#messages/fr/ledger";
import type { Words } from "#messages/words";

/** Where two phones noted a deal differently, the other version stands under it. */
export const rowsOf = (sheet: Sheet, words: Words, fresh: number | null): LedgerDeal[] =>
  sheet.deals.flatMap((deal) => [
    rowOf(sheet, deal, words, deal.slot === fresh),
    ...deal.conflicts.map((rival) => rivalRow(sheet, deal, rival, words)),
  ]);

export const rowOf = (sheet: Sheet, deal: SheetDeal, words: Words, fresh = false): LedgerDeal => ({
  ...tellDeal(sheet, deal, words),
  ...(deal.conflicts.length > 0 && { mark: "divided" }),
  confirmation: confirmationOf(sheet, deal),
  fresh,
});

/** The version of a deal that another phone noted, with the totals it would make. */
export function rivalRow(
  sheet: Sheet,
  deal: Pick<SheetDeal, "slot" | "number" | "turn" | "seats">,
  rival: Pick<Rival, "event" | "deal" | "seats">,
  words: Words,
): LedgerDeal {
  const { seats } = rival;
  const columns = columnsOf(sheet, deal, rival);
  const scores = columns && seats.map((person) => columns[person] ?? 0);
  const before = sheet.deals.findLast(({ slot }) => slot < deal.slot)?.totals ?? sheet.start;
  const { rules } = tableOf(sheet, seats);
  const totals = scores ? addScores(rules, seatPeople(rules, before, seats), seats, scores) : before;
  const rest = { versions: [], voided: false, corrected: false, contest: null, faults: [], totals };
  const score = scores && { scores, lines: [] };
  const told = { ...deal, ...rest, id: rival.event, deal: rival.deal, seats, columns: columns ?? [], score };
  return { ...tellDeal(sheet, told, words), mark: "rival" };
}

/** What a row needs of a deal: on its sheet, or as a season shows it. */
export type DealToTell = Pick<
  SheetDeal,
  | "id"
  | "slot"
  | "number"
  | "deal"
  | "seats"
  | "versions"
  | "voided"
  | "corrected"
  | "contest"
  | "score"
  | "faults"
  | "columns"
  | "totals"
>;

export function tellDeal(sheet: Pick<Sheet, "rules" | "names">, deal: DealToTell, words: Words): LedgerDeal {
  const { id, number } = deal;
  const table = tableOf(sheet, deal.seats);
  const said = describe(table, deal, words);
  const roles: Readonly<Record<number, Attacker>> = said.roles;
  const entries = deal.score
    ? sheet.names.map((_, person) => ({
        change: deal.columns[person] ?? null,
        total: deal.totals[person] ?? 0,
        role: roles[deal.seats.indexOf(person)],
      }))
    : [];
  const { players } = table.rules;
  const at = players === sheet.rules.players ? "" : words.m.screens.sheet.at(players);
  const detail = entries.length > 0 ? [at, said.detail].filter(Boolean).join(" · ") : "";
  return { id, number, summary: said.summary, detail, mark: markOf(deal), entries };
}

function describe(sheet: Pick<Sheet, "rules">, { deal, versions, faults }: DealToTell, words: Words) {
  const t = words.m.screens.sheet;
  const refused = isPastTheEnd({ faults }) ? t.late : t.refused;
  const shown = deal ?? versions.findLast((version) => version.deal !== null)?.deal ?? {};
  if (isEmptyDeal(shown)) {
    return {
      summary: "passed" in shown ? words.rules.games[sheet.rules.game].passed : sayMisdeal(shown, t),
      detail: "",
      roles: {},
    };
  }
  if (isReport(shown)) return { summary: t.report, detail: shown.deals > 1 ? t.reportOf(shown.deals) : t.paper, roles: {} };
  const read = gameOf(sheet.rules).read(sheet.rules, shown);
  const said = read.ok
    ? deskOf(sheet.rules).describe(sheet.rules, read.value, words)
    : { summary: t.unread, detail: "", roles: {} };
  return faults.length > 0 ? { ...said, summary: `${said.summary}, ${refused}` } : said;
}

const sayMisdeal = ({ reason, annulled }: Misdeal, t: Words["m"]["screens"]["sheet"]): string =>
  reason ? t.petitSec : annulled ? t.annulled : t.misdeal;

function markOf(deal: DealToTell): DealMark | undefined {
  if (deal.voided) return "voided";
  if (isContested(deal)) return "contested";
  if (isRuled(deal)) return "ruled";
  return deal.corrected ? "corrected" : undefined;
}

/** The line about to be written: who deals, speaks and leads, and the bet that waits. */
export function nextTurn(sheet: Sheet, words: Words): LedgerTurn {
  const { seating, next, names, rules } = sheet;
  const { dealer, speaks, leads, rests } = words.m.ledger;
  const t = words.m.screens.sheet;
  const duties = names.map((_, person) => [
    ...(person === seating.dealer ? [dealer] : []),
    ...(seating.sitsOut.includes(person) ? [rests] : []),
    ...(person === seating.seats[next.firstBidder] ? [speaks(names.length)] : []),
    ...(person === seating.seats[next.firstLeader] ? [leads] : []),
  ]);
  const detail = sheet.announced
    ? t.announced
    : gameOf(rules).series
      ? `${t.cards(next.cards)}${next.blind ? `, ${t.blind}` : ""}`
      : undefined;
  return { number: sheet.nextSlot + 1, duties, detail, isBet: sheet.announced !== null };
}
