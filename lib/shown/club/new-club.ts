/** A club about to be made from a list of names. */
import { type GameName, USUAL_GAME } from "#lib/rules/rules";
import type { Day } from "#lib/season/club/season-body";
import { NOTHING_PASTED, type PastedDraft } from "#lib/season/names/pasted";
import { weekdayOf } from "#lib/shown/season/say-number";
import type { Chunks } from "#messages/fr/chunks";
import type { Lang } from "#messages/words";
import { nameFor } from "./season-draft";

export interface ClubDraft extends PastedDraft {
  readonly club: string;
  readonly season: string;
  readonly game: GameName;
}

/** Named by the day on which it is made. */
export const suggestedClub = (day: Day, lang: Lang, { keep, season }: Pick<Chunks["club"], "keep" | "season">): ClubDraft => ({
  ...NOTHING_PASTED,
  club: keep.suggested(weekdayOf(day, lang)),
  season: nameFor(day, season.suggested),
  game: USUAL_GAME,
});
