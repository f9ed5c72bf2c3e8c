/** Every word the rules say, in French. */
import { commonFr, commonLinesFr } from "./common-fr";
import { decaleFr } from "./decale-fr";
import { namesFr } from "./names-fr";
import { tarotFr } from "./tarot-fr";
import { vp5Fr } from "./vp5-fr";
import { whistFr } from "./whist-fr";
import type { GameWords, RulesWords } from "./words";

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
