import { useWords } from "#components/parts/words/words";
import type { NightTable, NightView } from "#lib/season/night";
import { thisPhone } from "#lib/sync/this-phone";
import { useSheetsHere } from "./use-sheets-here";

/** Where a table opens to be noted: for who manages the club, and where the sheet is on this phone (T29). */
export function useOpenTable({ role }: Pick<NightView, "role">): (table: NightTable) => (() => void) | undefined {
  const { lang } = useWords();
  const isHere = useSheetsHere();
  return ({ sheet }) => {
    if (role !== "owner" && !isHere(sheet)) return undefined;
    return () => {
      const open = () => location.assign(`/${lang}/sheet?s=${sheet}`);
      // A sheet of another phone is brought here first.
      void thisPhone().open(sheet).sync().then(open, open);
    };
  };
}
