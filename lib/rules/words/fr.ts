/** Every word the rules say, in French. */
import { commonFr } from "./common-fr";
import { decaleFr } from "./decale-fr";
import { namesFr } from "./names-fr";
import { tarotFr } from "./tarot-fr";
import { vp5Fr } from "./vp5-fr";
import { whistFr } from "./whist-fr";
import type { RulesWords } from "./words";

export const rulesWordsFr: RulesWords = {
  common: commonFr,
  names: namesFr,
  games: { decale: decaleFr, tarot: tarotFr, vp5: vp5Fr, whist: whistFr },
};
