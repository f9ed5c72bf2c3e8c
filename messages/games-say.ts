// This folder: all words, a folder a language and a file a screen; what the rules say is in its folder `rules`.
/** What the games say that a page has asked for so far, in its one language; the same object, filled as they come. */
import type { GameName } from "#lib/rules/rules";
import { inEach, type Lang } from "#lib/rules/words/languages";
import type { GameWords, Say } from "#lib/rules/words/words";
import type { GameForms } from "./fr/games";
import { GAMES_IN } from "./languages/games";

interface GamesSay {
  readonly games: Readonly<Record<GameName, GameWords>>;
  readonly forms: GameForms;
  /** Why something is refused on a sheet of any game. */
  readonly common: Readonly<Record<string, Say>>;
}

const empty = (): GamesSay => ({ games: {}, forms: {}, common: {} }) as unknown as GamesSay;
const said = inEach(empty);

export const gamesSay = (lang: Lang): GamesSay => said[lang];

export async function bringSays(lang: Lang, game: GameName): Promise<void> {
  const { games, shared } = GAMES_IN[lang];
  const [{ words, forms }, { common, lines, cards, deal }] = await Promise.all([games[game](), shared()]);
  Object.assign(said[lang].common, common);
  Object.assign(said[lang].forms, forms, { cards, deal });
  // A ruling of the table may add its line to any deal.
  Object.assign(said[lang].games, { [game]: { ...words, lines: { ...words.lines, ...lines } } });
}
