import { KeepFile } from "#components/parts/file/keep-file";
import { useWordsOf } from "#components/parts/words/words";
import type { SheetCard } from "#lib/sync/card";
import type { Persistence } from "#lib/sync/persist";
import { fileOfAll } from "#lib/sync/take-file";
import { thisPhone } from "#lib/sync/this-phone";

/** What no other phone and no server has yet, and whether this browser will keep it. The page's last: it goes once all is sent, and nothing moves. */
export function OnlyHere({ sheets, persistence }: { sheets: readonly SheetCard[]; persistence: Persistence }) {
  const t = useWordsOf("offline");
  const events = sheets.reduce((sum, card) => sum + card.unsent, 0);
  return (
    <>
      <KeepFile events={events} text={() => fileOfAll(thisPhone())} />
      {events > 0 && persistence === "may-be-cleared" && <p className="edge pb-2 label">{t.mayBeCleared}</p>}
    </>
  );
}
