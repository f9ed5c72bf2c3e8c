import { Figure } from "#components/parts/ledger/figure";
import { useWordsOf } from "#components/parts/words/words";
import type { Column } from "#lib/sheet/paper/column";
import type { JudgedRow } from "#lib/sheet/paper/read-table";
import type { Sheet } from "#lib/sheet/sheet";

interface Props {
  sheet: Sheet;
  totals: JudgedRow["totals"];
  columns: readonly Column[];
  computed: boolean;
}

export function Totals({ sheet, totals, columns, computed }: Props) {
  const t = useWordsOf("paper");
  const total = (seat: number) => <Figure value={totals[seat] ?? null} kind="total" />;
  return (
    <tbody>
      <tr className="text-figure">
        <th scope="row" className="place pt-2 pr-2 text-left label">
          {t.totals}
        </th>
        {columns.map(({ id, seat, part }) => (
          <td key={id} className={`px-1.5 pt-2 text-right ${part === "score" ? "score" : ""}`}>
            {!computed && part === "score" && seat !== undefined && total(seat)}
          </td>
        ))}
        {computed &&
          sheet.names.map((name, seat) => (
            <td key={name} className="px-1.5 pt-2 text-right">
              {total(seat)}
            </td>
          ))}
        <td className={computed ? undefined : "keys"} />
      </tr>
    </tbody>
  );
}
