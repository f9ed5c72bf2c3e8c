// This folder: the curve of an evening, drawn, and as a table that is read aloud.
import { useWords } from "#components/parts/words/words";
import type { Points } from "#lib/rules/rules";
import { numeral } from "#lib/shown/sheet/numeral";

/** The curve's own numbers, for those who hear it. */
export function CurveTable({ names, totals }: { names: readonly string[]; totals: readonly (readonly (Points | null)[])[] }) {
  const { m, lang } = useWords();
  return (
    <table>
      <caption>{m.ledger.curve}</caption>
      <thead>
        <tr>
          <th scope="col">{m.always.deal}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.map((row, deal) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deals are numbered by their place
          <tr key={deal}>
            <th scope="row">{deal + 1}</th>
            {row.map((total, seat) => (
              <td key={names[seat]}>{total === null ? "–" : numeral(total, "total", lang)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
