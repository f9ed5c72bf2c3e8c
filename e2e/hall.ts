import type { EveningTable, EveningView } from "../lib/season/evening-view";
import { aPlayer, CLUB, SEASON } from "../lib/shown/season/season-view.fixture";
import { NAMES } from "./tournament";

const SEATS = 5;
const DAY = "2026-11-24";
const id = (kind: string, n: number) => `01939c00-0000-7000-8000-${kind}${String(n).padStart(8, "0")}`;

/** A club's evening with this many tables, as the server would show it: deal after deal, the points change. */
export function hallOf(tables: number, deals = 12): EveningView {
  const people = tables * SEATS;
  const nameOf = (n: number) =>
    `${NAMES[n % NAMES.length]}${n < NAMES.length ? "" : ` ${String.fromCharCode(65 + n / NAMES.length)}.`}`;
  const pointsOf = (n: number) => (((n * 97 + deals * 31) % 41) - 20) * deals;
  const total = (n: number, table: number) =>
    n % SEATS === 4 ? 0 - [0, 1, 2, 3].reduce((sum, seat) => sum + pointsOf(table * SEATS + seat), 0) : pointsOf(n);
  const players = Array.from({ length: people }, (_, n) => aPlayer(n, { id: id("aaaa", n), name: nameOf(n) }));
  const board = Array.from({ length: tables }, (_, i): EveningTable => {
    const seated = Array.from({ length: SEATS }, (_, seat) => i * SEATS + seat);
    return {
      sheet: id("bbbb", i),
      season: SEASON,
      evening: DAY,
      title: null,
      game: "tarot",
      names: seated.map(nameOf),
      players: seated.map((n) => id("aaaa", n)),
      gone: [],
      totals: seated.map((n) => total(n, i)),
      deals: deals + (i % 3),
      openedAt: `${DAY}T19:0${i % 10}:00Z`,
      lastAt: `${DAY}T21:${String(10 + (i % 40)).padStart(2, "0")}:00Z`,
      phone: i % 3 === 0 ? nameOf(i * SEATS) : null,
      shutOut: i === 1,
      contested: i === 2 ? 1 : 0,
      ended: i % 7 === 4,
    };
  });
  const sums = board.flatMap((table) =>
    table.players.map((player, seat) => ({ player: player as string, points: table.totals[seat] as number })),
  );
  const ranked = sums
    .map(({ player, points }) => ({
      player,
      points,
      place: 1 + sums.filter((other) => other.points > points).length,
      sharing: sums.filter((other) => other.points === points).length,
      table: 0,
      deals,
      dealt: points,
    }))
    .sort((a, b) => a.place - b.place);
  const [one, two] = board;
  return {
    club: { id: CLUB, name: "Les mardis" },
    role: "owner",
    day: DAY,
    tonight: DAY,
    players,
    tables: board,
    rankings: [{ season: SEASON, name: "Saison 2026–2027", evening: DAY, title: null, players: ranked }],
    warnings: one && two ? [{ kind: "two-tables", player: one.players[0] as string, sheets: [one.sheet, two.sheet] }] : [],
  };
}
