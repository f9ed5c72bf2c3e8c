import { Suspense } from "react";
import { Incomplete } from "#components/parts/door/door";
import { useSheet } from "#components/parts/live/use-sheet";
import { useTitle } from "#components/parts/page/page";
import { useWordsAnd } from "#components/parts/words/words";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import { sayAbsent } from "#lib/shown/sheet/absent";
import { titleOf } from "#lib/shown/sheet/title";
import { AroundPage } from "./around-page";
import { PrintedSheet } from "./printed-sheet";

/** The sheet of this address, as this phone has it. */
export function PrintedSheetPage() {
  const { lang, m, t } = useWordsAnd("print");
  const at = useSheet();
  useTitle(at?.sheet ? titleOf(at.sheet, m) : null);
  if (at === undefined) return <Incomplete />;
  return (
    <AroundPage
      back={sheetAddress(lang, at?.open.id ?? "")}
      label={t.alike.back.sheet}
      page="A4 portrait"
      ready={Boolean(at?.sheet)}
    >
      {at?.sheet ? (
        <Suspense fallback={<p className="edge label">{t.loading}</p>}>
          <PrintedSheet sheet={at.sheet} />
        </Suspense>
      ) : (
        <p className="edge text-reason">{sayAbsent(at, m.sheet)}</p>
      )}
    </AroundPage>
  );
}
