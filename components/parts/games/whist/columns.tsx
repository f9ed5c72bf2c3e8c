import { Scores } from "#components/parts/games/form-parts";
import { Dash } from "#components/parts/ledger/figure";
import { Caret } from "#components/parts/ledger/score-row";
import { FittedName } from "#components/parts/names/fitted-name";
import { useFit } from "#components/parts/names/use-fit";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Score, Seat, Turn } from "#lib/rules/rules";
import type { Taken, WhistCell } from "#lib/sheet/drafts/whist";

interface Props {
  names: readonly string[];
  turn: Turn;
  bids: readonly (number | null)[];
  taken: readonly Taken[];
  score: Score | null;
  focus: WhistCell;
  /** The row that cannot be. */
  refused: WhistCell["row"] | null;
  onCell: (cell: WhistCell) => void;
}

/** The sheet's own columns: who deals, speaks and leads, what each said, took and loses. */
export function Columns({ names, turn, bids, taken, score, focus, refused, onCell }: Props) {
  const { m } = useWords();
  const t = m.whist;
  const { dealer, speaks, leads } = m.ledger;
  const [heads, fitted] = useFit<HTMLDivElement>(names, { sizes: [17, 15, 13], lines: 2, spare: 6, among: names.length });
  const row = (of: WhistCell["row"]) => ({ of, names, focus, refused: refused === of, onCell });
  return (
    <>
      <div aria-hidden className="edge flex max-large:flex-wrap border-stroke border-b pb-1.5">
        <span className="w-[3.75rem] shrink-0 max-large:w-full" />
        <div ref={heads} className="grid min-w-0 flex-1 max-large:basis-full auto-cols-[minmax(0,1fr)] grid-flow-col text-center">
          {names.map((name, seat) => (
            <span key={name} className="flex flex-col leading-[1.125rem]">
              <FittedName fitted={fitted} at={seat} />
              <span className="label text-corner">
                {dutiesOf(turn, seat, { dealer, speaks: speaks(names.length), leads }).join(", ")}
              </span>
            </span>
          ))}
        </div>
      </div>
      <NumberRow {...row("bids")} label={t.bid} numbers={bids.map((tricks) => ({ tricks, given: false }))} />
      <NumberRow {...row("tricks")} label={t.tricks} numbers={taken} />
      <Scores names={names} score={score} />
    </>
  );
}

function dutiesOf(
  { dealer, firstBidder, firstLeader }: Turn,
  seat: Seat,
  words: { dealer: string; speaks: string; leads: string },
): string[] {
  return [
    ...(seat === dealer ? [words.dealer] : []),
    ...(seat === firstBidder ? [words.speaks] : []),
    ...(seat === firstLeader ? [words.leads] : []),
  ];
}

interface RowProps {
  of: WhistCell["row"];
  label: string;
  names: readonly string[];
  numbers: readonly Taken[];
  focus: WhistCell;
  refused: boolean;
  onCell: (cell: WhistCell) => void;
}

/** One number a player; the caret stands where the next key goes. */
function NumberRow({ of, label, names, numbers, focus, refused, onCell }: RowProps) {
  const { m } = useWords();
  return (
    <fieldset
      data-asks={of}
      className="edge flex max-large:flex-wrap min-h-[60px] items-center border-rule border-t first-of-type:border-t-0"
    >
      <legend className="sr-only">{label}</legend>
      <span aria-hidden className="label w-[3.75rem] shrink-0 max-large:w-full">
        {label}
      </span>
      <div className="grid min-w-0 flex-1 max-large:basis-full auto-cols-fr grid-flow-col text-digit">
        {names.map((name, seat) => {
          const { tricks, given } = itemAt(numbers, seat);
          const here = focus.row === of && focus.seat === seat;
          const said = tricks === null ? m.whist.nothing : given ? m.whist.rest(tricks) : `${tricks}`;
          return (
            <button
              key={name}
              type="button"
              className={`min-h-[60px] text-center focus-visible:-outline-offset-2 ${given ? "text-ink2 italic" : ""} ${refused && !given ? "text-neg" : ""}`}
              aria-label={m.whist.cell(name, label, said)}
              aria-pressed={here}
              onClick={() => onCell({ row: of, seat })}
            >
              {tricks ??
                (!here && (
                  <span className="text-figure">
                    <Dash />
                  </span>
                ))}
              {here && <Caret />}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
