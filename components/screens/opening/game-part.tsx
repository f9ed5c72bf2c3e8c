import { OneOf } from "#components/parts/ledger/choice-row";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { GAMES } from "#lib/rules/all-games";
import { type GameName, USUAL_GAME } from "#lib/rules/rules";
import type { Editing } from "#lib/sheet/drafts/draft";
import { type OpeningDraft, startOpening } from "#lib/shown/opening/opening";

interface Props extends Editing<OpeningDraft> {
  /** Nobody has played on this phone: what the game is, in a few words. */
  isFirst: boolean;
}

/** What most tables play. */
const tarotFirst = (a: { name: GameName }, b: { name: GameName }): number =>
  Number(b.name === USUAL_GAME) - Number(a.name === USUAL_GAME);

/** The game; another one begins with its own rules, and the same people. */
export function GamePart({ draft, change, isFirst }: Props) {
  const { rules } = useWords();
  const { game, firstWords } = useWordsOf("pages").opening;
  const { names, dealer, day, seats } = draft;
  return (
    <>
      <OneOf
        label={game}
        className="border-rule border-t"
        of={Object.values(GAMES)
          .sort(tarotFirst)
          .map(({ name }) => name)}
        say={rules.names}
        value={draft.game}
        onChange={(next) => change({ ...startOpening(names, next), dealer, day, seats })}
      />
      {isFirst && GAMES[draft.game].attack && firstWords && <p className="edge pb-3 text-hint text-ink2">{firstWords}</p>}
    </>
  );
}
