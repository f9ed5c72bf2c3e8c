import { LedgerLine } from "#components/parts/ledger/ledger";
import { HEAD_NAMES } from "#components/parts/ledger/ledger-head";
import { FittedName, useFit } from "#components/parts/names/fitted-name";
import type { Sheet } from "#lib/sheet/sheet";
import { seenOf } from "#lib/shown/sheet/shown-columns";
import type { LedgerDeal } from "#lib/shown/sheet/tell-deal";

interface Props {
  sheet: Sheet;
  row: LedgerDeal;
  /** Shows the names, if it does not stand right under the tapped row. */
  named?: boolean;
}

/** A deal of this sheet as its row has it, alone. */
export function DealLine({ sheet, row, named = false }: Props) {
  const { rules, names, totals } = seenOf(sheet);
  const players = names.map((name, i) => ({ name, total: totals[i] ?? null }));
  return <LedgerLine game={rules.game} players={players} deal={row} head={named && <LedgerNames names={names} />} />;
}

/** The names over a line that stands alone. */
function LedgerNames({ names }: { names: readonly string[] }) {
  const [column, fitted] = useFit<HTMLTableCellElement>(names, HEAD_NAMES);
  return (
    <thead>
      <tr className="align-bottom text-ink2">
        <td colSpan={2} />
        {names.map((name, seat) => (
          <th
            key={name}
            ref={seat === 0 ? column : undefined}
            scope="col"
            className="p-0 text-right font-normal last:pr-(--last)"
          >
            <FittedName fitted={fitted} at={seat} className="block pr-(--air) text-right leading-[1.125rem]" />
          </th>
        ))}
      </tr>
    </thead>
  );
}
