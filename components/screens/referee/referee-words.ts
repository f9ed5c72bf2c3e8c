/** What the referee says: its sentences and its screen's words, in the one language of the page. */
import { use } from "react";
import type { RefereeWords } from "#lib/rules/words/referee";
import type { RefereeMessages } from "#messages/referee-fr";
import type { Lang } from "#messages/words";

export interface Referee {
  /** The sentences of verdicts and proofs. */
  readonly say: RefereeWords;
  /** The words of the screen. */
  readonly t: RefereeMessages;
}

const LOADERS: Readonly<Record<Lang, () => Promise<Referee>>> = {
  fr: async () => {
    const [{ refereeFr }, { refereeScreenFr }] = await Promise.all([
      import("#lib/rules/words/referee-fr"),
      import("#messages/referee-fr"),
    ]);
    return { say: refereeFr, t: refereeScreenFr };
  },
  en: async () => {
    const [{ refereeEn }, { refereeScreenEn }] = await Promise.all([
      import("#lib/rules/words/referee-en"),
      import("#messages/referee-en"),
    ]);
    return { say: refereeEn, t: refereeScreenEn };
  },
};

const loaded: Partial<Record<Lang, Promise<Referee>>> = {};

export function useReferee(lang: Lang): Referee {
  loaded[lang] ??= LOADERS[lang]();
  return use(loaded[lang]);
}
