/** All that the protocol says in English. */
import { type ProtocolWords, withReferee } from "../protocol";
import { rulesWordsEn } from "./all";
import { articlesEn } from "./articles";
import { hallFaultsEn } from "./hall-faults";
import { optionsEn } from "./options";
import { provisionEn } from "./provision";
import { refereeEn } from "./referee";

export const protocolEn: ProtocolWords = {
  ...withReferee(rulesWordsEn, refereeEn, hallFaultsEn),
  articles: articlesEn,
  options: optionsEn,
  provision: provisionEn,
  name: (seat) => `player ${seat + 1}`,
};
