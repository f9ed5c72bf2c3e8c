import type { ReactNode } from "react";
import { useWordsOf } from "#components/parts/words/words";
import type { Player } from "#lib/season/club/club-event";
import { playerAddress, type Where } from "#lib/shown/addresses/addresses";
import { HeadCell, NameCell } from "./cell";
import { Section } from "./section";
import { Wide } from "./wide";

/** Stays in sight while the rest scrolls. */
const FIRST = "sticky left-0 bg-paper pr-2 pl-4 wide:pl-0 print:static print:pl-4";
/** A long name breaks into two lines, so as to leave the figures room. */
const SHORT_NAME = "w-max max-w-32 print:max-w-none";
export const EDGE = "last:pr-4 wide:last:pr-0";

interface Props<C> {
  title: string;
  note: string;
  /** The table's caption, if the note says more than what the table shows. */
  caption?: string;
  /** What the figures of a cell are. */
  corner?: string;
  look?: string;
  /** How far apart the columns stand. */
  apart: string;
  where: Where;
  players: readonly Player[];
  columns: readonly C[];
  keyOf: (column: C) => string;
  headOf: (column: C) => ReactNode;
  /** A `Cell` of this key. */
  cellOf: (player: Player, column: C) => ReactNode;
  /** Beside the name; `isNarrow`: a name takes two lines on a desktop too. */
  besideName?: (player: Player) => ReactNode;
  isNarrow?: boolean;
}

/** Players by columns; wider than its room, it scrolls under the players' names. */
export function PlayersTable<C>(props: Props<C>) {
  const { title, note, caption = note, corner, look = "", apart, where, players, columns, keyOf, headOf, cellOf } = props;
  const t = useWordsOf("season");
  return (
    <Section title={title} note={note} className="print:[column-span:all]">
      <Wide label={title}>
        <table className={`w-full border-separate border-spacing-0 text-figure ${look}`}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <HeadCell left className={FIRST}>
                <span className="sr-only">{corner ? `${t.player}, ` : t.player}</span>
                {corner}
              </HeadCell>
              {columns.map((column) => (
                <HeadCell key={keyOf(column)} className={`${apart} ${EDGE}`}>
                  {headOf(column)}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.id}>
                <NameCell href={playerAddress(where, player.id)} className={FIRST}>
                  <span className={props.isNarrow ? SHORT_NAME : `${SHORT_NAME} wide:max-w-none`}>
                    <bdi>{player.name}</bdi>
                    {props.besideName?.(player)}
                  </span>
                </NameCell>
                {columns.map((column) => cellOf(player, column))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Section>
  );
}
