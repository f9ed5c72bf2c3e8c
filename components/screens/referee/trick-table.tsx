import { type ReactNode, useEffect, useRef } from "react";
import { FittedName, useFit } from "#components/parts/names/fitted-name";
import { useWords } from "#components/parts/words/words";
import type { Deck } from "#lib/rules/deck";
import type { Seat } from "#lib/rules/rules";
import type { RecordReading } from "#lib/sheet/drafts/record";
import { Corner } from "./corner";
import { useReferee } from "./referee";

interface Props {
  deck: Deck;
  names: readonly string[];
  reading: RecordReading;
  /** Plays that are proven faults. */
  faults: ReadonlySet<number>;
  /** The play that was tapped. */
  chosen: number | null;
  onPlay: (index: number) => void;
}

/** The tricks as they fell, one line each, under the names: who led, who won, what is proved. */
export function TrickTable(props: Props) {
  const { t } = useReferee();
  const { names, reading } = props;
  const { plays, tricks, turn } = reading;
  const last = useRef<HTMLTableRowElement>(null);
  const rows = Array.from({ length: Math.max(turn ? turn.trick + 1 : 0, tricks.length, 1) }, (_, trick) => trick);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is brought into sight, and only then
  useEffect(() => {
    if (plays.length > 0) last.current?.scrollIntoView({ block: "nearest" });
  }, [rows.length]);
  return (
    <table className="mt-2 w-full table-fixed wide:mx-14 wide:w-[calc(100%-7rem)] border-separate border-spacing-0">
      <caption className="sr-only">{t.tricks}</caption>
      <colgroup>
        <col className="w-11" />
        {names.map((name) => (
          <col key={name} />
        ))}
      </colgroup>
      <Heads names={names} />
      <tbody>
        {rows.map((trick) => (
          <tr key={trick} ref={trick === rows.length - 1 ? last : null} className="h-11 scroll-mt-32 scroll-mb-80">
            <th scope="row" className="border-rule border-b pl-4 text-left font-normal text-corner text-ink2">
              <span className="sr-only">{t.trickNo(trick + 1)}</span>
              <span aria-hidden>{trick + 1}</span>
            </th>
            {names.map((name, seat) => (
              <td key={name} className="border-rule border-b p-0 text-center">
                <Fallen {...props} trick={trick} seat={seat} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The card laid on a trick, or that it is this player's turn. */
function Fallen({ deck, names, reading, faults, chosen, onPlay, trick, seat }: Props & { trick: number; seat: Seat }) {
  const { plays, tricks, turn } = reading;
  const index = plays.findIndex((play) => play.trick === trick && play.seat === seat);
  const play = plays[index];
  if (play)
    return (
      <PlayedCard
        deck={deck}
        name={names[seat] ?? ""}
        play={play}
        leads={index % names.length === 0}
        won={tricks[trick]?.winner === seat}
        fault={faults.has(index)}
        chosen={chosen === index}
        onTap={() => onPlay(index)}
      />
    );
  const isNext = turn?.trick === trick && turn.seat === seat && chosen === null;
  return isNext && <span aria-hidden className="inline-block h-5 border-r-2 border-thumb align-middle" />;
}

function Heads({ names }: { names: readonly string[] }) {
  const [head, fitted] = useFit<HTMLTableCellElement>(names, { sizes: [15, 13], lines: 2, spare: 6 });
  return (
    <thead>
      <tr>
        <td className="double-rule" />
        {names.map((name, seat) => (
          <th
            key={name}
            ref={seat === 0 ? head : undefined}
            scope="col"
            className="double-rule pb-1 text-center leading-[1.125rem] font-normal"
          >
            <span className="sr-only">{name}</span>
            <FittedName fitted={fitted} at={seat} aria-hidden />
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface PlayedProps {
  deck: Deck;
  name: string;
  play: RecordReading["plays"][number];
  leads: boolean;
  won: boolean;
  fault: boolean;
  chosen: boolean;
  onTap: () => void;
}

/** One card of a trick, that can be looked into. */
function PlayedCard({ deck, name, play, leads, won, fault, chosen, onTap }: PlayedProps) {
  const { m } = useWords();
  const { t } = useReferee();
  return (
    <button
      type="button"
      className="inline-flex min-h-11 w-full items-center justify-center text-figure focus-visible:-outline-offset-2"
      aria-label={t.cell(name, play.trick + 1, m.cards.name(deck, play.card), won, fault)}
      aria-pressed={chosen}
      onClick={onTap}
    >
      <Cell won={won} fault={fault} chosen={chosen}>
        {leads && (
          <span aria-hidden className="pr-0.5 text-ink2">
            ›
          </span>
        )}
        <Corner deck={deck} card={play.card} />
      </Cell>
    </button>
  );
}

function Cell({ won, fault, chosen, children }: { won: boolean; fault: boolean; chosen: boolean; children: ReactNode }) {
  const ring = fault ? "border-2 border-neg" : won ? "border-[1.25px]" : "border-[1.25px] border-transparent";
  return (
    <span
      className={`inline-flex min-h-7 min-w-7 items-center justify-center rounded-full px-1.5 ${ring} ${chosen ? "outline-2 outline-offset-2 outline-thumb" : ""}`}
    >
      {children}
    </span>
  );
}
