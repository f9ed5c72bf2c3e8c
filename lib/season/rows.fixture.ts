/** A season's rows for tests, plainly: every evening, every meeting, nothing left out. */
import type { EveningRow, FigureRow, LastMeeting, SeasonRows } from "./rows";
import type { EveningTally } from "./tally";

export function rowsOf(evenings: readonly EveningTally[]): SeasonRows {
  const played = evenings.filter(({ deals }) => deals > 0);
  return {
    figures: figureRows(played),
    best: played.flatMap(eveningRows),
    late: evenings.flatMap(({ late }) => late.map(({ player, points }) => ({ player, points }))),
    last: lastRows(played),
  };
}

function figureRows(evenings: readonly EveningTally[]): FigureRow[] {
  const rows = new Map<string, FigureRow & { figures: Record<string, number> }>();
  for (const { game, players } of evenings) {
    for (const { player, figures } of players) {
      const row = rows.get(`${game} ${player}`) ?? { player, game, figures: {} };
      rows.set(`${game} ${player}`, row);
      for (const [name, value] of Object.entries(figures)) row.figures[name] = (row.figures[name] ?? 0) + value;
    }
  }
  return [...rows.values()];
}

export const eveningRows = ({ sheet, day, game, players }: EveningTally): EveningRow[] =>
  players.map(({ figures, ...player }) => ({ sheet, day, game, ...player }));

const lastRows = (evenings: readonly EveningTally[]): LastMeeting[] =>
  evenings.flatMap(({ sheet, day, players }) =>
    players.flatMap(({ player, points: mine }) =>
      players
        .filter((other) => other.player !== player)
        .map(({ player: other, points: theirs }) => ({ player, other, sheet, day, mine, theirs })),
    ),
  );
