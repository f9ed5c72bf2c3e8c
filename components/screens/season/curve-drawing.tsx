import { PlayerMark } from "#components/parts/season/player-mark";
import { itemAt } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import type { Mark } from "#lib/season/club/club-event";
import { fitNames } from "#lib/shown/names/fit-names";
import { toldOf } from "#lib/shown/plot/plot";
import type { Prominence } from "#lib/shown/plot/prominence";
import { rem } from "#lib/shown/plot/rem";
import { lineOf, marksAt, nameSpots, type Run } from "#lib/shown/plot/run";
import { widthOf } from "#lib/shown/plot/width";

export interface CurveLine {
  readonly player: string;
  readonly name: string;
  /** The name at the end of its line on a phone. */
  readonly short: string;
  readonly mark: Mark | null;
  /** How many players before this one have the same mark. */
  readonly nth?: number | undefined;
  /** The total after each step; null where there is none yet. */
  readonly totals: readonly (Points | null)[];
}

/** An evening of a season, or a deal of an evening. */
export interface CurveStep {
  readonly key: string;
  /** "10 mars"; under the lines, where there is little room, `short`. */
  readonly name: string;
  readonly short: string;
  /** Where it opens. */
  readonly href: string;
}

interface Props {
  lines: readonly CurveLine[];
  run: Run;
  /** Index of the line that is looked at. */
  inked: number;
}

interface LinesProps extends Props {
  start: number;
  fromFirst: boolean;
  /** The step that is pointed at. */
  at: number | null;
}

/** Lines in the background are drawn first. */
const DEPTH: Readonly<Record<Prominence, number>> = { far: 0, rival: 1, inked: 2 };
const STROKES: Readonly<Record<Prominence, string>> = { far: "stroke-rule2", rival: "stroke-ink2", inked: "stroke-ink" };
const WIDTHS: Readonly<Record<Prominence, number>> = { far: 0.75, rival: 1.25, inked: 2.5 };
const MARK = 10;
const LEADER = 24;
/** Width in px for the names, however long they are: the drawing has the rest. */
const ON_PHONE = { width: 96, sizes: [13] };

/** The lines themselves over their hairlines. */
export function CurveLines({ lines, run, inked, start, fromFirst, at }: LinesProps) {
  const { axis, height, looks, xOf, yOf } = run;
  const lookOf = (line: number) => looks[line] ?? "far";
  return (
    <svg
      aria-hidden
      className="block w-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
      style={{ height: rem(height) }}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {axis.steps.map((points) => (
        <path
          key={points}
          d={`M0 ${yOf(points)}H100`}
          className={points === start ? "stroke-rule2" : "stroke-rule"}
          strokeWidth={points === start ? 1.25 : 1}
        />
      ))}
      {at !== null && <path d={`M${xOf(at)} 0V${height}`} className="stroke-rule2" strokeWidth={1} />}
      {[...lines.keys()]
        .sort((a, b) => DEPTH[lookOf(a)] - DEPTH[lookOf(b)])
        .map((i) => (
          <path
            key={lines[i]?.player}
            d={lineOf(lines[i]?.totals ?? [], run, fromFirst ? null : start)}
            className={STROKES[lookOf(i)]}
            strokeWidth={WIDTHS[lookOf(i)]}
          />
        ))}
      {at !== null && <Dots {...{ lines, run, inked, at }} />}
    </svg>
  );
}

/** Dots on the prominent lines at the step that is pointed at. */
function Dots({ lines, run: { looks, xOf, yOf }, inked, at }: Pick<LinesProps, "lines" | "run" | "inked"> & { at: number }) {
  return lines.map(({ player, totals }, i) => {
    const total = totals[at] ?? null;
    if (total === null || (looks[i] ?? "far") === "far") return null;
    return (
      <path
        key={player}
        d={`M${xOf(at)} ${yOf(total)}h.001`}
        className={i === inked ? "stroke-ink" : "stroke-ink2"}
        strokeWidth={i === inked ? 8 : 5}
      />
    );
  });
}

