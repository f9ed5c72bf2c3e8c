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

function lastRows(evenings: readonly EveningTally[]): LastMeeting[] {
  const last = new Map<string, LastMeeting>();
  const pairs = (players: EveningTally["players"]) =>
    players.flatMap((one) => players.filter((other) => other.player !== one.player).map((other) => [one, other] as const));
  for (const { sheet, day, players } of evenings) {
    for (const [{ player, points: mine }, { player: other, points: theirs }] of pairs(players)) {
      const key: string = `${player} ${other}`;
      const known = last.get(key);
      if (!known || known.day + known.sheet < day + sheet) last.set(key, { player, other, sheet, day, mine, theirs });
    }
  }
  return [...last.values()];
}
