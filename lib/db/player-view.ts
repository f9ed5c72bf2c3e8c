/** One player's season, evenings page by page. */
import type { GameName } from "#lib/rules/rules";
import type { Club, PlayerId } from "#lib/season/club-event";
import { decimalsOf } from "#lib/season/decimals";
import { peopleOf, personsOf } from "#lib/season/person";
import type { FigureRow } from "#lib/season/rows";
import { byPerson, tablesOf } from "#lib/season/tables";
import type { EveningTally } from "#lib/season/tally";
import type { PlayerView } from "#lib/season/views";
import type { Role } from "#lib/sheet/role";
import type { Access } from "./access";
import { db } from "./client";
import { type Before, beforeOf, EVENINGS_SHOWN, olderThan, type PagedSeason } from "./evening-page";
import { readLateRows } from "./late-rows";
import { readFiguresOf } from "./season-rows";
import { idsOf, type OpenSeason, readStandings, steadily, withoutCompany } from "./season-standings";

/** Undefined: nobody of the club. `before` is what the page before said to ask for. */
export const readPlayerView = (
  { role }: Access,
  open: OpenSeason,
  asked: PlayerId,
  before: Before | null,
): Promise<PlayerView | undefined> => steadily(open, (now) => viewOf(role, now, asked, before));

async function viewOf(role: Role, open: OpenSeason, asked: PlayerId, before: Before | null): Promise<PlayerView | undefined> {
  const { club, season, key } = open;
  const id = personsOf(club.players).get(asked);
  const player = club.players.find((one) => one.id === id);
  if (!player) return undefined;
  const ids = idsOf(club, [player.id]);
  const [{ standings }, figures, evenings, late] = await Promise.all([
    readStandings(open),
    key === null
      ? []
      : readFiguresOf(
          db(),
          key,
          season.counting.games,
          ids,
          club.players.map((one) => one.id).filter((one) => !ids.includes(one)),
        ),
    key === null ? [] : readEveningsOf({ key, season, club }, ids, player.id, before),
    key === null ? [] : readLateRows({ key, season, club }, ids),
  ]);
  const tables = tablesOf(figures, club.players);
  return {
    club: { id: club.id, name: club.name },
    role,
    season,
    player,
    players: peopleOf(club.players),
    standing: standings.find((one) => one.player.id === player.id) ?? null,
    decimals: decimalsOf(standings.map(({ value }) => value)),
    evenings: evenings.slice(0, EVENINGS_SHOWN),
    before: beforeOf(evenings.map(({ day, sheet }) => ({ day, sheetId: sheet }))),
    figures: ownFigures(figures.filter((row) => ids.includes(row.player))),
    tables: { ...tables, met: tables.met.filter((row) => row.player === player.id) },
    adjustments: club.adjustments
      .filter((one) => one.season === season.id && ids.includes(one.player))
      .map((one) => ({ ...one, player: player.id })),
    late,
  };
}

/** Summed over the ids that are one person. */
function ownFigures(rows: readonly FigureRow[]): PlayerView["figures"] {
  const sums = new Map<GameName, Record<string, number>>();
  for (const { game, figures } of rows) {
    const sum = sums.get(game) ?? {};
    sums.set(game, sum);
    for (const [name, value] of Object.entries(withoutCompany(figures))) sum[name] = (sum[name] ?? 0) + value;
  }
  return [...sums].map(([game, figures]) => ({ game, figures }));
}

/** One more than is shown, to know whether there are more. */
async function readEveningsOf(
  { key, season, club: { players } }: PagedSeason,
  ids: readonly PlayerId[],
  player: PlayerId,
  before: Before | null,
): Promise<PlayerView["evenings"]> {
  const rows = await db().eveningPlayer.findMany({
    where: { season: key, playerId: { in: [...ids] }, ...olderThan(before) },
    orderBy: [{ day: "desc" }, { sheetId: "desc" }],
    take: EVENINGS_SHOWN + 1,
  });
  const evenings = await db().evening.findMany({
    where: { season: key, sheetId: { in: rows.map(({ sheetId }) => sheetId) } },
    select: { sheetId: true, title: true, tally: true },
  });
  const byId = new Map(evenings.map((evening) => [evening.sheetId, evening]));
  return rows.map(({ sheetId, playerId, day, game, points, place, sharing, deals, dealt }) => ({
    sheet: sheetId,
    day,
    game: game as GameName,
    counted: season.counting.games.includes(game as GameName),
    title: byId.get(sheetId)?.title ?? null,
    player,
    points,
    place,
    sharing,
    deals,
    dealt,
    figures: figuresIn(byId.get(sheetId)?.tally, playerId, players),
  }));
}

/** What one evening brought a player; names that name a player name the person. */
function figuresIn(tally: string | undefined, id: PlayerId, players: Club["players"]): PlayerView["evenings"][number]["figures"] {
  if (!tally) return {};
  const { game, players: there } = JSON.parse(tally) as EveningTally;
  const own = there.find(({ player }) => player === id);
  return (own && byPerson([{ player: id, game, figures: own.figures }], players)[0]?.figures) ?? {};
}