export function Scale({ run: { axis, yOf, height }, tick }: { run: Run; tick: (value: number) => string }) {
  return (
    <div
      aria-hidden
      className="relative w-11 flex-none font-serif text-state text-ink2 broad:w-14"
      style={{ height: rem(height) }}
    >
      {axis.steps.map((step) => (
        <span key={step} className="absolute right-2 -translate-y-1/2" style={{ top: rem(yOf(step)) }}>
          {tick(step)}
        </span>
      ))}
    </div>
  );
}

/** Each line's mark along it. */
export function LineMarks({ lines, run: { looks, last, xOf, yOf }, inked }: Props) {
  return lines.flatMap(({ player, mark, nth, totals }, i) =>
    mark === null || looks[i] === "far"
      ? []
      : marksAt(i, totals, last).map((step) => (
          <span
            key={`${player} ${step}`}
            className={`pointer-events-none absolute flex -translate-1/2 rounded-full bg-paper p-px ${i === inked ? "" : "text-ink2"}`}
            style={{ left: `${xOf(step)}%`, top: rem(yOf(totals[step] ?? 0)) }}
          >
            <PlayerMark mark={mark} nth={nth} size={MARK} />
          </span>
        )),
  );
}

/** The end of each line: its mark, and its name, moved only as far as other names require. */
export function Ends({ lines, run, inked }: Props) {
  const shorts = lines.map(({ short }) => short);
  const said = fitNames(shorts, ON_PHONE, widthOf).lines;
  const ends = nameSpots(lines, run).flatMap((at, i) =>
    at ? [{ ...itemAt(lines, i), short: said[i], end: at.end, at: at.name, isInked: i === inked }] : [],
  );
  return (
    <>
      <svg
        aria-hidden
        className="flex-none overflow-visible"
        style={{ width: rem(LEADER), height: rem(run.height) }}
        viewBox={`0 0 ${LEADER} ${run.height}`}
        fill="none"
      >
        {ends.map(({ player, end, at }) => (
          <path key={player} className="stroke-rule2" d={`M3 ${end}L${LEADER - 3} ${at}`} />
        ))}
        {ends.map(({ player, end, isInked }) => (
          <circle key={player} cx={0} cy={end} r={isInked ? 3.5 : 2.5} className={isInked ? "fill-ink" : "fill-ink2"} />
        ))}
      </svg>
      <div aria-hidden className="grid flex-none text-corner max-large:max-w-[30vw] max-large:overflow-x-clip">
        {ends.map(({ player, name, short, mark, nth, at, isInked }) => (
          <span
            key={player}
            className={`flex h-0 flex-nowrap items-center gap-1.5 leading-0 whitespace-nowrap [grid-area:1/1] ${isInked ? "" : "text-ink2"}`}
            style={{ translate: `0 ${rem(at)}` }}
          >
            {mark && <PlayerMark mark={mark} nth={nth} size={MARK} />}
            <span className="broad:hidden">{short}</span>
            <span className="max-broad:hidden">{name}</span>
          </span>
        ))}
      </div>
    </>
  );
}

/** Names of as many steps as fit under the lines: the last, and some before it. */
export function StepNames({ steps, run: { xOf } }: { steps: readonly CurveStep[]; run: Run }) {
  const row = (most: number, look: string) => (
    <div aria-hidden className={`relative h-5 text-state text-ink2 italic ${look}`}>
      {toldOf(steps.length, most).map((i) => (
        <span key={steps[i]?.key} className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: `${xOf(i)}%` }}>
          {steps[i]?.short}
        </span>
      ))}
    </div>
  );
  return (
    <>
      {row(2, "large:hidden")}
      {row(3, "max-large:hidden broad:hidden")}
      {row(10, "max-broad:hidden")}
    </>
  );
}
