import { Field } from "#components/parts/field/field";
import { OneOf } from "#components/parts/press/choice-row";
import { useWordsAnd } from "#components/parts/words/words";
import { TITLE_LENGTH } from "#lib/log/limits";
import type { Choices, Plan, SeasonPlan } from "#lib/season/past/plan";
import { dayOf, fullDay } from "#lib/shown/season/say-number";
import type { Chunks } from "#messages/fr/chunks";
import type { Lang } from "#messages/words";
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

function saySeason({ known, name, from, to, evenings }: SeasonPlan, t: Chunks["past"], lang: Lang): string {
  const [first, last] = [evenings[0]?.day ?? from, evenings.at(-1)?.day ?? from];
  const dates = evenings.length > 1 ? t.between(fullDay(first, lang), fullDay(last, lang)) : fullDay(first, lang);
  return known
    ? t.inSeason(name, evenings.length, dates)
    : t.newSeason(name, evenings.length, dates, fullDay(from, lang), to && fullDay(to, lang));
}
