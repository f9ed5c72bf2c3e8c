"use client";
import { type KeyboardEvent, type PointerEvent, useId, useState, useSyncExternalStore } from "react";
import { PlayerMark } from "#components/parts/season/player-mark";
import { useWordsOf } from "#components/parts/words/words-of";
import type { Points } from "#lib/rules/rules";
import type { Mark } from "#lib/season/club-event";
import { type Axis, axisOf } from "#lib/shown/plot/axis";
import { type Prominence, prominenceOf } from "#lib/shown/plot/prominence";
import { spread } from "#lib/shown/plot/spread";
import { numeral } from "#lib/shown/sheet/numeral";
import type { SeasonMessages } from "#messages/fr/season";

export interface CurveLine {
  readonly player: string;
  readonly name: string;
  /** At the end of its line on a phone. */
  readonly short: string;
  readonly mark: Mark | null;
  /** Who wears the same mark before this one. */
  readonly nth?: number | undefined;
  /** The total after each step; null where there is none yet. */
  readonly totals: readonly (Points | null)[];
}

/** An evening of a season, or a deal of an evening. */
interface CurveStep {
  readonly key: string;
  /** "10 mars"; under the lines, where there is little room, `short`. */
  readonly name: string;
  readonly short: string;
  /** Where it opens. */
  readonly href: string;
}

interface Props {
  steps: readonly CurveStep[];
  lines: readonly CurveLine[];
  /** All before the first step. */
  start?: Points;
  /** Whose line is inked at first: the leader's. */
  leader: string | null;
  words: SeasonMessages["dealCurve"];
  /** How a value is said, where it is no sum of points. */
  say?: (value: number) => string;
  /** Under the title: what the lines leave out. */
  note?: string;
  /** A scale of its own, and how its steps are printed: places count downwards. */
  axis?: Axis;
  tick?: (value: number) => string;
  /** Lines begin at their first evening, not before all of them. */
  fromFirst?: boolean;
  /** Whoever is looked at, said to another figure beside it. */
  picked?: string | null;
  onPick?: (player: string) => void;
}

const asTotal = (value: Points): string => numeral(value, "total");

