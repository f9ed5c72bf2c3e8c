/** For tests of bringing a club's past: a small club, its choices, a file's text read, and ids that tell what they were made of. */
import { aPlayer } from "../club/club.fixture";
import type { Season } from "../club/club-event";
import { usualCounting } from "../club/counting";
import { gridOfText } from "./grid";
import type { Choices, KnownClub } from "./plan";
import { understand } from "./understand";
import { TODAY } from "./understand.fixture";

export const pastSeason = (id: string, from: string, to: string | null, more: Partial<Season> = {}): Season => ({
  id,
  name: id,
  from,
  to,
  counting: { ...usualCounting("tarot"), by: "places", correctionDays: 14 },
  ended: null,
  ...more,
});

export const CLUB_OF_THREE = {
  players: [aPlayer("n", "Nora"), aPlayer("h", "Hugo Martin"), aPlayer("p", "Paule")],
  seasons: [pastSeason("2026", "2026-09-01", null)],
};

export const knownClub = (more: Partial<KnownClub> = {}): KnownClub => ({
  club: CLUB_OF_THREE,
  days: new Map(),
  today: TODAY,
  ...more,
});
export const CHOICES: Choices = { isSame: {}, zeroIsAway: false, game: "tarot" };

export const readPast = (text: string) => {
  const read = understand(gridOfText(text, null), { today: TODAY });
  if (!read.ok) throw new Error(read.why);
  return [read.table];
};

export const idOfWords = (words: unknown) => `id ${JSON.stringify(words)}`;
