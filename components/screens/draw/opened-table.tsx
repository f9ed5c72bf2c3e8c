import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { useWordsAnd } from "#components/parts/words/words";
import type { PlayerId } from "#lib/season/club/club-event";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import { peopleAt, waysTo } from "#lib/shown/draw/people-at";
import type { ShownTable } from "#lib/shown/draw/shown-tables";
import { TableBoard } from "./table-board";

/** The selected player: from a table, or arriving. */
export interface Held {
  readonly player: PlayerId;
  readonly name: string;
  readonly from: string | null;
}

interface Props extends ShownTable {
  settled: boolean;
  held: Held | null;
  busy: boolean;
  onTap: (player: PlayerId) => void;
  onSit: (plays: boolean) => void;
  onQr: () => void;
}

/** An open table: who sits there, its QR and its sheet; or the buttons that seat the selected player. */
export function OpenedTable({ sheet, title, table, drawn, settled, held, busy, onTap, onSit, onQr }: Props) {
  const { lang, t } = useWordsAnd("draw");
  const ways = table && held ? waysTo(table, held.from) : [];
  return (
    <TableBoard
      title={title}
      note={table ? (table.ended ? t.alike.said.ended : t.state(table.deals)) : settled ? t.notSent : ""}
      people={table ? peopleAt(table, t) : drawn.map((name) => ({ id: null, name }))}
      selected={held?.player ?? null}
      onTap={onTap}
    >
      {held &&
        ways.map((way) => (
          <QuietButton
            key={way}
            accent
            disabled={busy}
            aria-label={t[`${way}Name`](held.name, title)}
            onClick={() => onSit(way === "plays")}
          >
            {t[way]}
          </QuietButton>
        ))}
      {!held && (
        <>
          <QuietButton aria-label={t.qrOf(title)} onClick={onQr}>
            {t.qr}
          </QuietButton>
          <QuietLink aria-label={t.sheetOf(title)} href={sheetAddress(lang, sheet)}>
            {t.alike.press.openSheet}
          </QuietLink>
        </>
      )}
    </TableBoard>
  );
}
