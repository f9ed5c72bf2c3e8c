import { useEffect, useState } from "react";
import { KeepFile } from "#components/parts/file/keep-file";
import { useWordsOf } from "#components/parts/words/words";
import type { SheetCard } from "#lib/sync/card";
import { howKept, type Persistence } from "#lib/sync/persist";
import { fileOfAll } from "#lib/sync/take-file";
import { thisPhone } from "#lib/sync/this-phone";

/** What no other phone and no server has yet, and whether this browser will keep it. */
export function OnlyHere({ sheets }: { sheets: readonly SheetCard[] }) {
  const t = useWordsOf("offline");
  const [kept, setKept] = useState<Persistence>("unknown");
  useEffect(() => void howKept().then(setKept), []);
  const events = sheets.reduce((sum, card) => sum + card.unsent, 0);
  return (
    <>
      <KeepFile events={events} text={() => fileOfAll(thisPhone())} />
      {events > 0 && kept === "may-be-cleared" && <p className="edge pb-2 label">{t.mayBeCleared}</p>}
    </>
  );
}
