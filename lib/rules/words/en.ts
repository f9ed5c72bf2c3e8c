/** Every word the rules say, in English. */
import { commonEn } from "./common-en";
import { decaleEn } from "./decale-en";
import { namesEn } from "./names-en";
import { tarotEn } from "./tarot-en";
import { vp5En } from "./vp5-en";
import { whistEn } from "./whist-en";
import type { RulesWords } from "./words";

export const rulesWordsEn: RulesWords = {
  common: commonEn,
  names: namesEn,
  games: { decale: decaleEn, tarot: tarotEn, vp5: vp5En, whist: whistEn },
};
