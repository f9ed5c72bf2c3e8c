import type { ReactNode } from "react";
import { FittedName, useFit } from "#components/parts/names/fitted-name";
import { useWords } from "#components/parts/words/words";
import type { Points, Seat } from "#lib/rules/rules";
import { seenName } from "#lib/shown/names/fit-names";
import { numeral } from "#lib/shown/sheet/numeral";
import type { Lang } from "#messages/words";
import { Figure } from "./figure";
import { Strip, Tap } from "./tap";

export interface LedgerPlayer {
  readonly name: string;
  /** Null: has never sat. */
  readonly total: Points | null;
  /** Without the deals that wait for a decision, where that differs. */
  readonly provisional?: Points | undefined;
  /** Where the total counts the cards of a pile: how far each is shifted from the last, in px. */
  readonly pile?: readonly number[] | undefined;
}

interface Props {
  players: readonly LedgerPlayer[];
  /** The game, the edition, and what this table plays otherwise. */
  corner: ReactNode;
  narrow: boolean;
  onHead?: ((seat: Seat) => void) | undefined;
}

/** Between a name and the one before it. */
const GAP = 5;
export const HEAD_NAMES = { sizes: [15, 13], lines: 2, spare: GAP } as const;

/** What is read aloud over a column; `lines`: its name as it is seen. */
const saidOf = ({ name, total, provisional }: Props["players"][number], lines: readonly string[], lang: Lang) => ({
  seen: seenName(lines),
  name,
  total: total === null ? null : numeral(total, "total", lang),
  provisional: provisional === undefined ? undefined : numeral(provisional, "total", lang),
});

/** Keeps its height if there is nothing to show: all totals stand on one line. */
function Provisional({ value }: { value: Points | undefined }) {
  if (value === undefined) return <span aria-hidden className="h-[1.0625rem]" />;
  const ink = value < 0 ? "" : "text-ink2";
  return <Figure value={value} kind="total" className={`text-(length:--running)/[1.0625rem] ${ink}`} />;
}

/** Cards laid one over the other, seen from above; an empty place where there are none. */
function Pile({ shifts }: { shifts: readonly number[] }) {
  const look = shifts.length === 0 ? "stroke-rule2 [stroke-dasharray:2_2]" : "fill-leaf stroke-ink2";
  return (
    <svg aria-hidden width={51} height={13} fill="none">
      {(shifts.length === 0 ? [0] : shifts).map((shift) => (
        <rect key={shift} x={42.5 - shift} y={0.5} width={8} height={12} rx={1.5} className={look} />
      ))}
    </svg>
  );
}

/** Names over columns, totals, double rule; stays in sight while the deals scroll. */
export function LedgerHead({ players, corner, narrow, onHead }: Props) {
  const { m, lang } = useWords();
  const names = players.map(({ name }) => name);
  const [column, fitted] = useFit<HTMLTableCellElement>(names, { ...HEAD_NAMES, leads: true });
  const waits = players.some(({ provisional }) => provisional !== undefined);
  return (
    <thead className="sticky top-(--bar) z-10 bg-paper print:static">
      <tr className="align-bottom">
        <td colSpan={2} className="double-rule pb-2 pl-(--left) label text-corner/4">
          {corner}
        </td>
        {players.map((player, seat) => (
          <th
            key={player.name}
            ref={seat === 0 ? column : undefined}
            scope="col"
            className="double-rule relative p-0 text-right font-normal last:pr-(--last)"
          >
            {narrow && onHead && seat === 0 && <Strip act="follow" seats={[...names.keys()]} onTap={onHead} />}
            <Tap
              className="items-end pr-(--air) pb-0.5"
              name={m.ledger.head(saidOf(player, fitted.lines[seat] ?? [], lang))}
              onTap={narrow ? undefined : onHead && (() => onHead(seat))}
            >
              <FittedName fitted={fitted} at={seat} className="text-right leading-[1.125rem]" />
              <Figure value={player.total} kind="total" className="text-(length:--total)/[1.875rem]" />
              {player.pile && <Pile shifts={player.pile} />}
              {waits && <Provisional value={player.provisional} />}
            </Tap>
          </th>
        ))}
      </tr>
    </thead>
  );
}
