import { useMemo, useState } from "react";
import { apart } from "#components/parts/broken/later";
import { useDoor } from "#components/parts/door/door";
import { useAnswer } from "#components/parts/door/use-answer";
import { gridsIn } from "#components/parts/past/read-file";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { understand } from "#lib/season/past/understand";
import { doorOf } from "#lib/sync/doors";

const PastPage = apart(() => import("#components/parts/past/past-page").then((module) => module.PastPage));

/**
 * A file of several evenings was dropped on one evening's sheet: a manager of the club can bring it into its history from here;
 * others are told where such a file is taken, and so with a list of names.
 */
export function ToHistory({ club, file }: { club: string | null; file: File }) {
  const { lang, t } = useWordsAnd("paper");
  const past = useWordsOf("past");
  const { seen } = useDoor(club === null ? null : doorOf.club(club));
  const [open, setOpen] = useState(false);
  const dropped = useMemo(() => [file], [file]);
  const { evenings, isNames } = useTold(file, seen?.view.day ?? null);
  if (isNames) return <p className="edge max-w-[720px] pb-2 text-prose">{past.whyNot.names}</p>;
  if (evenings < 2 || (club !== null && !seen)) return null;
  if (seen?.view.role !== "owner")
    return (
      <div className="edge max-w-[720px] pb-2">
        <p className="text-prose">{t.severalEvenings(evenings)}</p>
        <QuietLink href={`/${lang}`}>{t.home}</QuietLink>
      </div>
    );
  return (
    <div className="edge max-w-[720px] pb-2">
      <QuietButton accent onClick={() => setOpen(true)}>
        {t.toHistory(evenings, seen.view.club.name)}
      </QuietButton>
      {open && <PastPage view={seen.view} dropped={dropped} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface HistoryTold {
  readonly evenings: number;
  readonly isNames: boolean;
}

const NOTHING: HistoryTold = { evenings: 0, isNames: false };

/** How many evenings the file holds, or that it is a list of names; 0 if it is not a history. */
function useTold(file: File, clubDay: string | null): HistoryTold {
  const read = async (): Promise<HistoryTold> => {
    const today = clubDay ?? new Date().toISOString().slice(0, 10);
    const pages = await gridsIn(file);
    const tables = pages.ok ? pages.grids.map((grid) => understand(grid, { today, file: file.name })) : [];
    const evenings = tables.reduce((sum, one) => sum + (one.ok ? one.table.evenings.length : 0), 0);
    return { evenings, isNames: evenings === 0 && tables.some((one) => !one.ok && one.why === "names") };
  };
  return useAnswer(() => read().catch(() => NOTHING), [file, clubDay]) ?? NOTHING;
}
