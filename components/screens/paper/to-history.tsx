import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useDoor } from "#components/parts/door/use-door";
import { QuietButton } from "#components/parts/ledger/buttons";
import { gridsIn } from "#components/parts/past/read-file";
import { useWordsOf } from "#components/parts/words/words-of";
import { understand } from "#lib/season/past/understand";
import { doorOf } from "#lib/sync/doors";

const PastPage = lazy(() => import("#components/parts/past/past-page").then((module) => ({ default: module.PastPage })));

/** A file of several evenings, laid on one evening's sheet: whoever keeps the club takes it from here into its history. */
export function ToHistory({ club, file }: { club: string; file: File }) {
  const t = useWordsOf("paper");
  const { seen } = useDoor(doorOf.club(club));
  const [open, setOpen] = useState(false);
  const dropped = useMemo(() => [file], [file]);
  const evenings = useEvenings(file, seen?.view.day ?? null);
  if (seen?.view.role !== "owner" || evenings < 2) return null;
  return (
    <div className="edge max-w-[720px] pb-2">
      <QuietButton accent onClick={() => setOpen(true)}>
        {t.toHistory(evenings, seen.view.club.name)}
      </QuietButton>
      {open && (
        <Suspense>
          <PastPage view={seen.view} dropped={dropped} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** How many evenings the file tells of; 0 where it cannot be read as a history. */
function useEvenings(file: File, today: string | null): number {
  const [evenings, setEvenings] = useState(0);
  useEffect(() => {
    if (today === null) return;
    let left = false;
    const count = async () => {
      const read = await gridsIn(file);
      const tables = read.ok ? read.grids.map((grid) => understand(grid, { today, file: file.name })) : [];
      return tables.reduce((sum, one) => sum + (one.ok ? one.table.evenings.length : 0), 0);
    };
    count().then(
      (found) => !left && setEvenings(found),
      () => !left && setEvenings(0),
    );
    return () => {
      left = true;
    };
  }, [file, today]);
  return evenings;
}
