import { Hint } from "#components/parts/field/hint";
import { FormPage } from "#components/parts/form/form-page";
import type { FormProps } from "#components/parts/games/desk";
import { buttonOf, Scores, TypingKeys } from "#components/parts/games/form-parts";
import { QuietButton } from "#components/parts/ledger/buttons";
import { Dash } from "#components/parts/ledger/figure";
import { Refusal } from "#components/parts/ledger/refusal";
import { Caret } from "#components/parts/ledger/score-row";
import { FittedName } from "#components/parts/names/fitted-name";
import { useFit } from "#components/parts/names/use-fit";
import { useRuleSheet } from "#components/parts/rule/rule-sheet";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { plain, sayFault } from "#lib/rules/words/words";
import { EMPTY } from "#lib/sheet/drafts/tarot";
import { readVachette, typeVachette, type VachetteDraft, vachettePoints } from "#lib/sheet/drafts/vachette";
import { ruleLabel } from "#lib/shown/rules/rule-label";

/** Everybody passed, and this table plays on: each counts their own pile, the total decides the last (T10). */
export function VachetteForm(props: FormProps & { draft: VachetteDraft }) {
  const { rules, names, number, correcting, draft, onDraft, onSave } = props;
  const words = useWords();
  const { m } = words;
  const showRule = useRuleSheet();
  const reading = readVachette(rules, draft);
  const { deal } = reading;
  const fault = reading.faults[0];
  const lacking = { asks: "points", label: fault ? m.screens.deal.fix : (m.tarot.missing.points as string) };
  return (
    <FormPage
      number={number}
      onCancel={props.onCancel}
      right={!correcting && <QuietButton onClick={() => onDraft(EMPTY)}>{m.tarot.takes}</QuietButton>}
      sentence={m.tarot.sentence.vachette}
      columns={
        <>
          <Columns names={names} draft={draft} refused={fault !== undefined} onDraft={onDraft} />
          <Scores names={names} score={reading.score} />
        </>
      }
      keys={
        <TypingKeys
          onType={(key) => onDraft(typeVachette(draft, key))}
          halves
          onNext={() => (deal ? onSave(deal) : onDraft({ ...draft, focus: (draft.focus + 1) % names.length }))}
        />
      }
      button={buttonOf(props, reading, words, lacking)}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        {fault ? (
          <Refusal
            reason={sayFault(words.rules.games[rules.game], words.rules.common, fault, (seat) => names[seat] ?? "")}
            rule={ruleLabel(fault.rule)}
            onRule={() => showRule(fault.rule)}
          />
        ) : (
          !correcting && (
            <span className="edge">
              <Hint onClick={() => onSave({ passed: true })}>{m.tarot.redeal}</Hint>
            </span>
          )
        )}
      </div>
      {props.extra}
    </FormPage>
  );
}

type ColumnsProps = Pick<FormProps, "names" | "onDraft"> & { draft: VachetteDraft; refused: boolean };

/** A column a player; a tap moves the caret there. */
function Columns({ names, draft, refused, onDraft }: ColumnsProps) {
  const { m } = useWords();
  const columns = vachettePoints(draft);
  const [heads, fitted] = useFit<HTMLDivElement>(names, { sizes: [15, 13], lines: 2, spare: 6, among: names.length });
  return (
    <fieldset data-asks="points" className="edge flex max-large:flex-wrap items-end border-stroke border-t pt-2">
      <legend className="sr-only">{m.tarot.points}</legend>
      <span aria-hidden className="label w-[3.75rem] shrink-0 max-large:w-full pb-3">
        {m.tarot.points}
      </span>
      <div
        ref={heads}
        className="grid min-w-0 flex-1 max-large:basis-full auto-cols-[minmax(0,1fr)] grid-flow-col items-end text-center"
      >
        {names.map((name, seat) => {
          const { points, given } = itemAt(columns, seat);
          const here = seat === draft.focus;
          const value = points === null ? m.screens.deal.open : given ? m.tarot.rest(plain(points)) : plain(points);
          return (
            <button
              key={name}
              type="button"
              className="flex min-w-0 flex-col items-center"
              aria-label={`${name}, ${value}`}
              aria-pressed={here}
              onClick={() => onDraft({ ...draft, focus: seat })}
            >
              <FittedName fitted={fitted} at={seat} className="leading-[1.125rem]" />
              <span
                className={`flex min-h-11 items-center text-figure ${given ? "text-ink2 italic" : refused ? "text-neg" : ""}`}
              >
                {points === null ? here || <Dash /> : given ? plain(points) : draft.vachette[seat]}
                {here && <Caret />}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
