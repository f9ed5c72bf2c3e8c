/** All that the protocol says in English. */
import { type ProtocolWords, withReferee } from "../protocol";
import { rulesWords } from "./all";
import { articles } from "./articles";
import { hallFaults } from "./hall-faults";
import { options } from "./options";
import { provision } from "./provision";
import { referee } from "./referee";

export const protocol: ProtocolWords = {
  ...withReferee(rulesWords, referee, hallFaults),
  articles,
  options,
  provision,
  name: (seat) => `player ${seat + 1}`,
};
