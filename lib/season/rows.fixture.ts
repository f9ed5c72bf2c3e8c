/** A season's rows for tests, made in the simplest way: every evening and every meeting. */
import type { EveningTally } from "./gather";
import type { EveningRow, FigureRow, LastMeeting, SeasonRows } from "./rows";

export function rowsOf(evenings: readonly EveningTally[]): SeasonRows {
  const played = evenings.filter(({ deals }) => deals > 0);
  const figures = figureRows(played);
  return {
    figures,
    best: played.flatMap(eveningRows),
    late: evenings.flatMap(({ late }) => late.map(({ player, points }) => ({ player, points }))),
    last: lastRows(played, figures),
  };
}

function figureRows(evenings: readonly EveningTally[]): FigureRow[] {
  const rows = new Map<string, FigureRow & { figures: Record<string, number> }>();
  for (const { player, game, figures } of evenings.flatMap((evening) => evening.figures)) {
    const row = rows.get(`${game} ${player}`) ?? { player, game, figures: {} };
    rows.set(`${game} ${player}`, row);
    for (const [name, value] of Object.entries(figures)) row.figures[name] = (row.figures[name] ?? 0) + value;
  }
  return [...rows.values()];
}

export const eveningRows = ({ evening, players }: EveningTally): EveningRow[] =>
  players.map((player) => ({ evening, ...player }));

/** The last meetings of all pairs who met at a table of the season. */
function lastRows(evenings: readonly EveningTally[], figures: readonly FigureRow[]): LastMeeting[] {
  const haveMet = (one: string, other: string) =>
    figures.some((row) => row.player === one && (row.figures[`met.${other}.n`] ?? 0) > 0);
  return evenings.flatMap(({ evening, players }) =>
    players.flatMap(({ player, points: mine }) =>
      players
        .filter((other) => other.player !== player && haveMet(player, other.player))
        .map(({ player: other, points: theirs }) => ({ player, other, evening, mine, theirs })),
    ),
  );
}
