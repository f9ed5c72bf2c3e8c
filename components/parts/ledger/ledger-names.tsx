import { FittedName, useFit } from "#components/parts/names/fitted-name";
import { HEAD_NAMES } from "./ledger-head";

/** The names of a ledger's columns alone, over a line that stands by itself. */
export function LedgerNames({ names }: { names: readonly string[] }) {
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
