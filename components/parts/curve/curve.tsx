import { useShorts } from "#components/parts/names/fitted-name";
import { useWords } from "#components/parts/words/words";
import type { Points, Seat } from "#lib/rules/rules";
import { fitNames } from "#lib/shown/names/fit-names";
import { eveningCurve } from "#lib/shown/plot/evening-curve";
import { rem } from "#lib/shown/plot/rem";
import { widthOf } from "#lib/shown/plot/width";

export interface CurveProps {
  names: readonly string[];
  /** Running totals after each deal, one row a deal, without the start. A line begins at its first total. */
  totals: readonly (readonly (Points | null)[])[];
  /** All at the start: 0, or the stakes. */
  start?: Points | undefined;
  /** Whose line is inked: the leader's, or the one tapped. */
  inked: Seat;
  height?: number;
  /** Width in px for the names, however long they are: the drawing has the rest. */
  room?: number;
  className?: string;
}

const LEADER = 20;
const SIZES = [13];

/** The evening as lines: one in ink, the others thin, names at the ends, never a legend. */
export function Curve({ names, totals, start = 0, inked, height: least = 66, room = 88, className = "" }: CurveProps) {
  const { m } = useWords();
  const shortOf = useShorts();
  if (totals.length === 0) return null;
  const drawn = eveningCurve(totals, start, least);
  const { height, lines } = drawn;
  const said = fitNames(names, { width: room, sizes: SIZES }, widthOf, shortOf).lines;
  return (
    <figure className={className} aria-label={m.ledger.curve}>
      <div aria-hidden className="flex flex-nowrap" style={{ height: rem(height) }}>
        <Lines drawn={drawn} inked={inked} />
        <svg
          aria-hidden
          className="h-full flex-none overflow-visible stroke-rule2"
          style={{ width: rem(LEADER) }}
          viewBox={`0 0 ${LEADER} ${height}`}
          fill="none"
        >
          {lines.map(({ person, end, name }) => (
            <path key={person} d={`M4.5 ${end}L${LEADER - 3} ${name}`} />
          ))}
        </svg>
        <div className="grid flex-none text-corner">
          {lines.map(({ person, name }) => (
            <bdi
              key={person}
              className={`[grid-area:1/1] h-0 leading-0 whitespace-nowrap ${person === inked ? "" : "text-ink2"}`}
              style={{ translate: `0 ${rem(name)}` }}
            >
              {said[person]}
            </bdi>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** They keep their width however the drawing is stretched. */
function Lines({ drawn, inked }: Pick<CurveProps, "inked"> & { drawn: ReturnType<typeof eveningCurve> }) {
  const { height, deals, lines, start } = drawn;
  // The inked one over the others.
  const order = [...lines].sort((a, b) => Number(a.person === inked) - Number(b.person === inked));
  return (
    <svg
      aria-hidden
      className="h-full min-w-0 flex-1 overflow-visible"
      viewBox={`0 0 ${deals} ${height}`}
      preserveAspectRatio="none"
      fill="none"
    >
      <g className="[&_path]:[vector-effect:non-scaling-stroke]" strokeLinecap="round" strokeLinejoin="round">
        <path d={`M0 ${start}H${deals}`} className="stroke-rule2" strokeDasharray="0 4" strokeWidth={1.25} />
        {order.map(({ person, path, end }) => (
          <g key={person} className={person === inked ? "stroke-ink" : "stroke-ink2"}>
            <path d={path} strokeWidth={person === inked ? 2.25 : 1.25} />
            <path d={`M${deals} ${end}h.001`} strokeWidth={person === inked ? 5 : 4} />
          </g>
        ))}
      </g>
    </svg>
  );
}
