/** For tests: the rules of a table of tarot in any edition, the score of a deal there, and what poignées bring. */
import { rulesAsked } from "../read.fixture";
import { isEmptyDeal, type Rules } from "../rules";
import { FFT_2012 } from "./data";
import { tarot } from "./game";

export const editionTable = (players: number, options: object = {}, edition = "fft-2012") =>
  rulesAsked({ game: "tarot", edition, players, options });
export const tarotScore = (rules: Rules, deal: object) => {
  const read = tarot.read(rules, deal);
  if (!read.ok || isEmptyDeal(read.value)) throw new Error(JSON.stringify(read));
  return tarot.score(rules, read.value);
};

export const { simple, triple } = FFT_2012.values.poignees;
