/** The drawn tables are opened, or why not is said. */
import { useState } from "react";
import { useSayTrouble } from "#components/parts/club/use-change";
import { useSaving } from "#components/parts/form/use-saving";
import { useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { SeasonId } from "#lib/season/club/club-event";
import type { Day } from "#lib/season/club/season-body";
import type { EveningTable } from "#lib/season/evening-view";
import type { DrawDraft } from "#lib/shown/draw/draw-draft";
import { look } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { type DrawOpening, endTables, openDraw } from "#lib/sync/open-tables";
import { thisPhone } from "#lib/sync/this-phone";

interface Evening extends Omit<DrawOpening, "titleOf"> {
  readonly season: SeasonId;
  readonly day: Day;
  /** The draws of this evening so far. */
  readonly before: number;
  /** Its tables that nobody has ended. */
  readonly running: readonly EveningTable[];
}

/** Opens the drawn tables, and first ends those still running if asked to; true once they are open. */
export function useOpeningTables({ club, rules, seating, season, day, before, running }: Evening) {
  const say = useSayTrouble();
  const t = useWordsOf("draw");
  const [ends, setEnds] = useState(true);
  const { busy, trouble, save } = useSaving();
  const open = ({ tables, sheets, how }: DrawDraft) =>
    save(async () => {
      if (!tables) return trouble;
      const phone = thisPhone();
      if (ends) await endTables(phone, running);
      const body = {
        season,
        day,
        name: null,
        how,
        tables: tables.map((players, i) => ({ sheet: itemAt(sheets, i), players })),
      };
      const titleOf = (n: number) => (tables.length > 1 ? t.titleOf(n, before + 1) : null);
      const done = await openDraw(phone, { club, rules, seating, titleOf }, body);
      await look(phone, doorOf.evening(club.id)).catch(() => {});
      if (done.ok) return null;
      return done.code === "not-noted" ? t.notNoted : say(done);
    });
  return { ends, setEnds, busy, trouble, open };
}
