import { LedgerLine } from "#components/parts/ledger/ledger";
import type { LedgerDeal } from "#components/parts/ledger/ledger-row";
import type { Sheet } from "#lib/sheet/sheet";

/** A deal of this sheet as its row has it, alone under everybody's name and total. */
export const DealLine = ({ sheet: { rules, names, totals }, row }: { sheet: Sheet; row: LedgerDeal }) => (
  <LedgerLine game={rules.game} players={names.map((name, i) => ({ name, total: totals[i] ?? null }))} deal={row} />
);
