import type { Page } from "@playwright/test";
import type { ClubView, SeasonView } from "../lib/season/views";
import { aPlayer, CLUB, SEASON, seasonView } from "../lib/shown/season/season-view.fixture";

const NAMES = [
  "Wilhelmina van den Bergh",
  "O’Brien-Fitzgerald Seamus",
  "Mathilde",
  "Martine",
  "Maxime",
  "Maud",
  "Marie-Antoinette Dupont",
  "Mauricette",
];

const players = NAMES.map((name, i) => aPlayer(i, { name }));
const [model] = seasonView.standings as [SeasonView["standings"][number]];
const pairs = players.flatMap(({ id }) => players.flatMap((other) => (other.id === id ? [] : [{ player: id, other: other.id }])));

const season: SeasonView = {
  ...seasonView,
  players,
  standings: players.map((player, i) => ({ ...model, player, rank: i + 1, value: 900 - i * 250, decided: null })),
  tables: {
    ...seasonView.tables,
    partners: pairs.map(({ player, other }) => ({ player, partner: other, n: 11, made: 10, points: 120 })),
    met: pairs.map((pair) => ({ ...pair, n: 12, ahead: 10, points: 80 })),
  },
};
const club: ClubView = {
  club: { ...seasonView.club, players, seasons: [seasonView.season], adjustments: seasonView.adjustments },
  role: "owner",
  seasons: [{ id: SEASON, ...seasonView.played }],
  day: seasonView.day,
};

/** A club of eight, some with names of the greatest length; the tests answer for the server. */
export async function meetCrowd(page: Page): Promise<{ clubPage: string; seasonPage: string }> {
  await page.route(`**/api/clubs/${CLUB}`, (route) => route.fulfill({ json: club }));
  await page.route(`**/api/clubs/${CLUB}/seasons/${SEASON}`, (route) => route.fulfill({ json: season }));
  return { clubPage: `/fr/club?c=${CLUB}`, seasonPage: `/fr/season?c=${CLUB}&s=${SEASON}` };
}
