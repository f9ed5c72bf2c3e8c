import { useSyncExternalStore } from "react";
import { TitledPage } from "#components/parts/page/titled-page";
import { QuietLink } from "#components/parts/press/buttons";
import { useGames } from "#components/parts/words/game-words";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { USUAL_GAME } from "#lib/rules/rules";
import { sayFault } from "#lib/rules/words/words";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import { titleOf } from "#lib/shown/sheet/title";
import type { LineStatus, TakenLine } from "#lib/sync/taken";
import { thisPhone } from "#lib/sync/this-phone";

const STATUSES: readonly LineStatus[] = ["taken", "had", "known", "aside", "conflict", "waiting", "refused"];

/** What became of a file: so many of each, and every refused line with its reason. */
export function FileReport({ lines, onClose }: { lines: readonly TakenLine[]; onClose: () => void }) {
  const { rules } = useWords();
  const { alike, taken: t } = useWordsOf("home");
  useGames();
  const sheetOf = (id: string | null) => (id ? thisPhone().open(id).getSnapshot().sheet : null);
  const sheets = [...new Set(lines.flatMap(({ sheet, status }) => (sheet && status !== "refused" ? [sheet] : [])))];
  const reasonOf = ({ sheet: id, faults }: TakenLine): string => {
    const sheet = sheetOf(id);
    const words = rules.games[sheet?.rules.game ?? USUAL_GAME];
    return faults[0] ? sayFault(words, rules.common, faults[0], (seat) => sheet?.names[seat] ?? String(seat + 1)) : "";
  };
  return (
    <TitledPage title={t.title} back={alike.back.sheets} height="low" onClose={onClose}>
      <ul className="edge pt-3 text-reason">
        {STATUSES.map((status) => {
          const of = lines.filter((line) => line.status === status);
          return of.length > 0 && <li key={status}>{t.statuses[status](of.length)}</li>;
        })}
      </ul>
      <ul className="edge pt-1">
        {lines
          .filter(({ status }) => status === "refused")
          .map((line) => (
            <li key={line.number} className="border-rule border-b py-2 text-neg">
              {t.line(line.number, line.kind, reasonOf(line))}
            </li>
          ))}
      </ul>
      {sheets.map((id) => (
        <SheetTaken key={id} id={id} />
      ))}
    </TitledPage>
  );
}

/** A link to the sheet. If the server refuses it from this phone, a note that it is a copy. */
function SheetTaken({ id }: { id: string }) {
  const { m, lang } = useWords();
  const { alike, taken: t } = useWordsOf("home");
  const { subscribe, getSnapshot } = thisPhone().open(id);
  const { sheet, isCopy, lastError } = useSyncExternalStore(subscribe, getSnapshot);
  return (
    <>
      {isCopy && lastError === "refused" && <p className="edge pt-2 text-reason">{alike.said.copyOnly}</p>}
      {sheet && (
        <QuietLink href={sheetAddress(lang, id)} className="edge w-full">
          {t.see(titleOf(sheet, m))}
        </QuietLink>
      )}
    </>
  );
}
