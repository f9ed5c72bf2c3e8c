import { Field } from "#components/parts/field/field";
import { OneOf } from "#components/parts/press/choice-row";
import { useWordsAnd } from "#components/parts/words/words";
import { TITLE_LENGTH } from "#lib/log/limits";
import type { Choices, Plan } from "#lib/season/past/plan";
import { saySeason } from "#lib/shown/past/say-past";
import { dayOf, fullDay } from "#lib/shown/season/say-number";
import { Lines, Part } from "./part";

/** The history as it would be written, and the user's choices about it. */
export interface PlanProps {
  plan: Plan;
  choices: Choices;
  onChoices: (choices: Choices) => void;
}

/** The seasons that the evenings go into: which of the club's, from when, or what the new ones are called. */
export function PastSeasons({ plan, choices, onChoices }: PlanProps) {
  const { lang, t } = useWordsAnd("past");
  return (
    <Part title={t.seasons}>
      <Lines lines={plan.seasons.map((one) => saySeason(one, t, lang))} />
      {plan.earlier.map(({ season, from, isTaken }) => (
        <OneOf
          key={season.id}
          label={t.before(season.name, dayOf(from, lang))}
          of={[true, false]}
          say={(value) => (value ? t.within : t.apart)}
          value={isTaken}
          onChange={(value) => onChoices({ ...choices, begins: { ...choices.begins, [season.id]: value } })}
        />
      ))}
      {plan.seasons
        .filter(({ known }) => known === null)
        .map(({ key, name, from }) => (
          <Field
            key={key}
            label={t.calledFrom(fullDay(from, lang))}
            maxLength={TITLE_LENGTH}
            value={choices.called?.[key] ?? name}
            onText={(text) => onChoices({ ...choices, called: { ...choices.called, [key]: text } })}
          />
        ))}
    </Part>
  );
}
