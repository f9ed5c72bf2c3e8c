/** Every word the rules say in English, and all that the protocol says. */

import { type ProtocolWords, withReferee } from "#lib/rules/words/protocol";
import type { GameWords, RulesWords } from "#lib/rules/words/words";
import { articles } from "./articles";
import { common, commonLines } from "./common";
import { decale } from "./decale";
import { hallFaults } from "./hall-faults";
import { names } from "./names";
import { options } from "./options";
import { provision } from "./provision";
import { referee } from "./referee";
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

export const protocol: ProtocolWords = {
  ...withReferee(rulesWords, referee, hallFaults),
  articles,
  options,
  provision,
  name: (seat) => `player ${seat + 1}`,
};
