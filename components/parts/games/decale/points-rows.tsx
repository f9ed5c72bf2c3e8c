import type { FormPart } from "#components/parts/games/desk";
import { Scores } from "#components/parts/games/form-parts";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { Dash } from "#components/parts/ledger/figure";
import { Caret } from "#components/parts/ledger/score-row";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Rules } from "#lib/rules/rules";
import { asksCampOnly, type DecaleDraft, pointsOf } from "#lib/sheet/drafts/decale";
import { fieldOf } from "./check-line";

/** The points as counted, by camp or by player, and what each column gets. */
export function PointsRows({ rules, names, draft, reading, change }: FormPart<DecaleDraft>) {
  const refused = reading.faults.some((fault) => fieldOf(fault) === "points");
  return (
    <>
      {asksCampOnly(rules, draft) ? (
        <CampPoints names={names} draft={draft} refused={refused} change={change} />
      ) : (
        <EachPoints rules={rules} names={names} draft={draft} refused={refused} change={change} />
      )}
      <Scores names={names} score={reading.score} />
    </>
  );
}

type Parts = Pick<FormPart<DecaleDraft>, "names" | "draft" | "change"> & { refused: boolean };

/** Two against three: one pile is counted, whichever is easier. */
function CampPoints({ names, draft, refused, change }: Parts) {
  const { m } = useWords();
  const t = m.screens.decale;
  const pair = [draft.bettor, draft.partner].map((seat) => itemAt(names, seat ?? 0));
  return (
    <div data-asks="points" className="flex items-center border-rule border-t">
      <ChoiceRow
        label={t.whose}
        layout="flow"
        className="flex-1"
        choices={[
          { value: "pair" as const, label: t.two, name: t.pair(pair) },
          { value: "three" as const, label: t.three },
        ]}
        value={draft.camp}
        onChange={(camp) => change({ camp })}
      />
      <output className={`edge text-typed ${refused ? "text-neg" : ""}`}>
        {draft.campTyped}
        <Caret />
      </output>
    </div>
  );
}

function EachPoints({ rules, names, draft, refused, change }: Parts & { rules: Rules }) {
  const { m } = useWords();
  const columns = pointsOf(rules, draft);
  return (
    <fieldset data-asks="points" className="edge flex max-large:flex-wrap min-h-11 items-center border-rule border-t">
      <legend className="sr-only">{m.screens.deal.points}</legend>
      <span aria-hidden className="label w-[3.75rem] shrink-0 max-large:w-full">
        {m.screens.deal.points}
      </span>
      <div className="grid min-w-0 flex-1 max-large:basis-full auto-cols-fr grid-flow-col text-figure">
        {names.map((name, seat) => {
          const { points, given } = itemAt(columns, seat);
          return (
            <button
              key={name}
              type="button"
              className={`min-h-11 text-center ${given ? "text-ink2 italic" : ""} ${refused && seat === draft.focus ? "text-neg" : ""}`}
              aria-label={`${name}, ${points === null ? m.screens.deal.open : given ? m.screens.decale.rest(points) : points}`}
              aria-pressed={seat === draft.focus}
              onClick={() => change({ focus: seat })}
            >
              {points ?? (seat === draft.focus ? "" : <Dash />)}
              {seat === draft.focus && <Caret />}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
