import { useState } from "react";
import { useSaving } from "#components/parts/form/use-saving";
import { useWordsAnd } from "#components/parts/words/words";
import { sayFault } from "#lib/rules/words/words";
import type { EveningView } from "#lib/season/evening-view";
import { look } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";
import { seatSomebody } from "../../../lib/sync/seat-somebody";
import type { Held } from "./opened-table";

/** The selected player, and how they are seated at a table. */
export function useMoving(club: string, evening: Pick<EveningView, "tables"> | null) {
  const { rules: ruleWords, t } = useWordsAnd("draw");
  const [held, setHeld] = useState<Held | null>(null);
  const { busy, trouble, save } = useSaving();
  const sit = (to: string, plays: boolean) =>
    void save(async () => {
      if (!held) return trouble;
      const done = await seatSomebody(thisPhone(), { ...held, to, plays });
      // Another player may have been selected meanwhile.
      if (done.ok) setHeld((now) => (now === held ? null : now));
      await look(thisPhone(), doorOf.evening(club)).catch(() => {});
      if (done.ok) return null;
      const game = evening?.tables.find((table) => table.sheet === to)?.game;
      return done.fault && game ? sayFault(ruleWords.games[game], ruleWords.common, done.fault, () => "") : t.notNoted;
    });
  return { held, setHeld, busy, trouble, sit };
}
