/** A game, its words and its table rules come when a page needs them, in the one language of the page. */
import { use } from "react";
import type { Dispute } from "#lib/rules/disputes";
import { gameNamed, loadGame } from "#lib/rules/games";
import { GAME_NAMES, type GameName } from "#lib/rules/rules";
import { bringSays } from "#messages/games-say";
import type { Lang } from "#messages/words";
import { once, useWords } from "./words";

/** A game's rules and words, without its desk, which `games/use-game.ts` loads where deals are shown. */
export const bringTold = (lang: Lang, game: GameName): Promise<unknown> =>
  once(`${lang} ${game}`, () => Promise.all([loadGame(game), bringSays(lang, game)]));

/** Waits for the rules and words of these games, or of all where one is chosen. For pages that tell deals and note none. */
export function useGames(games: readonly GameName[] = GAME_NAMES): void {
  const { lang } = useWords();
  use(once(`${lang} of ${games.join()}`, () => Promise.all(games.map((game) => bringTold(lang, game)))));
}

/** Waits for the disputes of every game, where every game is there. */
export const useDisputes = (): Readonly<Record<GameName, readonly Dispute[]>> =>
  use(
    once("disputes", async () => {
      const all = await Promise.all(GAME_NAMES.map(async (name) => [name, await gameNamed(name).disputes()] as const));
      return Object.fromEntries(all) as Record<GameName, readonly Dispute[]>;
    }),
  );
