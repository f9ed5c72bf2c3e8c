/** Every word the rules say, in English. */
import { commonEn, commonLinesEn } from "./common-en";
import { decaleEn } from "./decale-en";
import { namesEn } from "./names-en";
import { tarotEn } from "./tarot-en";
import { vp5En } from "./vp5-en";
import { whistEn } from "./whist-en";
import type { GameWords, RulesWords } from "./words";

const withCommon = (words: GameWords): GameWords => ({ ...words, lines: { ...words.lines, ...commonLinesEn } });

export const rulesWordsEn: RulesWords = {
  common: commonEn,
  names: namesEn,
  games: {
    decale: withCommon(decaleEn),
    tarot: withCommon(tarotEn),
    vp5: withCommon(vp5En),
    whist: withCommon(whistEn),
  },
};
