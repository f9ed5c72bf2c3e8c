// This folder: what the rules say, in English.
/** Every word the rules say, in English. */

import type { GameWords, RulesWords } from "../words";
import { commonEn, commonLinesEn } from "./common";
import { decaleEn } from "./decale";
import { namesEn } from "./names";
import { tarotEn } from "./tarot";
import { vp5En } from "./vp5";
import { whistEn } from "./whist";

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
