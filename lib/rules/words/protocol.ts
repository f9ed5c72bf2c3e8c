/** All that the protocol says in one language. */

import type { options } from "#messages/fr/rules/options";
import type { ProvisionWords } from "./provision";
import type { RefereeWords } from "./referee";
import type { ArticleWords, Name, RulesWords, Say } from "./words";

export interface ProtocolWords extends RulesWords {
  readonly articles: ArticleWords;
  readonly referee: RefereeWords;
  readonly options: typeof options;
  readonly provision: ProvisionWords;
  readonly name: Name;
}

/** Reasons for a refusal have the same words everywhere. */
export const withReferee = (words: RulesWords, referee: RefereeWords, hallFaults: Readonly<Record<string, Say>>) => ({
  ...words,
  referee,
  common: { ...words.common, ...referee.faults, ...hallFaults },
});
