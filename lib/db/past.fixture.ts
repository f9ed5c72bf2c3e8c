/** For tests: a club's history, and what a season shows of it. */
import { usualCounting } from "#lib/season/club/counting";
import type { HistoryBody } from "#lib/season/club/history-body";
import type { SeasonOfTests } from "./season.fixture";
import { readSeason } from "./views/season-standings";
import { readSeasonView } from "./views/season-view";

export const OLD_SEASON = "aaaaaaaa-1111-4111-8111-111111111111";
export const ZOE_OF_OLD = "aaaaaaaa-2222-4222-8222-222222222222";

export const aHistory = ({ season, players }: SeasonOfTests, more: Partial<HistoryBody> = {}): HistoryBody => ({
  source: "tarot.xlsx",
  game: "decale",
  players: [{ player: ZOE_OF_OLD, name: "Zoé" }],
  seasons: [
    {
      season: OLD_SEASON,
      name: "2024-2025",
      from: "2024-09-01",
      to: "2025-08-31",
      counting: usualCounting("decale"),
      ended: true,
    },
  ],
  columns: [players[0] as string, players[1] as string, ZOE_OF_OLD],
  evenings: [
    { season: OLD_SEASON, day: "2024-10-01", points: [100, -20, null] },
    { season: OLD_SEASON, day: "2024-10-08", points: [-30, null, 45.5] },
    { season, day: "2026-02-03", points: [5, 15, 25] },
  ],
  ...more,
});

export const codesTold = (results: readonly { status: string; code?: string }[]) =>
  results.map(({ status, code }) => code ?? status);
export const viewOfSeason = async ({ club }: SeasonOfTests, season: string) => {
  const open = await readSeason(club.log, season);
  if (!open) throw new Error("no such season");
  return readSeasonView(club, open);
};