/** What a key does: so many steps on, so many players down. */
const KEYS: ReadonlyMap<string, readonly [steps: number, players: number]> = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["Home", [Number.NEGATIVE_INFINITY, 0]],
  ["End", [Number.POSITIVE_INFINITY, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

/** Running totals as lines: one in ink, the others thin, names at the ends with their marks. It answers a finger, a mouse and the arrows. */
export function RunningCurve(props: Props) {
  const { steps, lines, start = 0, leader, words: t, say = asTotal, note, tick = asTotal, fromFirst = false } = props;
  const [title, hint] = [useId(), useId()];
  const [own, setOwn] = useState<string | null>(null);
  const picked = props.picked === undefined ? own : props.picked;
  const setPicked = props.onPick ?? setOwn;
  const [at, setAt] = useState<number | null>(null);
  const inked = Math.max(
    0,
    lines.findIndex(({ player }) => player === (picked ?? leader)),
  );
  const last = steps.length - 1;
  const shown = at ?? last;
  const order = lines.map((_, i) => i).sort((a, b) => totalAt(lines, b, last) - totalAt(lines, a, last));
  const told = prominenceOf(lines.length, order.indexOf(inked));
  const looks = lines.map((_, i) => told[order.indexOf(i)] ?? "far");
  const legible = looks.filter((look) => look !== "far").length;
  const height = Math.max(useOnWall() ? 400 : 240, legible * PITCH + 14);
  const axis = props.axis ?? axisOf([start, ...lines.flatMap(({ totals }) => totals.map((total) => total ?? start))]);
  const yOf = (points: Points) => 6 + ((axis.top - points) / (axis.top - axis.bottom)) * (height - 12);
  const xOf = (step: number) => ((step + 1) / (last + 1)) * 100;
  const orderAt = lines.map((_, i) => i).sort((a, b) => totalAt(lines, b, shown) - totalAt(lines, a, shown));
  const step = steps[shown];
  if (!step) return null;

  const move = (by: number) => setAt(Math.min(last, Math.max(0, shown + by)));
  const pick = (by: number) => {
    const place = orderAt.indexOf(inked) + by;
    const next = lines[orderAt[Math.min(lines.length - 1, Math.max(0, place))] as number];
    if (next) setPicked(next.player);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [steps, players] = KEYS.get(event.key) ?? [0, 0];
    if (steps === 0 && players === 0) return;
    event.preventDefault();
    if (steps !== 0) move(steps);
    else pick(players);
  };
  const point = (event: PointerEvent<HTMLElement>, choose: boolean) => {
    const box = event.currentTarget.getBoundingClientRect();
    const near = Math.round(((event.clientX - box.left) / box.width) * (last + 1)) - 1;
    const step = Math.min(last, Math.max(0, near));
    setAt(step);
    if (!choose) return;
    const y = ((event.clientY - box.top) / box.height) * height;
    const distances = lines.map(({ totals }) => Math.abs(yOf(totals[step] ?? start) - y));
    const nearest = lines[distances.indexOf(Math.min(...distances))];
    if (nearest) setPicked(nearest.player);
  };

  const values = orderAt
    .filter((i) => looks[i] !== "far" && lines[i]?.totals[shown] !== null)
    .map((i) => `${lines[i]?.name} ${say(totalAt(lines, i, shown))}`);
  return (
    <figure aria-labelledby={title}>
      <figcaption className="pb-3">
        <span id={title} className="block text-sentence">
          {t.title}
        </span>
        {note && <span className="label block">{note}</span>}
      </figcaption>
      <p id={hint} className="sr-only">
        {t.note}
      </p>
      <div className="flex">
        <Scale axis={axis} yOf={yOf} height={height} tick={tick} />
        <div className="min-w-0 flex-1">
          <div
            role="slider"
            tabIndex={0}
            aria-label={t.slide}
            aria-describedby={hint}
            aria-valuemin={1}
            aria-valuemax={last + 1}
            aria-valuenow={shown + 1}
            aria-valuetext={`${step.name}, ${lines[inked]?.name} ${say(totalAt(lines, inked, shown))}`}
            className="relative cursor-crosshair touch-pan-y"
            onKeyDown={onKeyDown}
            onPointerMove={(event) => point(event, false)}
            onPointerDown={(event) => point(event, true)}
            onPointerLeave={(event) => event.pointerType === "mouse" && setAt(null)}
          >
            <svg
              aria-hidden
              className="block w-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
              style={{ height }}
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
              {at !== null && <path d={`M${xOf(shown)} 0V${height}`} className="stroke-rule2" strokeWidth={1} />}
              {[...lines.keys()]
                .sort((a, b) => DEPTH[looks[a] ?? "far"] - DEPTH[looks[b] ?? "far"])
                .map((i) => (
                  <path
                    key={lines[i]?.player}
                    d={lineOf(lines[i]?.totals ?? [], fromFirst ? null : `0 ${yOf(start).toFixed(1)}`, xOf, yOf)}
                    className={STROKES[looks[i] ?? "far"]}
                    strokeWidth={WIDTHS[looks[i] ?? "far"]}
                  />
                ))}
              {at !== null &&
                lines.map(({ player, totals }, i) => {
                  const total = totals[shown] ?? null;
                  if (total === null || looks[i] === "far") return null;
                  return (
                    <path
                      key={player}
                      d={`M${xOf(shown)} ${yOf(total)}h.001`}
                      className={i === inked ? "stroke-ink" : "stroke-ink2"}
                      strokeWidth={i === inked ? 8 : 5}
                    />
                  );
                })}
            </svg>
            <LineMarks lines={lines} looks={looks} inked={inked} last={last} xOf={xOf} yOf={yOf} />
          </div>
          <Steps steps={steps} xOf={xOf} />
        </div>
        <Ends lines={lines} looks={looks} inked={inked} last={last} yOf={yOf} height={height} />
      </div>
      <p className="min-h-11 py-2.5 text-prose text-ink2">
        <a className="inline-block min-h-11 py-3 text-ink underline decoration-rule2 underline-offset-4" href={step.href}>
          {step.name}
        </a>
        <span role="status">
          {" "}
          {values.map((value, i) => (
            <span key={value}>
              {i > 0 && ", "}
              <span className={`whitespace-nowrap ${value.startsWith(`${lines[inked]?.name} `) ? "text-ink" : ""}`}>{value}</span>
            </span>
          ))}
        </span>
      </p>
      <CurveNumbers steps={steps} lines={lines} words={t} say={say} />
    </figure>
  );
}

/** A screen one would hang up: the curve is seen from across the room. */
const WALL = "(width >= 106rem) and (height >= 56rem)";

function useOnWall(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(WALL);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(WALL).matches,
    () => false,
  );
}

/** What recedes is drawn first. */
const DEPTH: Readonly<Record<Prominence, number>> = { far: 0, rival: 1, inked: 2 };
const STROKES: Readonly<Record<Prominence, string>> = { far: "stroke-rule2", rival: "stroke-ink2", inked: "stroke-ink" };
const WIDTHS: Readonly<Record<Prominence, number>> = { far: 0.75, rival: 1.25, inked: 2.5 };

/** Over the steps at which there is a value; `from`: where all begin. */
function lineOf(totals: CurveLine["totals"], from: string | null, xOf: Axes["xOf"], yOf: Axes["yOf"]): string {
  const points = totals.flatMap((total, e) => (total === null ? [] : [`${xOf(e).toFixed(2)} ${yOf(total).toFixed(1)}`]));
  const [first, ...rest] = from === null ? points : [from, ...points];
  return first === undefined ? "" : `M${first}${rest.map((point) => `L${point}`).join("")}`;
}

const totalAt = (lines: readonly CurveLine[], line: number, step: number): Points => lines[line]?.totals[step] ?? 0;

function Scale({ axis, yOf, height, tick }: { axis: Axis; yOf: Axes["yOf"]; height: number; tick: (value: number) => string }) {
  return (
    <div aria-hidden className="relative w-11 shrink-0 font-serif text-state text-ink2 broad:w-14" style={{ height }}>
      {axis.steps.map((step) => (
        <span key={step} className="absolute right-2 -translate-y-1/2" style={{ top: yOf(step) }}>
          {tick(step)}
        </span>
      ))}
    </div>
  );
}

/** From name to name. */
const PITCH = 18;
const MARK = 10;

/** Along each line its mark, twice or so, each line's at steps of its own: thin lines that cross are told apart. */
function LineMarks({
  lines,
  looks,
  inked,
  last,
  xOf,
  yOf,
}: Pick<Props, "lines"> & { looks: readonly Prominence[]; inked: number; last: number } & Axes) {
  const apart = Math.max(4, Math.ceil(last / 2));
  const steps = (line: number) => Array.from({ length: last }, (_, step) => step).filter((step) => (step + line) % apart === 1);
  return lines.flatMap(({ player, mark, nth, totals }, i) =>
    mark === null || looks[i] === "far"
      ? []
      : steps(i)
          .filter((step) => totals[step] !== null)
          .map((step) => (
            <span
              key={`${player} ${step}`}
              className={`pointer-events-none absolute flex -translate-1/2 rounded-full bg-paper p-px ${i === inked ? "" : "text-ink2"}`}
              style={{ left: `${xOf(step)}%`, top: yOf(totals[step] ?? 0) }}
            >
              <PlayerMark mark={mark} nth={nth} size={MARK} />
            </span>
          )),
  );
}

interface Axes {
  readonly xOf: (step: number) => number;
  readonly yOf: (points: Points) => number;
}

const LEADER = 24;

/** Each line's end: its mark, and its name as near as the others let it. */
function Ends({
  lines: all,
  looks,
  inked: inkedOf,
  last,
  yOf,
  height,
}: {
  lines: readonly CurveLine[];
  looks: readonly Prominence[];
  inked: number;
  last: number;
  yOf: (points: Points) => number;
  height: number;
}) {
  const lines = all.filter((_, i) => looks[i] !== "far");
  const inked = lines.indexOf(all[inkedOf] as CurveLine);
  const ends = lines.map(({ totals }) => yOf(totals[last] ?? 0));
  const places = spread(
    ends.map((y) => y - 7),
    PITCH,
    height - 14,
  ).map((y) => y + 7);
  const ink = (i: number) => (i === inked ? "" : "text-ink2");
  return (
    <>
      <svg aria-hidden className="shrink-0 overflow-visible" width={LEADER} height={height} fill="none">
        {lines.map(({ player }, i) => (
          <path key={player} className="stroke-rule2" d={`M3 ${ends[i]}L${LEADER - 3} ${places[i]}`} />
        ))}
        {lines.map(({ player }, i) => (
          <circle
            key={player}
            cx={0}
            cy={ends[i]}
            r={i === inked ? 3.5 : 2.5}
            className={i === inked ? "fill-ink" : "fill-ink2"}
          />
        ))}
      </svg>
      <div aria-hidden className="grid shrink-0 text-corner">
        {lines.map(({ player, name, short, mark, nth }, i) => (
          <span
            key={player}
            className={`flex h-0 items-center gap-1.5 leading-0 whitespace-nowrap [grid-area:1/1] ${ink(i)}`}
            style={{ translate: `0 ${(places[i] as number).toFixed(1)}px` }}
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

/** As many names under the lines as there is room for: the last, and some before it. */
function Steps({ steps, xOf }: { steps: readonly CurveStep[]; xOf: (step: number) => number }) {
  const last = steps.length - 1;
  const everyFew = (most: number) => {
    const step = Math.max(1, Math.ceil((last + 1) / most));
    return steps.flatMap((_, i) => ((last - i) % step === 0 ? [i] : []));
  };
  const row = (most: number, look: string) => (
    <div aria-hidden className={`relative h-5 text-state text-ink2 italic ${look}`}>
      {everyFew(most).map((i) => (
        <span key={steps[i]?.key} className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: `${xOf(i)}%` }}>
          {steps[i]?.short}
        </span>
      ))}
    </div>
  );
  return (
    <>
      {row(3, "broad:hidden")}
      {row(10, "max-broad:hidden")}
    </>
  );
}

/** The curve's own numbers, for those who would rather read them. */
function CurveNumbers({ steps, lines, words: t, say }: Required<Pick<Props, "steps" | "lines" | "words" | "say">>) {
  const { asTable } = useWordsOf("season");
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-sans text-quiet font-medium">{t.numbers}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={asTable(t.title)}>
        <table className="text-contract">
          <caption className="sr-only">{t.title}</caption>
          <thead>
            <tr>
              <th scope="col" className="double-rule py-1 pr-4 text-left label font-normal">
                {t.step}
              </th>
              {lines.map(({ player, name }) => (
                <th key={player} scope="col" className="double-rule py-1 pl-4 text-right label font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ key, short, href }, i) => (
              <tr key={key}>
                <th scope="row" className="border-rule border-b text-left font-normal whitespace-nowrap">
                  <a className="flex min-h-11 items-center" href={href}>
                    {short}
                  </a>
                </th>
                {lines.map(({ player, totals }) => (
                  <td
                    key={player}
                    className={`border-rule border-b pl-4 text-right whitespace-nowrap ${(totals[i] ?? 0) < 0 && say === asTotal ? "text-neg" : ""}`}
                  >
                    {totals[i] === null ? "–" : say(totals[i] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
