// This folder: what the rules say, in French.
/** Every word the rules say, in French. */

import type { GameWords, RulesWords } from "../words";
import { commonFr, commonLinesFr } from "./common";
import { decaleFr } from "./decale";
import { namesFr } from "./names";
import { tarotFr } from "./tarot";
import { vp5Fr } from "./vp5";
import { whistFr } from "./whist";

const withCommon = (words: GameWords): GameWords => ({ ...words, lines: { ...words.lines, ...commonLinesFr } });

export const rulesWordsFr: RulesWords = {
  common: commonFr,
  names: namesFr,
  games: {
    decale: withCommon(decaleFr),
    tarot: withCommon(tarotFr),
    vp5: withCommon(vp5Fr),
    whist: withCommon(whistFr),
  },
};
