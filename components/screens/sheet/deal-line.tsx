import { LedgerLine } from "#components/parts/ledger/ledger";
import { LedgerNames } from "#components/parts/ledger/ledger-names";
import type { LedgerDeal } from "#components/parts/ledger/ledger-row";
import type { Sheet } from "#lib/sheet/sheet";

interface Props {
  sheet: Sheet;
  row: LedgerDeal;
  /** With its names, where it does not stand under the row that was tapped. */
  named?: boolean;
}

/** A deal of this sheet as its row has it, alone. */
export function DealLine({ sheet: { rules, names, totals }, row, named = false }: Props) {
  const players = names.map((name, i) => ({ name, total: totals[i] ?? null }));
  return <LedgerLine game={rules.game} players={players} deal={row} head={named && <LedgerNames names={names} />} />;
}
