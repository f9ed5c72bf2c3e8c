import { Suspense } from "react";
import { titleOf } from "#components/sheet/title";
import { useSheet } from "#components/sheet/use-sheet";
import { useTitle } from "#components/words/use-title";
import { useWords } from "#components/words/words";
import { Desk } from "./desk";
import { usePrintWords } from "./print-words";
import { PrintedSheet } from "./printed-sheet";

/** The sheet of this address, as this phone has it. */
export function SheetPage() {
  const { lang } = useWords();
  const t = usePrintWords();
  const at = useSheet();
  useTitle(at?.sheet ? titleOf(at.sheet, lang) : null);
  return (
    <Desk back={`/${lang}/sheet?s=${at?.open.id ?? ""}`} label={t.back} page="A4 portrait" ready={Boolean(at?.sheet)}>
      {at?.sheet ? (
        <Suspense fallback={<p className="edge label">{t.loading}</p>}>
          <PrintedSheet sheet={at.sheet} />
        </Suspense>
      ) : (
        <p className="edge text-reason">{at?.ready ? t.missing : t.loading}</p>
      )}
    </Desk>
  );
}
