/** A game, its words and its table rules come when a page needs them, in the one language of the page. */
import { use, useEffect } from "react";
import { loadDesk } from "#components/parts/games/desk";
import type { Dispute } from "#lib/rules/disputes";
import { gameNamed, loadGame } from "#lib/rules/games";
import { GAME_NAMES, type GameName, gameNameIn } from "#lib/rules/rules";
import { bringSays } from "#messages/games-say";
import type { Lang } from "#messages/words";
import { ifAllowed } from "./if-allowed";
import { LAST_GAME } from "./last-game";
import { settled } from "./words";

const asked = new Map<string, Promise<unknown>>();

function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = (asked.get(key) as Promise<T> | undefined) ?? load();
  asked.set(key, known);
  known.catch(() => asked.delete(key));
  return known;
}

/** Its rules and all it says; no desk, where its deals are told and none is noted. */
const bringTold = (lang: Lang, game: GameName): Promise<unknown> =>
  once(`${lang} ${game}`, () => Promise.all([loadGame(game), bringSays(lang, game)]));

const bringGame = (lang: Lang, game: GameName): Promise<unknown> =>
  once(`${lang} sheet ${game}`, () => Promise.all([bringTold(lang, game), loadDesk(game)]));

/** Waits for all that a sheet of this game needs: its rules, its words and its desk. */
export function useGame(lang: Lang, game: GameName): void {
  use(bringGame(lang, game));
  useEffect(() => ifAllowed(() => localStorage.setItem(LAST_GAME, game)), [game]);
}

/** Brings the game of the last sheet while this one is still being read from the disk: nearly always the same. */
export function warmGame(lang: Lang): void {
  ifAllowed(() => {
    const game = gameNameIn(localStorage.getItem(LAST_GAME));
    if (game) void settled(bringGame(lang, game));
  });
}

/** Waits for the words and rules of these games: where their deals are told, and none is noted. */
export const useGames = (lang: Lang, games: readonly GameName[]): void =>
  void use(once(`${lang} of ${games.join()}`, () => Promise.all(games.map((game) => bringTold(lang, game)))));

/** Waits for the disputes of every game, where every game is there. */
export const useDisputes = (): Readonly<Record<GameName, readonly Dispute[]>> =>
  use(
    once("disputes", async () => {
      const all = await Promise.all(GAME_NAMES.map(async (name) => [name, await gameNamed(name).disputes()] as const));
      return Object.fromEntries(all) as Record<GameName, readonly Dispute[]>;
    }),
  );

/** Waits for every game: where one is chosen. */
export const useAllGames = (lang: Lang): void =>
  void use(once(lang, () => Promise.all(GAME_NAMES.map((game) => bringTold(lang, game)))));
