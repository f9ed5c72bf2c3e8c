/** A game, its words and its table rules come when a page needs them, in the one language of the page. */
import { use, useEffect } from "react";
import { loadDesk } from "#components/parts/games/desks";
import { loadGame } from "#lib/rules/load-game";
import { GAME_NAMES, type GameName } from "#lib/rules/rules";
import type { GameOptions, GameWords, Say } from "#lib/rules/words/words";
import { loadForms } from "#messages/game-forms";
import type { Lang } from "#messages/words";

const shelf: Readonly<Record<Lang, Partial<Record<GameName, GameWords>>>> = { fr: {}, en: {} };

const LOADERS: Readonly<Record<Lang, Readonly<Record<GameName, () => Promise<GameWords>>>>> = {
  fr: {
    decale: () => import("#lib/rules/words/decale-fr").then((module) => module.decaleFr),
    tarot: () => import("#lib/rules/words/tarot-fr").then((module) => module.tarotFr),
    vp5: () => import("#lib/rules/words/vp5-fr").then((module) => module.vp5Fr),
    whist: () => import("#lib/rules/words/whist-fr").then((module) => module.whistFr),
  },
  en: {
    decale: () => import("#lib/rules/words/decale-en").then((module) => module.decaleEn),
    tarot: () => import("#lib/rules/words/tarot-en").then((module) => module.tarotEn),
    vp5: () => import("#lib/rules/words/vp5-en").then((module) => module.vp5En),
    whist: () => import("#lib/rules/words/whist-en").then((module) => module.whistEn),
  },
};

/** What a sheet of any game may have to say: why something is refused, and a ruling's line. */
const SHARED = {
  fr: () => import("./shared-fr").then((module) => module.sharedFr),
  en: () => import("./shared-en").then((module) => module.sharedEn),
};
const common: Readonly<Record<Lang, Record<string, Say>>> = { fr: {}, en: {} };
export const commonWords = (lang: Lang): Readonly<Record<string, Say>> => common[lang];

const OPTIONS: Readonly<Record<Lang, () => Promise<Readonly<Record<GameName, GameOptions>>>>> = {
  fr: () => import("#lib/rules/words/options-fr").then((module) => module.optionsFr),
  en: () => import("#lib/rules/words/options-en").then((module) => module.optionsEn),
};

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
    const [words, shared] = await Promise.all([LOADERS[lang][game](), SHARED[lang](), loadGame(game), loadForms(lang, game)]);
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

/** Marked as React marks it, so that a promise already kept makes nobody wait: not even for one empty screen. */
function settled<T>(promise: Promise<T>): Promise<void> {
  return promise.then(
    (value) => void Object.assign(promise, { status: "fulfilled", value }),
    () => {},
  );
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

/** The words of the table rules, of every game. */
export const useOptions = (lang: Lang): Readonly<Record<GameName, GameOptions>> => use(once(`${lang} options`, OPTIONS[lang]));
