import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { GAME_NAMES } from "#lib/rules/rules";
import type { Past } from "./use-past";

/** What the table alone does not say: whether its figures run on, whether a nought is somebody there, which game it is. */
export function PastChoices({ past: { taken, choices, setChoices, running, zeros } }: { past: Past }) {
  const { rules } = useWords();
  const t = useWordsOf("past");
  const isRunning = choices.isRunning ?? taken?.tables.some((table) => table.running === "said") ?? false;
  return (
    <>
      {running?.asked && (
        <div data-undecided={running.open || undefined}>
          <p className="edge pt-2 text-prose">{t.runningNote}</p>
          <ChoiceRow
            label={t.running}
            layout="above"
            choices={[true, false].map((value) => ({ value, label: value ? t.runningYes : t.runningNo }))}
            value={running.open ? null : isRunning}
            onChange={(value) => setChoices({ ...choices, isRunning: value, zeroIsAway: value })}
          />
        </div>
      )}
      {zeros > 0 && !running?.open && (
        <ChoiceRow
          label={t.zeros(zeros)}
          layout="above"
          choices={[false, true].map((value) => ({ value, label: value ? t.zeroAway : t.zeroThere }))}
          value={choices.zeroIsAway}
          onChange={(zeroIsAway) => setChoices({ ...choices, zeroIsAway })}
        />
      )}
      <ChoiceRow
        label={t.game}
        layout="above"
        choices={GAME_NAMES.map((value) => ({ value, label: rules.names[value] }))}
        value={choices.game}
        onChange={(game) => setChoices({ ...choices, game })}
      />
    </>
  );
}
