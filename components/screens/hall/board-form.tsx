import { useState } from "react";
import { Field } from "#components/parts/field/field";
import { ReadyButton, submitting } from "#components/parts/form/submit";
import { QuietButton } from "#components/parts/press/buttons";
import { asking, ChoiceRow, OneOf } from "#components/parts/press/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import { boardContracts, type Due, mostOfBoard } from "#lib/hall/boards";
import type { BoardPlay } from "#lib/hall/hall";
import type { HallBodyOf } from "#lib/hall/hall-event";
import type { Format } from "#lib/rules/hall/boards";
import { signed } from "#lib/rules/words/words";
import type { Editing } from "#lib/sheet/drafts/draft";
import { type BoardDraft, PETITS, type ReadBoard, readBoard, SLAMS, startBoard, TOLD_BY } from "#lib/shown/hall/board-draft";
import { sayLogFault } from "#lib/shown/say-log-fault";

/** Who took, the score, and the deal where it was counted out. */
export type BoardTold = Pick<HallBodyOf<"board.played">, "taker" | "score" | "deal">;

interface Props {
  format: Format;
  due: Due;
  /** Names by seat; null for an empty seat, which cannot take. */
  names: readonly (string | null)[];
  /** The score that is corrected, if any. */
  was: BoardPlay | undefined;
  onKeep: (told: BoardTold) => void;
  /** Something else is being sent. */
  busy: boolean;
  onCancel: () => void;
}

/** One score of a board: counted from the deal, or typed as on the paper. */
export function BoardForm({ format, due, names, was, onKeep, busy, onCancel }: Props) {
  const t = useWordsOf("boards");
  const [draft, setDraft] = useState(() => startBoard(due, was));
  const change = (changes: Partial<BoardDraft>) => setDraft({ ...draft, ...changes });
  const read = readBoard(draft);
  return (
    <form
      aria-label={due.taker === null ? t.board(due.board) : t.boardBy(due.board, names[due.taker] ?? "")}
      className="border-rule border-b bg-leaf pb-3"
      onSubmit={submitting(() => {
        if (!read.ok || busy) return;
        const { ok: _, odd: __, ...told } = read;
        onKeep(told);
      })}
    >
      <WhoRows format={format} names={names} isDue={due.taker !== null} draft={draft} change={change} />
      {draft.how === "score" ? (
        <Field
          label={t.score}
          note={t.scoreNote}
          inputMode="text"
          value={draft.typed}
          maxLength={7}
          onText={(text) => change({ typed: text })}
        />
      ) : (
        <DealRows draft={draft} change={change} />
      )}
      <Outcome read={read} />
      <div className="edge flex flex-wrap items-center gap-x-6 pt-1">
        <ReadyButton type="submit" className="flex-1" ready={read.ok && !busy}>
          {"missing" in read ? t.missing[read.missing] : t.keep(due.board)}
        </ReadyButton>
        <QuietButton onClick={onCancel}>{t.alike.press.cancel}</QuietButton>
      </div>
    </form>
  );
}

interface WhoProps extends Editing<BoardDraft> {
  format: Format;
  names: readonly (string | null)[];
  /** Who takes is fixed by the board. */
  isDue: boolean;
}

/** Who takes, at what, and how the score is told. */
function WhoRows({ format, names, isDue, draft, change }: WhoProps) {
  const asks = asking({ draft, change });
  const t = useWordsOf("boards");
  const contracts = boardContracts(format);
  return (
    <>
      {!isDue && (
        <ChoiceRow
          label={format === "individual" ? t.taker : t.attacks}
          layout="above"
          choices={names.flatMap((name, value) => (name === null ? [] : [{ value, label: name }]))}
          {...asks("taker")}
        />
      )}
      {contracts.length > 1 && (
        <OneOf label={t.contract} of={contracts} say={(value) => t.contracts[value] ?? value} {...asks("contract")} />
      )}
      <OneOf label={t.how} of={TOLD_BY} say={t.hows} {...asks("how")} />
    </>
  );
}

const BOUTS = [0, 1, 2, 3] as const;

/** The deal as it was counted: bouts, points, and what is paid besides. */
function DealRows({ draft, change }: Editing<BoardDraft>) {
  const asks = asking({ draft, change });
  const t = useWordsOf("boards");
  return (
    <>
      <OneOf label={t.bouts} of={BOUTS} {...asks("bouts")} />
      <Field label={t.made} inputMode="decimal" value={draft.points} maxLength={5} onText={(text) => change({ points: text })} />
      <OneOf label={t.petit} of={PETITS} say={t.petits} {...asks("petit")} />
      <OneOf label={t.alike.heads.poignee} of={[...t.poignees.keys()]} say={t.poignees} {...asks("poignee")} />
      <OneOf label={t.slam} of={SLAMS} say={t.slams} {...asks("slam")} />
    </>
  );
}

/** The resulting score, or why there is none. */
function Outcome({ read }: { read: ReadBoard }) {
  const t = useWordsOf("boards");
  const faults = useWordsOf("hallFaults");
  const fault = "fault" in read ? read.fault : null;
  const why = typeof fault === "string" ? t.unlike[fault](mostOfBoard()) : fault && sayLogFault(fault, faults);
  return (
    <div role="status" className="edge min-h-8 pt-2">
      <p className={`text-reason ${why ? "text-neg" : ""}`}>{why ?? (read.ok ? t.comes(signed(read.score)) : "")}</p>
      {read.ok &&
        read.odd.map((odd) => (
          <p key={odd.code} className="font-sans text-hint">
            {sayLogFault(odd, faults)}
          </p>
        ))}
    </div>
  );
}
