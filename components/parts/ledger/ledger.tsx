import "./ledger.css";
import type { CSSProperties, ReactNode } from "react";
import { useWords } from "#components/parts/words/words";
import type { GameName, Seat } from "#lib/rules/rules";
import { widestEm } from "#lib/shown/sheet/numeral";
import type { LedgerTurn } from "#lib/shown/sheet/rows";
import type { LedgerDeal } from "#lib/shown/sheet/tell-deal";
import { LedgerHead, type LedgerPlayer } from "./ledger-head";
import { LedgerNext } from "./ledger-next";
import { LedgerRow } from "./ledger-row";
import { useNarrow } from "./use-narrow";

/** More people than a phone has columns for. */
const MOST_COLUMNS = 8;

interface Props {
  game: GameName;
  players: readonly LedgerPlayer[];
  corner: ReactNode;
  deals: readonly LedgerDeal[];
  next?: LedgerTurn | undefined;
  /** Called when a deal's summary is tapped. */
  onDeal?: ((deal: LedgerDeal) => void) | undefined;
  /** Called when one of a deal's figures is tapped. */
  onFigure?: ((deal: LedgerDeal, seat: Seat) => void) | undefined;
  /** Called when a cell of the next line is tapped: that player takes. */
  onSeat?: ((seat: Seat) => void) | undefined;
  /** Called when a name is tapped. */
  onHead?: ((seat: Seat) => void) | undefined;
}

/** The sheet: old deals above, the line to write last. Lines run edge to edge. */
export function Ledger({ game, players, corner, deals, next, onDeal, onFigure, onSeat, onHead }: Props) {
  const names = players.map((player) => player.name);
  const narrow = useNarrow(names.length);
  return (
    <LedgerTable players={players} deals={deals}>
      <LedgerHead players={players} corner={corner} narrow={narrow} onHead={onHead} />
      <tbody>
        {deals.map((deal) => (
          <LedgerRow key={deal.id} deal={deal} game={game} names={names} narrow={narrow} onDeal={onDeal} onFigure={onFigure} />
        ))}
        {next && <LedgerNext turn={next} names={names} narrow={narrow} onSeat={onSeat} />}
      </tbody>
    </LedgerTable>
  );
}

interface LineProps extends Pick<Props, "game" | "players"> {
  deal: LedgerDeal;
  /** Names over the columns, where no head is in sight. */
  head?: ReactNode;
}

/** One deal of the sheet on its own: the first line of the page that explains it. */
export function LedgerLine({ game, players, deal, head }: LineProps) {
  return (
    <LedgerTable players={players} deals={[deal]}>
      {head}
      <tbody>
        <LedgerRow deal={deal} game={game} names={players.map((player) => player.name)} />
      </tbody>
    </LedgerTable>
  );
}

function LedgerTable({ players, deals, children }: Pick<Props, "players" | "deals"> & { children: ReactNode }) {
  const { m } = useWords();
  const names = players.map((player) => player.name);
  const entries = deals.flatMap((deal) => deal.entries);
  const totals = [...players.flatMap(({ total, provisional }) => [total, provisional]), ...entries.map(({ total }) => total)];
  const style = {
    "--players": names.length,
    "--total-em": widestEm(totals, "total"),
    "--deal-em": widestEm(
      entries.map(({ change }) => change),
      "change",
    ),
  } as CSSProperties;
  return (
    <div className="ledger-frame" data-many={names.length > MOST_COLUMNS || undefined}>
      <table className="ledger" data-players={names.length} style={style}>
        <caption className="sr-only">{m.ledger.caption(names)}</caption>
        <colgroup>
          <col className="w-[calc(var(--left)+var(--place))]" />
          <col />
          {names.map((name) => (
            <col key={name} className="w-(--figure) last:w-[calc(var(--figure)+var(--last))]" />
          ))}
        </colgroup>
        {children}
      </table>
    </div>
  );
}
