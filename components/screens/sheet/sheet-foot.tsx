import { Suspense } from "react";
import { later } from "#components/parts/broken/later";
import { PrimaryButton, QuietLink } from "#components/parts/ledger/buttons";
import { canNote } from "#components/parts/live/can-rule";
import { useWords } from "#components/parts/words/words";
import { hasEnded } from "#lib/shown/sheet/ended";
import type { PageProps } from "./page-props";
import { StateLine } from "./pages";
import { hashOf } from "./view";

const NewVersion = later(() => import("#components/parts/offline/new-version").then((module) => module.NewVersion));

/** Under the thumb: how the last thing went and its undoing, the rules, the referee, the next deal. */
export function SheetFoot(props: PageProps & { onRecord: () => void }) {
  const { at, sheet, onRecord } = props;
  const { m, lang } = useWords();
  const t = m.screens.sheet;
  return (
    <div className="sticky bottom-0 z-10 mt-auto bg-paper print:hidden broad:max-w-[720px]">
      <Suspense>
        <NewVersion />
      </Suspense>
      <div className="edge flex min-h-9 items-center justify-between gap-3">
        <Suspense>
          <StateLine {...props} />
        </Suspense>
      </div>
      <div className="edge foot flex flex-wrap items-center gap-x-4 max-[22rem]:gap-x-3">
        <QuietLink href={`/${lang}/rules?g=${sheet.rules.game}&s=${sheet.id}`}>{t.rules}</QuietLink>
        <QuietLink href={`/${lang}/referee?s=${sheet.id}`}>{t.referee}</QuietLink>
        {!hasEnded(sheet) && canNote(at) && (
          <PrimaryButton
            data-record={hashOf({ page: "deal", slot: sheet.nextSlot })}
            className="flex-1 px-2! max-[22rem]:text-[1rem]!"
            onClick={onRecord}
          >
            {sheet.announced ? t.finish : t.record(sheet.nextSlot + 1)}
          </PrimaryButton>
        )}
      </div>
    </div>
  );
}
