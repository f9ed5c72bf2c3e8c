import type { Page } from "@playwright/test";
import { sum } from "../lib/rules/lists";
import { MARKS, type Player } from "../lib/season/club/club-event";
import type { EveningLine, SeasonView } from "../lib/season/views";
import { aPlayer, CLUB, SEASON, seasonView } from "../lib/shown/season/season-view.fixture";

const FIRST = ["Marie-Antoinette", "Jean-Baptiste", "Nora", "Hugo", "Inès", "Wilhelmina", "Paul", "Geneviève"];
const LAST = ["Dupont", "van den Bergh", "O’Brien"];
const TABLES = 3;
const FIRST_DAY = Date.UTC(2025, 8, 2);
const WEEK_MS = 7 * 86_400_000;
const GAPS = [420, 150, -60, -180, -330] as const;

/** A season of a club large enough that its tables hardly fit paper: each evening three tables of five, drawn in turn. */
export function greatSeason(people: number, evenings: number): SeasonView {
  const players = Array.from({ length: people }, (_, i): Player => {
    const nth = Math.floor(i / MARKS.length);
    const name = `${FIRST[i % FIRST.length]} ${LAST[nth % LAST.length]}`;
    return aPlayer(i, { name, short: `J${i}`, ...(nth > 0 && { nth }) });
  });
  const days = Array.from({ length: evenings }, (_, e) => new Date(FIRST_DAY + e * WEEK_MS).toISOString().slice(0, 10));
  const rows = days.map((_, e) => {
    const row: (number | null)[] = players.map(() => null);
    for (let seat = 0; seat < TABLES * GAPS.length; seat++)
      row[(seat * 7 + e * 5) % people] = (GAPS[(seat + e * 2) % GAPS.length] as number) * (1 + (e % 3));
    return row;
  });
  const totals = players.map((_, i) => sum(rows.map((row) => row[i] ?? null)));
  const lines = days.map((day, e): EveningLine => {
    const row = rows[e] ?? [];
    const [model] = seasonView.evenings as [EveningLine];
    const [seat] = model.players as [EveningLine["players"][number]];
    return {
      ...model,
      evening: day,
      day,
      players: players.flatMap(({ id }, i) =>
        typeof row[i] === "number" ? [{ ...seat, player: id, points: row[i], dealt: row[i], place: 1 + (i % GAPS.length) }] : [],
      ),
    };
  });
  const [standing] = seasonView.standings as [SeasonView["standings"][number]];
  const pairs = players.flatMap(({ id: player }, i) =>
    players.flatMap(({ id: other }, j) =>
      i === j || (i + j) % 3 === 0 ? [] : [{ player, other, n: 8 + (i % 5), ahead: 4 + (j % 5) }],
    ),
  );
  return {
    ...seasonView,
    players,
    standings: players
      .map((player, i) => {
        const there = rows.filter((row) => typeof row[i] === "number").length;
        const value = totals[i] as number;
        const figures = { points: value, dealt: value, evenings: there, won: i % 7, deals: there * 11 };
        return { ...standing, player, value, figures, counted: there, decided: null };
      })
      .sort((a, b) => b.value - a.value)
      .map((one, i) => ({ ...one, rank: i + 1 })),
    played: { evenings, deals: evenings * TABLES * 11, last: days.at(-1) ?? null },
    evenings: [...lines].reverse(),
    before: null,
    curve: {
      evenings: days.map((day) => ({ evening: day, day })),
      players: players.map(({ id }, i) => ({
        player: id,
        before: 0,
        points: rows.map((row, e) => (row[i] === null ? null : sum(rows.slice(0, e + 1).map((past) => past[i] ?? null)))),
      })),
    },
    tables: {
      ...seasonView.tables,
      roles: players.flatMap(({ id: player }, i) =>
        ["taker", "partner", "defence"].map((role) => ({
          player,
          game: "tarot" as const,
          role,
          n: 30 + i,
          made: 14 + i,
          points: 120 - i * 9,
        })),
      ),
      contracts: players.flatMap(({ id: player }, i) =>
        ["petite", "garde", "garde-sans"].map((contract) => ({
          player,
          game: "tarot" as const,
          contract,
          n: 9 + i,
          made: 5 + (i % 4),
          points: 90 - i * 8,
        })),
      ),
      partners: pairs.map(({ player, other, n, ahead }) => ({ player, partner: other, n, made: Math.min(n, ahead), points: 40 })),
      met: pairs.map((pair) => ({ ...pair, points: 30 })),
    },
    luck: { ...seasonView.luck, players: players.map(({ id }, i) => ({ player: id, deals: 150, mean: 12 - i, error: 9 })) },
  };
}

/** Answers requests in place of the server; returns the address of the season's page. */
export async function meetGreatClub(page: Page, view: SeasonView): Promise<string> {
  await page.route(
    (url) => url.pathname === `/api/clubs/${CLUB}/seasons/${SEASON}`,
    (route) => route.fulfill({ json: view }),
  );
  return `/fr/season?c=${CLUB}&s=${SEASON}`;
}
