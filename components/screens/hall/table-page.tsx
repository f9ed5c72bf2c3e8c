import { Trouble } from "#components/parts/form/submit";
import { TitledPage } from "#components/parts/page/titled-page";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import type { Hall, Handed } from "#lib/hall/hall";
import type { HallChange } from "#lib/hall/hall-event";
import { type Here, isOfTable } from "#lib/hall/of-table";
import type { TableNow } from "#lib/hall/table-state";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import { numeral } from "#lib/shown/sheet/numeral";
import { AdjustForm } from "./adjust-form";
import { BoardList, type BoardsAt } from "./board-list";
import { TWO_COLUMNS } from "./hall-section";
import { TypedTotals } from "./typed-totals";
import { useHallChange } from "./use-hall-change";
import type { OpenTable } from "./use-totals";

/** One table, for the arbiter: answer its call, put a mark, open its sheet, type or correct its totals. */
export function TablePage(props: OpenTable) {
  const { hall, position, now, onClose } = props;
  const { lang, t } = useWordsAnd("hall");
  const saving = useHallChange(hall);
  const { table } = now;
  const at = { position: position.position, table: table.table };
  const title = `${t.tableOf(table.table)}, ${t.position(position.position)}`;
  return (
    <TitledPage
      title={title}
      back={t.backToHall}
      head={<p className="pt-2 text-reason">{t.states[now.state]}</p>}
      onClose={onClose}
      wide
    >
      <div className={TWO_COLUMNS}>
        <div>
          <Asked hall={hall} now={now} at={at} onAct={(made) => void saving.change(made)} />
          {table.log && (
            <div className="edge">
              <QuietLink href={sheetAddress(lang, table.log, `&h=${hall.id}`)}>{t.alike.press.openSheet}</QuietLink>
            </div>
          )}
          {table.sheet && <Corrected before={table.sheet.before} />}
          <Trouble text={saving.trouble} />
        </div>
        <div>
          {position.format === null ? (
            <TypedTotals key={table.sheet?.event ?? ""} {...props} />
          ) : (
            <Boards hall={hall} format={position.format} position={position.position} table={table} saving={saving} />
          )}
        </div>
      </div>
    </TitledPage>
  );
}

/** What was handed in before it was corrected. */
function Corrected({ before }: Pick<Handed, "before">) {
  const { lang, t } = useWordsAnd("hall");
  if (before.length === 0) return null;
  return (
    <div className="edge pt-3">
      <h3 className="label">{t.table.before}</h3>
      {before.map(({ event, balances }) => (
        <p key={event} className="text-contract text-ink2">
          {balances.map((points) => (points === null ? "–" : numeral(points, "change", lang))).join("  ")}
        </p>
      ))}
    </div>
  );
}

/** Its boards, each marked or adjusted by the arbiter. */
function Boards({ saving: { change, busy }, ...at }: BoardsAt & { saving: ReturnType<typeof useHallChange> }) {
  const { hall, position, table } = at;
  return (
    <BoardList
      {...at}
      by="arbiter"
      busy={busy}
      onSay={change}
      more={(board, was) => <AdjustForm hall={hall} at={{ position, table: table.table, board }} was={was} />}
    />
  );
}

interface AskedProps {
  hall: Hall;
  now: TableNow;
  at: Here;
  onAct: (change: HallChange) => void;
}

/** What the table needs from the arbiter: who played set right, calls answered, deals marked. */
function Asked({ hall, now: { state, playing }, at, onAct }: AskedProps) {
  const t = useWordsOf("hall").table;
  const calls = hall.calls.filter((one) => !one.answered && isOfTable(one, at));
  const unmarked = playing?.unmarked ?? [];
  return (
    <>
      {state === "others" && playing?.others && <p className="edge text-prose text-neg">{t.others(playing.others)}</p>}
      {calls.map(({ event, note }) => (
        <p key={event} className="edge flex flex-wrap items-center justify-between gap-x-4 text-prose">
          {note && t.calls(note)}
          <QuietButton accent onClick={() => onAct({ kind: "call.answered", body: {}, refs: [event] })}>
            {t.answer}
          </QuietButton>
        </p>
      ))}
      {unmarked.length > 0 && <p className="edge text-prose">{t.markNote}</p>}
      {unmarked.map((slot) => (
        <div key={slot} className="edge">
          <QuietButton accent onClick={() => onAct({ kind: "deal.marked", body: { ...at, slot } })}>
            {t.mark(slot + 1)}
          </QuietButton>
        </div>
      ))}
    </>
  );
}
