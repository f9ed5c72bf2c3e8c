import { useState } from "react";
import { useSayTrouble } from "#components/parts/club/use-change";
import { useSaving } from "#components/parts/door/use-saving";
import { useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Rules } from "#lib/rules/rules";
import type { Club, SeasonId } from "#lib/season/club-event";
import type { SeatLimits } from "#lib/season/draw/sizes";
import type { NightTable } from "#lib/season/night";
import type { Day } from "#lib/season/season-body";
import type { DrawDraft } from "#lib/shown/draw/draw-draft";
import { look } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";
import { endTables, openDraw } from "./open-tables";

interface Evening {
  readonly club: Club;
  readonly rules: Pick<Rules, "game" | "edition" | "options">;
  readonly seating: SeatLimits;
  readonly season: SeasonId;
  readonly day: Day;
  /** The draws of this evening so far. */
  readonly before: number;
  /** Its tables that nobody has ended. */
  readonly running: readonly NightTable[];
}

export type OpeningTables = ReturnType<typeof useOpeningTables>;

/** The drawn tables opened, those that still run ended first if so wished; true once they are open. */
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
      await look(phone, doorOf.night(club.id)).catch(() => {});
      if (done.ok) return null;
      return done.code === "not-noted" ? t.notNoted : say(done);
    });
  return { ends, setEnds, busy, trouble, open };
}
