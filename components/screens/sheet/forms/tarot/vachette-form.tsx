import { Dash } from "#components/parts/ledger/figure";
import { FittedName, useFit } from "#components/parts/names/fitted-name";
import { QuietButton } from "#components/parts/press/buttons";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { plain } from "#lib/rules/words/words";
import { EMPTY_TAROT } from "#lib/sheet/drafts/tarot";
import { readVachette, typeVachette, type VachetteDraft, vachettePoints } from "#lib/sheet/drafts/vachette";
import { FormPage } from "../form-page";
import { buttonOf, Refused, Scores, TypingKeys } from "../form-parts";
import type { FormProps } from "../forms";
import { Hint } from "../hint";
import { Caret } from "../score-row";
import { SeatsRow } from "../seats-row";

/** Everybody passed, and this table plays on: each counts their own pile, the total decides the last (T10). */
export function VachetteForm(props: FormProps & { draft: VachetteDraft }) {
  const { rules, names, number, correcting, draft, onDraft, onSave } = props;
  const words = useWords();
  const { m } = words;
  const reading = readVachette(rules, draft);
  const { deal } = reading;
  const fault = reading.faults[0];
  const next = () => (deal ? onSave(deal) : onDraft({ ...draft, focus: (draft.focus + 1) % names.length }));
  const lacking = { asks: "points", label: fault ? m.deal.fix : (m.tarot.missing.points as string) };
  return (
    <FormPage
      number={number}
      onCancel={props.onCancel}
      right={!correcting && <QuietButton onClick={() => onDraft(EMPTY_TAROT)}>{m.tarot.takes}</QuietButton>}
      sentence={m.tarot.sentence.vachette}
      columns={
        <>
          <Columns names={names} draft={draft} refused={fault !== undefined} onDraft={onDraft} />
          <Scores names={names} score={reading.score} />
        </>
      }
      keys={<TypingKeys onType={(key) => onDraft(typeVachette(draft, key))} halves onNext={next} />}
      button={buttonOf(props, reading, words, lacking)}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        {fault && <Refused rules={rules} names={names} reading={reading} />}
        {!fault && !correcting && (
          <span className="edge">
            <Hint onClick={() => onSave({ passed: true })}>{m.tarot.redeal}</Hint>
          </span>
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
    <SeatsRow
      asks="points"
      label={m.tarot.points}
      className="items-end border-stroke pt-2"
      labelClass="pb-3"
      cellsClass="items-end text-center"
      cells={heads}
    >
      {names.map((name, seat) => {
        const { points, given } = itemAt(columns, seat);
        const here = seat === draft.focus;
        const value = points === null ? m.deal.open : given ? m.tarot.rest(plain(points)) : plain(points);
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
            <span className={`flex min-h-11 items-center text-figure ${given ? "text-ink2 italic" : refused ? "text-neg" : ""}`}>
              {points === null ? here || <Dash /> : given ? plain(points) : draft.vachette[seat]}
              {here && <Caret />}
            </span>
          </button>
        );
      })}
    </SeatsRow>
  );
}
