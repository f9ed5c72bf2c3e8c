import { COURT_DRAWINGS, Drawn, SUIT_DRAWINGS } from "./drawings";
import { Index, Panel } from "./parts";

/** As printed on every French pack, whatever the language of the screen. */
const COURT_LETTERS = ["V", "C", "D", "R"];
/** Where the pip follows its letter: the widths of Palatino Bold. */
const PIP_AFTER: Record<string, number> = { V: 20.6, C: 20.6, D: 21.7, R: 20.6 };

export const suitCorner = (rank: number): string => COURT_LETTERS[rank - 10] ?? `${rank + 1}`;

/** `rank` is the index in the suit: 0…9 for 1…10, then valet, cavalier, dame, roi. */
export function SuitFace({ suit, rank }: { suit: number; rank: number }) {
  const pip = SUIT_DRAWINGS[suit] ?? "pique";
  const court = COURT_DRAWINGS[rank - 10];
  const text = suitCorner(rank);
  const after = PIP_AFTER[text] ?? 6 + 10 * text.length;
  return (
    <g color={pip === "coeur" || pip === "carreau" ? "var(--red)" : "var(--black)"}>
      <Index text={text}>
        <Drawn of={pip} x={after} y={6.4} size={14} />
      </Index>
      {court ? (
        <Panel>
          <Drawn of={court} x={11.5} y={33.5} size={33} />
        </Panel>
      ) : (
        <Drawn of={pip} x={13} y={35} size={30} />
      )}
    </g>
  );
}
