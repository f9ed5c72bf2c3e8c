import { useState } from "react";
import { keepNewcomers, sitOrWait } from "#components/parts/club/newcomers";
import { useSayTrouble } from "#components/parts/club/use-change";
import { useClubs } from "#components/parts/club/use-clubs";
import { useSaving } from "#components/parts/door/use-saving";
import { useWordsOf } from "#components/parts/words/words";
import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import type { GameName } from "#lib/rules/rules";
import type { Club } from "#lib/season/club-event";
import type { Day } from "#lib/season/season-body";
import { joinSeason } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { openSeasons, type SeasonToJoin, wished } from "#lib/shown/club/open-seasons";
import { heldTwice, isPlain, matched, offered, type SeatChoice } from "#lib/shown/club/seats";
import { dayTonight } from "#lib/shown/local-day";
import { thisPhone } from "#lib/sync/this-phone";
import { wishHere } from "./wish";

/** The season that a new sheet joins as it is opened, if any. `day`: of an evening kept on paper; null for today's. */
export function useClubChoice(game: GameName, names: readonly string[], day: Day | null) {
  const read = useClubs();
  const views = read ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const asking = { game, day: day ?? dayTonight(new Date()) };
  const { here, shut } =
    views.length === 0 ? {} : wished(views, chosen === null ? wishHere(views, asking) : { season: chosen }, asking);
  const { choices, asked, seat, reset } = useSeats(here?.view.club ?? null, names);
  const { forget, ...sitting } = useSeating(here ?? null, names, choices);
  return {
    seasons: openSeasons(views, asking),
    here,
    shut,
    choose: (season: string) => {
      setChosen(season);
      reset();
      forget();
    },
    asked,
    seat,
    /** Names of the club chosen, in place of those of earlier evenings; null while none is. */
    players: here ? offered(here.view.club.players).map(({ name }) => name) : null,
    /** This phone has looked which clubs it knows. */
    ready: read !== null,
    ...sitting,
  };
}

/** Seats them in the season as the sheet is opened. */
function useSeating(here: SeasonToJoin | null, names: readonly string[], choices: readonly SeatChoice[]) {
  const { twice: sayTwice } = useWordsOf("club").join;
  const say = useSayTrouble();
  const { busy, trouble, save, forget } = useSaving();
  // Of two names alike the opening itself says so, where they stand.
  const areDistinct = new Set(names.map(nameKey)).size === names.length;
  const twice = areDistinct && heldTwice(names, choices);
  /** What the log of this sheet begins with besides its opening. */
  async function sit(sheet: string): Promise<{ ok: true; changes: Change[] } | { ok: false }> {
    if (!here || !areDistinct) return { ok: true, changes: [] };
    if (twice) return { ok: false };
    const changes: Change[] = [];
    const ok = await save(async () => {
      const place = { club: here.view.club.id, season: here.season.id };
      const { seated, waiting } = await sitOrWait(thisPhone(), place, names, choices);
      // Whom the club does not know yet enters it once there is a network.
      if (waiting) await keepNewcomers(thisPhone(), sheet, waiting).catch(() => {});
      if (seated.ok) changes.push(joinSeason(seated.place));
      return say(seated);
    });
    return ok ? { ok, changes } : { ok };
  }
  return { sit, busy, trouble: twice ? sayTwice(twice) : trouble, forget };
}

/** Who of the club sits where: by the names, until people say otherwise. */
function useSeats(club: Club | null, names: readonly string[]) {
  const [changed, setChanged] = useState<Readonly<Record<string, SeatChoice>>>({});
  const choices = club ? names.map((name) => changed[nameKey(name)] ?? matched(club, name)) : [];
  return {
    choices,
    /** Whom the club knows at each seat, where the name alone does not say it. */
    asked: choices.flatMap((choice, seat) => {
      const name = itemAt(names, seat);
      const isSaid = club && isPlain(club, name, choice) && changed[nameKey(name)] === undefined;
      return isSaid ? [] : [{ name, choice }];
    }),
    seat: (name: string, choice: SeatChoice) => setChanged({ ...changed, [nameKey(name)]: choice }),
    reset: () => setChanged({}),
  };
}
