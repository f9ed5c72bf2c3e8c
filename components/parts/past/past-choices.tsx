import { asking } from "#components/parts/form/asking";
import { OneOf } from "#components/parts/ledger/choice-row";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { GAME_NAMES } from "#lib/rules/rules";
import { gamesSaid } from "#lib/season/past/plan";
import type { Past } from "./use-past";

/** What the table alone does not say: whether its figures run on, whether a nought is somebody there, which game it is. */
export function PastChoices({ past: { taken, choices, setChoices, running, zeros } }: { past: Past }) {
  const { rules } = useWords();
  const t = useWordsOf("past");
  const asks = asking({ draft: choices, change: (changes) => setChoices({ ...choices, ...changes }) });
  const isRunning = choices.isRunning ?? taken?.tables.some((table) => table.running === "said") ?? false;
  const said = [...gamesSaid(taken?.tables ?? []).keys()];
  return (
    <>
      {running?.asked && (
        <div data-undecided={running.open || undefined}>
          <p className="edge pt-2 text-prose">{t.runningNote}</p>
          <OneOf
            label={t.running}
            of={[true, false]}
            say={(value) => (value ? t.runningYes : t.runningNo)}
            value={running.open ? null : isRunning}
            onChange={(value) => setChoices({ ...choices, isRunning: value, zeroIsAway: value })}
          />
        </div>
      )}
      {zeros > 0 && !running?.open && (
        <OneOf
          label={t.zeros(zeros)}
          of={[false, true]}
          say={(value) => (value ? t.zeroAway : t.zeroThere)}
          {...asks("zeroIsAway")}
        />
      )}
      {said.length > 1 && <p className="edge pt-2 text-prose">{t.gamesMixed(said.map((game) => rules.names[game]))}</p>}
      <OneOf label={t.game} of={said.length > 0 ? said : GAME_NAMES} say={rules.names} {...asks("game")} />
    </>
  );
}
