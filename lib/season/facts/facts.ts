/** Read from the rules' own deal and from the lines of its score. */
import type { GameName, Rules, Score } from "#lib/rules/rules";
import type { DealFacts } from "./deal-facts";
import { decaleFacts } from "./decale";
import { tarotFacts } from "./tarot";
import { whistFacts } from "./whist";

const FACTS: Readonly<Record<GameName, (rules: Rules, deal: never, score: Score) => DealFacts>> = {
  decale: decaleFacts,
  tarot: tarotFacts,
  vp5: tarotFacts,
  whist: whistFacts,
};

/** `deal` as its game read it, and not an empty one; `score` what the game made of it. */
export const factsOf = (rules: Rules, deal: object, score: Score): DealFacts => FACTS[rules.game](rules, deal as never, score);
