// This folder: what the rules say, in French.
/** Every word the rules say, in French. */

import type { GameWords, RulesWords } from "../words";
import { common, commonLines } from "./common";
import { decale } from "./decale";
import { names } from "./names";
import { tarot } from "./tarot";
import { vp5 } from "./vp5";
import { whist } from "./whist";

const withCommon = (words: GameWords): GameWords => ({ ...words, lines: { ...words.lines, ...commonLines } });

export const rulesWords: RulesWords = {
  common,
  names,
  games: {
    decale: withCommon(decale),
    tarot: withCommon(tarot),
    vp5: withCommon(vp5),
    whist: withCommon(whist),
  },
};
