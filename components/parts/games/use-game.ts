/** A game as a sheet needs it: its rules, its words, and how its deals are shown. */
import { use, useEffect } from "react";
import { bringTold } from "#components/parts/words/game-words";
import { LAST_GAME } from "#components/parts/words/last-game";
import { once, pageLang, settled, useWords } from "#components/parts/words/words";
import { type GameName, gameNameIn } from "#lib/rules/rules";
import { loadDesk } from "#lib/shown/games/desk";
import { ifAllowed } from "#lib/sync/if-allowed";
import type { Lang } from "#messages/words";

/** The same, loaded ahead of time. */
export const bringShown = (lang: Lang, game: GameName): Promise<unknown> =>
  once(`${lang} sheet ${game}`, () => Promise.all([bringTold(lang, game), loadDesk(game)]));

/** Waits for all that a sheet of this game needs: its rules, its words and its desk. */
export function useGame(game: GameName): void {
  const { lang } = useWords();
  use(bringShown(lang, game));
  useEffect(() => ifAllowed(() => localStorage.setItem(LAST_GAME, game)), [game]);
}

/** Brings the game of the last sheet while this one is still being read from the disk: nearly always the same. */
export function warmGame(): void {
  ifAllowed(() => {
    const game = gameNameIn(localStorage.getItem(LAST_GAME));
    if (game) void settled(bringShown(pageLang(), game));
  });
}
