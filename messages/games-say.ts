/** What the games say that a page has asked for so far, in its one language; the same object, filled as they come. */
import type { GameName } from "#lib/rules/rules";
import type { GameWords, Say } from "#lib/rules/words/words";
import { gamesEn } from "./en/games";
import { type GameForms, gamesFr } from "./fr/games";

interface GamesSay {
  readonly games: Readonly<Record<GameName, GameWords>>;
  readonly forms: GameForms;
  /** Why something is refused on a sheet of any game. */
  readonly common: Readonly<Record<string, Say>>;
}

const LANGUAGES = { fr: gamesFr, en: gamesEn };
type Lang = keyof typeof LANGUAGES;

const empty = (): GamesSay => ({ games: {}, forms: {}, common: {} }) as unknown as GamesSay;
const said: Readonly<Record<Lang, GamesSay>> = { fr: empty(), en: empty() };

export const gamesSay = (lang: Lang): GamesSay => said[lang];

export async function bringSays(lang: Lang, game: GameName): Promise<void> {
  const { games, shared } = LANGUAGES[lang];
  const [{ words, forms }, { common, lines, cards, deal }] = await Promise.all([games[game](), shared()]);
  Object.assign(said[lang].common, common);
  Object.assign(said[lang].forms, forms, { cards, deal });
  // A ruling of the table may add its line to any deal.
  Object.assign(said[lang].games, { [game]: { ...words, lines: { ...words.lines, ...lines } } });
}
