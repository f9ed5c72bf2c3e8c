import { QuietLink } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";

/** What is longer is whole on the page of the tables. */
export function AllRows({ of, most }: { of: number; most: number }) {
  const t = useWordsOf("season");
  if (of <= most) return null;
  return (
    <p className="edge wide:px-0 print:hidden">
      <QuietLink href="#matrices">{t.allRows(of)}</QuietLink>
    </p>
  );
}
