import { useState } from "react";
import { useChange } from "#components/parts/club/use-change";
import { leaveFor } from "#components/parts/door/leave-for";
import { useAnswer } from "#components/parts/door/use-answer";
import { useSaving } from "#components/parts/form/use-saving";
import { useKeptTonight } from "#components/parts/live/use-draft";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { changeSeason, openSeason } from "#lib/season/club/club-change";
import type { Season, SeasonId } from "#lib/season/club/club-event";
import type { ClubView } from "#lib/season/views";
import { seasonAddress } from "#lib/shown/addresses/addresses";
import { movedBy } from "#lib/shown/club/moved-by";
import { draftOfSeason, nameFor, nextSeason, type SeasonDraft, seasonBody } from "#lib/shown/club/season-draft";
import { seasonLacks } from "#lib/shown/club/season-lacks";
import { dayTonight } from "#lib/shown/local-day";
import { gamesThere } from "#lib/sync/past";
import { thisPhone } from "#lib/sync/this-phone";

interface Ways {
  onClose: () => void;
  /** Goes to the page where the season is ended. */
  onEnd: (season: SeasonId) => void;
}

/** The draft of a season, kept until the evening ends. */
function useTyped({ club }: Pick<ClubView, "club">, season: Season | null) {
  const { suggested } = useWordsOf("club").season;
  // After midnight the day is still tonight's, so that this evening's sheets are in the season.
  const day = dayTonight(new Date());
  const [first] = useState<SeasonDraft>(() => (season ? draftOfSeason(season) : nextSeason(club.seasons, day, suggested)));
  const [kept, keep, forget] = useKeptTonight(`season ${season?.id ?? club.id}`, () => ({ first, draft: first }));
  // A draft begun before another phone's change is dropped: it would undo that change.
  const draft = kept && isAlike(kept.first, first) ? kept.draft : first;
  return {
    draft,
    isChanged: !isAlike(draft, first),
    change: (changes: Partial<SeasonDraft>) => keep({ first, draft: { ...draft, ...changes } }),
    /** A new season is named by its years until another name is typed. */
    begun: (from: string): Partial<SeasonDraft> => {
      const isOwn = season !== null || !draft.from || draft.name !== nameFor(draft.from, suggested, club.seasons);
      return isOwn || !from ? { from } : { from, name: nameFor(from, suggested, club.seasons) };
    },
    forget,
  };
}

const isAlike = (one: SeasonDraft, other: SeasonDraft): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The draft of a season, what it still lacks, and how it is saved: opened, or changed. */
export function useSeasonDraft({ club }: ClubView, season: Season | null, { onClose, onEnd }: Ways) {
  const { lang } = useWords();
  const { draft, isChanged, forget, ...typed } = useTyped({ club }, season);
  const { change, idOf, trouble, busy } = useChange(club.id);
  const played = useAnswer(() => season && gamesThere(thisPhone(), club.id, season.id), [club.id, season?.id]) ?? [];
  const lacks = seasonLacks(draft);
  const keep = async (id: SeasonId) => {
    const isKept = await change(changeSeason(seasonBody(draft, id)));
    if (isKept) await forget();
    return isKept;
  };
  const { save: once } = useSaving();
  const open = () =>
    once(async () => {
      const body = seasonBody(draft, idOf(draft));
      if (!(await change(openSeason(body)))) return null;
      await forget();
      await leaveFor(seasonAddress({ lang, club: club.id, season: body.season }), "replace");
      return null;
    });
  return {
    draft,
    ...typed,
    lacks,
    /** How many evenings a change of games would take out of the count, or into it. */
    moved: movedBy(played, season?.counting.games ?? [], draft.games),
    isChanged,
    save: async () => {
      if (!season) await open();
      else if (await keep(season.id)) onClose();
    },
    end: async (id: SeasonId) => {
      if (!isChanged || (!lacks && (await keep(id)))) onEnd(id);
    },
    trouble,
    busy,
  };
}
