/** A deal as a row of the ledger tells it. */
import type { Attacker } from "#lib/rules/facts";
import { gameOf } from "#lib/rules/games";
import { isEmptyDeal, isReport, type Misdeal, type Points } from "#lib/rules/rules";
import { isContested, isRuled, type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { deskOf } from "#lib/shown/games/desk";
import type { Confirmed, DealMark } from "#messages/fr/ledger";
import type { Words } from "#messages/words";
import { isPastTheEnd } from "./may-note";

interface LedgerEntry {
  /** Null: not concerned by this deal. */
  readonly change: Points | null;
  readonly total: Points;
  readonly role?: Attacker | undefined;
}

export interface LedgerDeal {
  readonly id: string;
  readonly number: number;
  /** "Garde, petit"; for a deal nobody played, "Tous passent". */
  readonly summary: string;
  /** "1 bout · −13"; empty for a deal nobody played. */
  readonly detail: string;
  readonly mark?: DealMark | undefined;
  /** Only at a table that asks for it. */
  readonly confirmation?: Confirmed | undefined;
  /** One per seat; none for a deal nobody played. */
  readonly entries: readonly LedgerEntry[];
  /** Just written, here or on another phone. */
  readonly fresh?: boolean;
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
  const at = players === sheet.rules.players ? "" : words.m.sheet.at(players);
  const detail = entries.length > 0 ? [at, said.detail].filter(Boolean).join(" · ") : "";
  return { id, number, summary: said.summary, detail, mark: markOf(deal), entries };
}

function describe(sheet: Pick<Sheet, "rules">, { deal, versions, faults }: DealToTell, words: Words) {
  const t = words.m.sheet;
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
    : { summary: words.m.always.deal, detail: "", roles: {} };
  return faults.length > 0 ? { ...said, summary: `${said.summary}, ${refused}` } : said;
}

const sayMisdeal = ({ reason, annulled }: Misdeal, t: Words["m"]["sheet"]): string =>
  reason ? t.petitSec : annulled ? t.annulled : t.misdeal;

function markOf(deal: DealToTell): DealMark | undefined {
  if (deal.voided) return "voided";
  if (isContested(deal)) return "contested";
  if (isRuled(deal)) return "ruled";
  return deal.corrected ? "corrected" : undefined;
}
