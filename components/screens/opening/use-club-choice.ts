import { useState } from "react";
import { useSayTrouble } from "#components/parts/club/use-change";
import { useClubs } from "#components/parts/club/use-clubs";
import { useSaving } from "#components/parts/form/use-saving";
import { useWordsOf } from "#components/parts/words/words";
import { nameKey } from "#lib/log/name";
import { itemAt } from "#lib/rules/item-at";
import type { GameName } from "#lib/rules/rules";
import type { Club } from "#lib/season/club/club-event";
import type { Day } from "#lib/season/club/season-body";
import { goesByName, heldTwice, matched, offered, type SeatChoice } from "#lib/season/club/seats";
import { joinSeason } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { openSeasons, type SeasonToJoin, wished } from "#lib/shown/club/open-seasons";
import { dayTonight } from "#lib/shown/local-day";
import { wishIn } from "#lib/shown/opening/wish";
import { keepNewcomers, sitOrWait } from "#lib/sync/newcomers";
import { thisPhone } from "#lib/sync/this-phone";

/** The season that a new sheet joins as it is opened, if any. `day`: of an evening kept on paper; null for today's. */
export function useClubChoice(game: GameName, names: readonly string[], day: Day | null) {
  const read = useClubs();
  const views = read ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const asking = { game, day: day ?? dayTonight(new Date()) };
  const { here, shut } =
    views.length === 0
      ? {}
      : wished(views, chosen === null ? wishIn(location.search, views, asking) : { season: chosen }, asking);
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
    /** Names of the chosen club's players, instead of those of earlier evenings; null without a club. */
    players: here ? offered(here.view.club.players).map(({ name }) => name) : null,
    /** This phone's clubs have been read. */
    ready: read !== null,
    ...sitting,
  };
}

/** Gives each seat its player of the club when the sheet is opened. */
function useSeating(here: SeasonToJoin | null, names: readonly string[], choices: readonly SeatChoice[]) {
  const { twice: sayTwice } = useWordsOf("club").join;
  const say = useSayTrouble();
  const { busy, trouble, save, forget } = useSaving();
  // The opening itself refuses two equal names, beside the names.
  const areDistinct = new Set(names.map(nameKey)).size === names.length;
  const twice = areDistinct && heldTwice(names, choices);
  /** The changes that follow the opening in the sheet's log. */
  async function sit(sheet: string): Promise<{ ok: true; changes: Change[] } | { ok: false }> {
    if (!here || !areDistinct) return { ok: true, changes: [] };
    if (twice) return { ok: false };
    const changes: Change[] = [];
    const ok = await save(async () => {
      const at = { club: here.view.club.id, season: here.season.id };
      const { seated, waiting } = await sitOrWait(thisPhone(), at, names, choices);
      // New people join the club once there is a network.
      if (waiting) await keepNewcomers(thisPhone(), sheet, waiting).catch(() => {});
      if (seated.ok) changes.push(joinSeason(seated.joined));
      return say(seated);
    });
    return ok ? { ok, changes } : { ok };
  }
  return { sit, busy, trouble: twice ? sayTwice(twice) : trouble, forget };
}

/** Which player sits where: found by name, until changed by hand. */
function useSeats(club: Club | null, names: readonly string[]) {
  const [changed, setChanged] = useState<Readonly<Record<string, SeatChoice>>>({});
  const choices = club ? names.map((name) => changed[nameKey(name)] ?? matched(club, name)) : [];
  return {
    choices,
    /** Seats whose player the name alone does not tell. */
    asked: choices.flatMap((choice, seat) => {
      const name = itemAt(names, seat);
      const isSaid = club && goesByName(club, name, choice) && changed[nameKey(name)] === undefined;
      return isSaid ? [] : [{ name, choice }];
    }),
    seat: (name: string, choice: SeatChoice) => setChanged({ ...changed, [nameKey(name)]: choice }),
    reset: () => setChanged({}),
  };
}
