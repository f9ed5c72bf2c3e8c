/** A game, its words and its table rules come when a page needs them, in the one language of the page. */
import { use, useEffect } from "react";
import { loadDesk } from "#components/parts/games/desks";
import { loadGame } from "#lib/rules/load-game";
import { GAME_NAMES, type GameName } from "#lib/rules/rules";
import type { GameWords, Say } from "#lib/rules/words/words";
import { loadForms } from "#messages/game-forms";
import type { Lang } from "#messages/words";
import { bringWords, settled } from "./words-of";

const shelf: Readonly<Record<Lang, Partial<Record<GameName, GameWords>>>> = { fr: {}, en: {} };

const LOADERS: Readonly<Record<Lang, Readonly<Record<GameName, () => Promise<GameWords>>>>> = {
  fr: {
    decale: () => import("#lib/rules/words/fr/decale").then((module) => module.decaleFr),
    tarot: () => import("#lib/rules/words/fr/tarot").then((module) => module.tarotFr),
    vp5: () => import("#lib/rules/words/fr/vp5").then((module) => module.vp5Fr),
    whist: () => import("#lib/rules/words/fr/whist").then((module) => module.whistFr),
  },
  en: {
    decale: () => import("#lib/rules/words/en/decale").then((module) => module.decaleEn),
    tarot: () => import("#lib/rules/words/en/tarot").then((module) => module.tarotEn),
    vp5: () => import("#lib/rules/words/en/vp5").then((module) => module.vp5En),
    whist: () => import("#lib/rules/words/en/whist").then((module) => module.whistEn),
  },
};

/** Why something is refused on a sheet of any game. */
const common: Readonly<Record<Lang, Record<string, Say>>> = { fr: {}, en: {} };
export const commonWords = (lang: Lang): Readonly<Record<string, Say>> => common[lang];

/** The words of the games loaded so far; the same object, filled as they come. */
export const gameWords = (lang: Lang): Readonly<Record<GameName, GameWords>> => shelf[lang] as Record<GameName, GameWords>;

const asked = new Map<string, Promise<unknown>>();

function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = (asked.get(key) as Promise<T> | undefined) ?? load();
  asked.set(key, known);
  known.catch(() => asked.delete(key));
  return known;
}

const loadWith = (lang: Lang, game: GameName): Promise<void> =>
  once(`${lang} ${game}`, async () => {
    const [words, shared] = await Promise.all([
      LOADERS[lang][game](),
      bringWords(lang, "sheetSays"),
      loadGame(game),
      loadForms(lang, game),
    ]);
    Object.assign(common[lang], shared.common);
    // A ruling of the table may add its line to any deal.
    shelf[lang][game] = { ...words, lines: { ...words.lines, ...shared.lines } };
  });

const bringGame = (lang: Lang, game: GameName): Promise<unknown> =>
  once(`${lang} sheet ${game}`, () => Promise.all([loadWith(lang, game), loadDesk(game)]));

/** Waits for all that a sheet of this game needs: its rules, its words and its desk. */
export function useGame(lang: Lang, game: GameName): void {
  use(bringGame(lang, game));
  useEffect(() => attempt(() => localStorage.setItem(LAST_GAME, game)), [game]);
}

const LAST_GAME = "petit-au-bout:game";

/** Brings the game of the last sheet while this one is still being read from the disk: nearly always the same. */
export function warmGame(lang: Lang): void {
  attempt(() => {
    const game = localStorage.getItem(LAST_GAME) as GameName;
    if (GAME_NAMES.includes(game)) void settled(bringGame(lang, game));
  });
}

/** Some browsers forbid the storage. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Then the game comes a moment later.
  }
}

/** Waits for the words and rules of these games: where their deals are told, and none is noted. */
export const useGames = (lang: Lang, games: readonly GameName[]): void =>
  void use(once(`${lang} of ${games.join()}`, () => Promise.all(games.map((game) => loadWith(lang, game)))));

/** Waits for every game: where one is chosen. */
export const useAllGames = (lang: Lang): void =>
  void use(once(lang, () => Promise.all(GAME_NAMES.map((game) => loadWith(lang, game)))));
