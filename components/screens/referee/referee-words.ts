/** What the referee says: its sentences and its screen's words, in the one language of the page. */
import { useWordsOf } from "#components/parts/words/words";
import type { RefereeWords } from "#lib/rules/words/referee";
import type { RefereeMessages } from "#messages/fr/referee";

interface Referee {
  /** The sentences of verdicts and proofs. */
  readonly say: RefereeWords;
  /** The words of the screen. */
  readonly t: RefereeMessages;
}

export const useReferee = (): Referee => ({ say: useWordsOf("refereeSays"), t: useWordsOf("referee") });
