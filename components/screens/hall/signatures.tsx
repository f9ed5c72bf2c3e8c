import { Figure } from "#components/parts/ledger/figure";
import { RuledSection } from "#components/parts/page/ruled-section";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { Hall, Table } from "#lib/hall/hall";
import { type Here, signaturesAt } from "#lib/hall/of-table";
import { nameAt } from "#lib/hall/table-sheet";
import type { TableSaying } from "./use-saying";

interface Props {
  hall: Hall;
  table: Table;
  here: Here;
  balances: readonly (number | null)[];
  saying: TableSaying;
  title: string;
}

/** Each of those who sit there, on this phone or their own. */
export function Signatures({ hall, table, here, balances, saying: { waiting, say }, title }: Props) {
  const t = useWordsOf("hall");
  const { lines, stale } = signaturesAt(table, here, waiting, balances);
  return (
    <RuledSection title={title} className="pt-3">
      <p className="edge label pt-1">{t.at.signNote}</p>
      {stale && <p className="edge pt-2 text-reason text-neg">{t.at.again}</p>}
      <ul>
        {lines.map(({ line, isSigned }) => {
          const name = nameAt(hall, here.position, table.seats[line] ?? null);
          return (
            <li key={line} className="edge flex min-h-[46px] flex-wrap items-center justify-between gap-x-4 border-rule border-b">
              <bdi className="min-w-0 flex-1 text-choice wrap-anywhere">{name}</bdi>
              <Figure value={balances[line] ?? null} kind="total" className="text-figure" />
              {isSigned ? (
                <span className="label min-w-24 text-right">{t.at.signed}</span>
              ) : (
                <QuietButton
                  accent
                  className="min-w-24 max-w-[60%] shrink justify-end text-right whitespace-normal wrap-anywhere"
                  onClick={() => void say({ kind: "sheet.signed", body: { ...here, seat: line, balances } })}
                >
                  {t.at.signOf(name)}
                </QuietButton>
              )}
            </li>
          );
        })}
      </ul>
    </RuledSection>
  );
}
