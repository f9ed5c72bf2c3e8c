/** All that the protocol says in French. */
import { type ProtocolWords, withReferee } from "../protocol";
import { rulesWordsFr } from "./all";
import { articlesFr } from "./articles";
import { hallFaultsFr } from "./hall-faults";
import { optionsFr } from "./options";
import { provisionFr } from "./provision";
import { refereeFr } from "./referee";

export const protocolFr: ProtocolWords = {
  ...withReferee(rulesWordsFr, refereeFr, hallFaultsFr),
  articles: articlesFr,
  options: optionsFr,
  provision: provisionFr,
  name: (seat) => `le joueur ${seat + 1}`,
};
