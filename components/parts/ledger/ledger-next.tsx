import { useWords } from "#components/parts/words/words";
import type { Seat } from "#lib/rules/rules";
import type { LedgerTurn } from "#lib/shown/sheet/rows";
import { Strip, Tap } from "./tap";

interface Props {
  turn: LedgerTurn;
  names: readonly string[];
  narrow: boolean;
  /** A tap takes that player as taker. */
  onSeat?: ((seat: Seat) => void) | undefined;
}

/** The line about to be written says who deals, speaks and leads. */
export function LedgerNext({ turn, names, narrow, onSeat }: Props) {
  const { m } = useWords();
  const says = turn.isBet ? m.ledger.finishes : m.ledger.takes;
  return (
    <tr className="h-[2.875rem] bg-leaf align-top print:hidden">
      <td className="p-0 pt-1.5 pl-(--left) text-ink2">
        <span className="block text-figure">
          <span className="text-corner leading-none">{turn.number}</span>
        </span>
      </td>
      <th scope="row" className="p-0 pt-1.5 text-left font-normal">
        <span className="block text-figure">
          <span className="label leading-none">{m.ledger.toPlay}</span>
        </span>
        {turn.detail && (
          <span className="block pt-0.5 text-running">
            <span className="font-sans text-state leading-none text-ink2">{turn.detail}</span>
          </span>
        )}
      </th>
      {names.map((name, seat) => {
        const duties = turn.duties[seat] ?? [];
        return (
          <td key={name} className="relative p-0 last:pr-(--last)">
            {narrow && onSeat && seat === 0 && (
              <Strip act={turn.isBet ? "finish" : "take"} deal={turn.number} seats={[...names.keys()]} onTap={onSeat} />
            )}
            <Tap
              className="h-[2.8125rem] items-end pt-[9px] pr-(--air) text-(length:--duty)/[0.9375rem] whitespace-nowrap italic"
              name={narrow ? undefined : says(name, duties.join(", "), turn.number)}
              onTap={narrow ? undefined : onSeat && (() => onSeat(seat))}
            >
              <Duties duties={duties} />
            </Tap>
          </td>
        );
      })}
    </tr>
  );
}

function Duties({ duties }: { duties: readonly string[] }) {
  const { leads, leadsBriefly } = useWords().m.ledger;
  return duties.map((duty, i) => (
    <span key={duty} data-briefly={duty === leads ? leadsBriefly : undefined}>
      <span>{duty}</span>
      {i < duties.length - 1 && ","}
    </span>
  ));
}
