import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
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
            labelAbove
            layout="flow"
            choices={[
              { value: "yes", label: t.runningYes },
              { value: "no", label: t.runningNo },
            ]}
            value={running.open ? null : isRunning ? "yes" : "no"}
            onChange={(value) => setChoices({ ...choices, isRunning: value === "yes", zeroIsAway: value === "yes" })}
          />
        </div>
      )}
      {zeros > 0 && !running?.open && (
        <ChoiceRow
          label={t.zeros(zeros)}
          labelAbove
          layout="flow"
          choices={[
            { value: "there", label: t.zeroThere },
            { value: "away", label: t.zeroAway },
          ]}
          value={choices.zeroIsAway ? "away" : "there"}
          onChange={(value) => setChoices({ ...choices, zeroIsAway: value === "away" })}
        />
      )}
      <ChoiceRow
        label={t.game}
        labelAbove
        layout="flow"
        choices={GAME_NAMES.map((value) => ({ value, label: rules.names[value] }))}
        value={choices.game}
        onChange={(game) => setChoices({ ...choices, game })}
      />
    </>
  );
}
