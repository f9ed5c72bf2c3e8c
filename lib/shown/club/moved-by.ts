/** Evenings that would stop or start to count if the season counted other games (T22): shown before saving. */
import type { GameName } from "#lib/rules/rules";

export type Moved = ReturnType<typeof movedBy>;

/** `played`: the games of each evening, which counts where one of them does. */
export function movedBy(played: readonly (readonly GameName[])[], before: readonly GameName[], after: readonly GameName[]) {
  const counts = (games: readonly GameName[], counted: readonly GameName[]) => games.some((game) => counted.includes(game));
  const sum = (from: readonly GameName[], to: readonly GameName[]) =>
    played.filter((games) => counts(games, from) && !counts(games, to)).length;
  return { out: sum(before, after), into: sum(after, before) };
}
