import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { Figure } from "#components/parts/ledger/figure";
import { PlainPage } from "#components/parts/page/plain-page";
import { QuietButton } from "#components/parts/press/buttons";
import { SmallKey } from "#components/parts/press/small-key";
import { useSayPaperFault } from "#components/parts/report/say-paper-fault";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import type { Points, Seat } from "#lib/rules/rules";
import type { Cells } from "#lib/sheet/paper/column";
import { readTable } from "#lib/sheet/paper/read-table";
import { changeSign, withMinus } from "#lib/shown/paper/paper-draft";
import type { ReportDraft } from "#lib/shown/sheet/deal-draft";
import type { FormProps } from "../forms/forms";

interface Props extends FormProps {
  /** Leads to the full form: how the deal was played is known after all. */
  onWhole: () => void;
}

const idOf = (seat: Seat): string => `score.${seat}`;

/** A row carried over from paper, put right: a figure a player. */
export default function ReportForm({ rules, names, turn, number, draft, onDraft, onSave, onCancel, extra, onWhole }: Props) {
  const { m, t } = useWordsAnd("paper");
  const sayFault = useSayPaperFault(rules.game, names);
  const { cells } = draft as ReportDraft;
  const start = { turn, totals: names.map(() => 0), over: false };
  const [row] = readTable(rules, names, [cells], start, "changes");
  const { deal, faults, scores } = row as NonNullable<typeof row>;
  const reason = (at: string) => faults.filter((one) => one.at === at).map(sayFault)[0];
  return (
    <PlainPage
      left={<QuietButton onClick={onCancel}>{m.always.cancel}</QuietButton>}
      centre={m.deal.number(number)}
      right={<QuietButton onClick={onWhole}>{t.whole}</QuietButton>}
      title={t.reported}
      size="text-sentence"
      foot={
        <>
          <Trouble text={reason("")} className="pb-2" />
          <ReadyButton className="w-full" ready={scores !== null} onClick={() => scores !== null && deal && onSave(deal)}>
            {scores === null ? m.deal.fix : m.deal.correct(number)}
          </ReadyButton>
        </>
      }
    >
      {names.map((name, seat) => (
        <FigureRow
          key={name}
          id={idOf(seat)}
          name={name}
          text={cells[idOf(seat)] ?? ""}
          rest={cells[idOf(seat)] ? undefined : scores?.[seat]}
          why={reason(idOf(seat))}
          onText={(next) => onDraft({ cells: { ...cells, [idOf(seat)]: next } satisfies Cells })}
        />
      ))}
      {extra}
    </PlainPage>
  );
}

interface RowProps {
  id: string;
  name: string;
  text: string;
  /** The figure that makes the row's sum right, shown where nothing is typed. */
  rest: Points | null | undefined;
  why: string | undefined;
  onText: (text: string) => void;
}

/** A player's figure: its sign, the figure, and what is wrong with it. */
function FigureRow({ id, name, text, rest, why, onText }: RowProps) {
  const t = useWordsOf("paper");
  return (
    <div className="edge border-rule border-b">
      <div className="flex min-h-[46px] items-center gap-2">
        <label htmlFor={id} className="flex-1 text-choice">
          {name}
        </label>
        {rest !== undefined && <Figure value={rest} className="text-figure text-ink2 italic" />}
        <SmallKey aria-label={`${t.sign}, ${name}`} onClick={() => onText(changeSign(text))}>
          ±
        </SmallKey>
        <input
          id={id}
          className={`min-h-11 w-28 border-rule2 border-b bg-transparent text-right text-digit ${why ? "text-neg" : ""}`}
          aria-invalid={why !== undefined}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onBlur={({ target: { value } }) => withMinus(value) !== value && onText(withMinus(value))}
        />
      </div>
      {why && <p className="pb-2 text-neg">{why}</p>}
    </div>
  );
}
