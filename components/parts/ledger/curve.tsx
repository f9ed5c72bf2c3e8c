import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Points, Seat } from "#lib/rules/rules";
import { fitNames } from "#lib/shown/names/fit-names";
import { HALF_NAME, heightFor, pitchOf } from "#lib/shown/plot/names-room";
import { pathOf, sat } from "#lib/shown/plot/sat";
import { spread } from "#lib/shown/plot/spread";
import { widthOf } from "#lib/shown/plot/width";

export interface CurveProps {
  names: readonly string[];
  /** Running totals after each deal, one row a deal; the start is understood. A line begins with its first. */
  totals: readonly (readonly (Points | null)[])[];
  /** All at the start: 0, or the stakes. */
  start?: Points | undefined;
  /** Whose line is inked: the leader's, or the one tapped. */
  inked: Seat;
  height?: number;
  className?: string;
}

const LEADER = 20;
/** Room above and below for half a line. */
const AIR = 3;
/** For the names: the drawing keeps the rest, however long they are. */
const NAMES = { width: 88, sizes: [13] };

/** The evening as lines: one in ink, the others thin, names at the ends, never a legend. */
export function Curve({ names, totals, start = 0, inked, height: asked = 66, className = "" }: CurveProps) {
  const { m } = useWords();
  if (totals.length === 0) return null;
  const rows = [totals[0]?.map((total) => (total === null ? null : start)) ?? [], ...totals];
  const reached = rows.flat().filter((total) => total !== null);
  const top = Math.max(start, ...reached);
  const bottom = Math.min(start, ...reached);
  const there = sat(rows.at(-1) ?? []);
  const height = heightFor(there.length, asked);
  const yOf = (points: Points) => AIR + ((top - points) / (top - bottom || 1)) * (height - 2 * AIR);
  const ends = there.map((seat) => yOf(rows.at(-1)?.[seat] as Points));
  const places = spread(
    ends.map((y) => y - HALF_NAME),
    pitchOf(there.length),
    height - 2 * HALF_NAME,
  ).map((y) => y + HALF_NAME);
  const said = fitNames(names, NAMES, widthOf).lines;
  const order = [...there.keys()].sort((a, b) => Number(there[a] === inked) - Number(there[b] === inked));
  return (
    <figure className={className} aria-label={m.ledger.curve}>
      <div aria-hidden className="flex" style={{ height }}>
        <svg
          aria-hidden
          className="h-full min-w-0 flex-1 overflow-visible"
          viewBox={`0 0 ${rows.length - 1} ${height}`}
          preserveAspectRatio="none"
          fill="none"
        >
          <Lines>
            <path d={`M0 ${yOf(start)}H${rows.length - 1}`} className="stroke-rule2" strokeDasharray="0 4" strokeWidth={1.25} />
            {order.map((i) => (
              <g key={i} className={there[i] === inked ? "stroke-ink" : "stroke-ink2"}>
                <path
                  d={pathOf(rows, itemAt(there, i), (total, deal) => `${deal} ${yOf(total).toFixed(1)}`)}
                  strokeWidth={there[i] === inked ? 2.25 : 1.25}
                />
                <path d={`M${rows.length - 1} ${ends[i]}h.001`} strokeWidth={there[i] === inked ? 5 : 4} />
              </g>
            ))}
          </Lines>
        </svg>
        <svg
          aria-hidden
          className="h-full shrink-0 overflow-visible stroke-rule2"
          width={LEADER}
          viewBox={`0 0 ${LEADER} ${height}`}
          fill="none"
        >
          {there.map((seat, i) => (
            <path key={names[seat]} d={`M4.5 ${ends[i]}L${LEADER - 3} ${places[i]}`} />
          ))}
        </svg>
        <div className="grid shrink-0 text-corner">
          {there.map((seat, i) => (
            <bdi
              key={names[seat]}
              className={`[grid-area:1/1] h-0 leading-0 whitespace-nowrap ${seat === inked ? "" : "text-ink2"}`}
              style={{ translate: `0 ${(itemAt(places, i)).toFixed(1)}px` }}
            >
              {said[seat]}
            </bdi>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** Lines keep their width however the drawing is stretched. */
function Lines({ children }: { children: React.ReactNode }) {
  return (
    <g className="[&_path]:[vector-effect:non-scaling-stroke]" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  );
}
