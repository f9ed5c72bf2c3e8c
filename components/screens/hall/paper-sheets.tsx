import type { ReactNode } from "react";
import { useWordsOf } from "#components/parts/words/words";
import { type Hall, seatingOf } from "#lib/hall/hall";
import { presentAt } from "#lib/hall/next-seating";
import { nameAt } from "#lib/hall/table-sheet";
import { bySize } from "#lib/rules/lists";
import { GRID, HalfSheet } from "./print-head";

/** One a table, for the position that is open, or the first. */
export function PaperSheets({ hall }: { hall: Hall }) {
  const open = hall.positions.at(-1);
  const first = bySize(
    hall.numbers.map(({ number }) => number),
    4,
  );
  const seated = open ? seatingOf(open) : presentAt(hall, first, 1);
  return seated.map((seats, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tables are their numbers
    <PaperSheet key={i} hall={hall} table={i + 1} seats={seats} />
  ));
}

function PaperSheet({ hall, table, seats }: { hall: Hall; table: number; seats: readonly (number | null)[] }) {
  const t = useWordsOf("hall");
  const { position, deals } = hall.positions.at(-1) ?? { position: 1, deals: hall.opening.deals };
  const blank = seats.map((_, line) => <td key={t.lines[line]} />);
  return (
    <HalfSheet hall={hall} table={table} position={position}>
      <table className={GRID}>
        <thead>
          <tr>
            <th scope="col" className="label w-12">
              {t.paper.deal}
            </th>
            <th scope="col" className="label w-40">
              {t.paper.contract}
            </th>
            {seats.map((seat, line) => (
              <th key={t.lines[line]} scope="col">
                <span className="label block">{t.lines[line]}</span>
                <span className="block">{seat === null ? "–" : nameAt(hall, position, seat)}</span>
                <span className="label block">{seat === null ? "" : t.number(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: deals }, (_, deal) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: deals are their numbers
            <tr key={deal} className="h-10">
              <th scope="row">{deal + 1}</th>
              <td />
              {blank}
            </tr>
          ))}
          <FootRow label={t.total} look="h-10" blank={blank} />
          <FootRow label={t.paper.sign} look="h-14" blank={blank} />
        </tbody>
      </table>
    </HalfSheet>
  );
}

const FootRow = ({ label, look, blank }: { label: string; look: string; blank: ReactNode }) => (
  <tr className={look}>
    <th scope="row" colSpan={2}>
      {label}
    </th>
    {blank}
  </tr>
);
