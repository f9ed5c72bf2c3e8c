"use client";
import { type KeyboardEvent, type PointerEvent, useId, useState } from "react";
import { numeral } from "#components/ledger/numeral";
import { spread } from "#components/ledger/spread";
import { useWords } from "#components/words/words";
import type { Points } from "#lib/rules/rules";
import type { Day, Mark, PlayerId } from "#lib/season/club-event";
import { axisOf } from "./axis";
import { PlayerMark } from "./player-mark";
import { dayOf, shortDay } from "./say-number";
import { useSeasonWords } from "./season-words";

export interface CurveLine {
  readonly player: PlayerId;
  readonly name: string;
  readonly mark: Mark;
  /** The total after each evening. */
  readonly totals: readonly Points[];
}

export interface CurveEvening {
  readonly sheet: string;
  readonly day: Day;
}

interface Props {
  evenings: readonly CurveEvening[];
  lines: readonly CurveLine[];
  /** Whose line is inked at first: the leader's. */
  leader: PlayerId | null;
  /** Where an evening opens. */
  placeOf: (sheet: string) => string;
}

/** What a key does: so many evenings on, so many players down. */
const STEPS: ReadonlyMap<string, readonly [evenings: number, players: number]> = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["Home", [Number.NEGATIVE_INFINITY, 0]],
  ["End", [Number.POSITIVE_INFINITY, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

/** The season as lines: one in ink, the others thin, names at the ends with their marks. It answers a finger, a mouse and the arrows. */
export function SeasonCurve({ evenings, lines, leader, placeOf }: Props) {
  const { lang } = useWords();
  const t = useSeasonWords().curve;
  const hint = useId();
  const [picked, setPicked] = useState<PlayerId | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const inked = Math.max(
    0,
    lines.findIndex(({ player }) => player === (picked ?? leader)),
  );
  const last = evenings.length - 1;
  const shown = at ?? last;
  const height = Math.max(220, lines.length * 15.5);
  const axis = axisOf(lines.flatMap(({ totals }) => totals));
  const yOf = (points: Points) => 6 + ((axis.top - points) / (axis.top - axis.bottom)) * (height - 12);
  /** From the start at 0, one step an evening. */
  const xOf = (evening: number) => ((evening + 1) / (last + 1)) * 100;
  const orderAt = lines.map((_, i) => i).sort((a, b) => totalAt(lines, b, shown) - totalAt(lines, a, shown));
  const evening = evenings[shown];
  if (!evening) return null;

  const move = (by: number) => setAt(Math.min(last, Math.max(0, shown + by)));
  const pick = (by: number) => {
    const place = orderAt.indexOf(inked) + by;
    const next = lines[orderAt[Math.min(lines.length - 1, Math.max(0, place))] as number];
    if (next) setPicked(next.player);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [evenings, players] = STEPS.get(event.key) ?? [0, 0];
    if (evenings === 0 && players === 0) return;
    event.preventDefault();
    if (evenings !== 0) move(evenings);
    else pick(players);
  };
  const point = (event: PointerEvent<HTMLElement>, choose: boolean) => {
    const box = event.currentTarget.getBoundingClientRect();
    const near = Math.round(((event.clientX - box.left) / box.width) * (last + 1)) - 1;
    const evening = Math.min(last, Math.max(0, near));
    setAt(evening);
    if (!choose) return;
    const y = ((event.clientY - box.top) / box.height) * height;
    const distances = lines.map(({ totals }) => Math.abs(yOf(totals[evening] ?? 0) - y));
    const nearest = lines[distances.indexOf(Math.min(...distances))];
    if (nearest) setPicked(nearest.player);
  };

  const values = orderAt.map((i) => `${lines[i]?.name} ${numeral(totalAt(lines, i, shown), "total")}`);
  return (
    <figure aria-label={t.title}>
      <p id={hint} className="sr-only">
        {t.note}
      </p>
      <div className="flex">
        <Scale axis={axis} yOf={yOf} height={height} />
        <div className="min-w-0 flex-1">
          <div
            role="slider"
            tabIndex={0}
            aria-label={t.slide}
            aria-describedby={hint}
            aria-valuemin={1}
            aria-valuemax={last + 1}
            aria-valuenow={shown + 1}
            aria-valuetext={`${dayOf(evening.day, lang)}, ${lines[inked]?.name} ${numeral(totalAt(lines, inked, shown), "total")}`}
            className="cursor-crosshair touch-pan-y"
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
              {axis.steps.map((step) => (
                <path
                  key={step}
                  d={`M0 ${yOf(step)}H100`}
                  className={step === 0 ? "stroke-rule2" : "stroke-rule"}
                  strokeWidth={step === 0 ? 1.25 : 1}
                />
              ))}
              {at !== null && <path d={`M${xOf(shown)} 0V${height}`} className="stroke-rule2" strokeWidth={1} />}
              {[...lines.keys()]
                .sort((a, b) => Number(a === inked) - Number(b === inked))
                .map((i) => (
                  <path
                    key={lines[i]?.player}
                    d={`M0 ${yOf(0).toFixed(1)}${lines[i]?.totals.map((total, e) => `L${xOf(e).toFixed(2)} ${yOf(total).toFixed(1)}`).join("")}`}
                    className={i === inked ? "stroke-ink" : "stroke-ink2"}
                    strokeWidth={i === inked ? 2.5 : 1.25}
                  />
                ))}
              {at !== null &&
                lines.map(({ player, totals }, i) => (
                  <path
                    key={player}
                    d={`M${xOf(shown)} ${yOf(totals[shown] ?? 0)}h0`}
                    className={i === inked ? "stroke-ink" : "stroke-ink2"}
                    strokeWidth={i === inked ? 8 : 5}
                  />
                ))}
            </svg>
          </div>
          <Days evenings={evenings} xOf={xOf} />
        </div>
        <Ends lines={lines} inked={inked} last={last} yOf={yOf} height={height} />
      </div>
      <p className="min-h-11 py-2.5 text-prose text-ink2">
        <a className="py-3 text-ink underline decoration-rule2 underline-offset-4" href={placeOf(evening.sheet)}>
          {dayOf(evening.day, lang)}
        </a>
        <span role="status">
          {" "}
          {values.map((value, i) => (
            <span key={value}>
              {i > 0 && ", "}
              <span className={`whitespace-nowrap ${orderAt[i] === inked ? "text-ink" : ""}`}>{value}</span>
            </span>
          ))}
        </span>
      </p>
      <CurveNumbers evenings={evenings} lines={lines} placeOf={placeOf} />
    </figure>
  );
}

const totalAt = (lines: readonly CurveLine[], line: number, evening: number): Points => lines[line]?.totals[evening] ?? 0;

function Scale({ axis, yOf, height }: { axis: ReturnType<typeof axisOf>; yOf: (points: Points) => number; height: number }) {
  return (
    <div aria-hidden className="relative w-11 shrink-0 font-serif text-state text-ink2 broad:w-14" style={{ height }}>
      {axis.steps.map((step) => (
        <span key={step} className="absolute right-2 -translate-y-1/2" style={{ top: yOf(step) }}>
          {numeral(step, "total")}
        </span>
      ))}
    </div>
  );
}

const LEADER = 24;

/** Each line's end: its mark, and its name as near as the others let it. */
function Ends({
  lines,
  inked,
  last,
  yOf,
  height,
}: {
  lines: readonly CurveLine[];
  inked: number;
  last: number;
  yOf: (points: Points) => number;
  height: number;
}) {
  const ends = lines.map(({ totals }) => yOf(totals[last] ?? 0));
  const places = spread(
    ends.map((y) => y - 7),
    15.5,
    height - 14,
  ).map((y) => y + 7);
  const ink = (i: number) => (i === inked ? "" : "text-ink2");
  return (
    <>
      <svg aria-hidden className="shrink-0 overflow-visible" width={LEADER} height={height} fill="none">
        {lines.map(({ player }, i) => (
          <path key={player} className="stroke-rule2" d={`M4 ${ends[i]}L${LEADER - 3} ${places[i]}`} />
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
        {lines.map(({ player, name, mark }, i) => (
          <span
            key={player}
            className={`flex h-0 items-center gap-1.5 leading-0 whitespace-nowrap [grid-area:1/1] ${ink(i)}`}
            style={{ translate: `0 ${(places[i] as number).toFixed(1)}px` }}
          >
            <PlayerMark mark={mark} size={9} />
            {name}
          </span>
        ))}
      </div>
    </>
  );
}

/** As many days under the lines as there is room for: the first, the last and some between. */
function Days({ evenings, xOf }: { evenings: readonly CurveEvening[]; xOf: (evening: number) => number }) {
  const { lang } = useWords();
  const last = evenings.length - 1;
  const everyFew = (most: number) => {
    const step = Math.max(1, Math.ceil((last + 1) / most));
    return evenings.flatMap((_, i) => ((last - i) % step === 0 ? [i] : []));
  };
  const row = (most: number, look: string) => (
    <div aria-hidden className={`relative h-5 text-state text-ink2 italic ${look}`}>
      {everyFew(most).map((i) => (
        <span key={evenings[i]?.sheet} className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: `${xOf(i)}%` }}>
          {shortDay(evenings[i]?.day ?? "", lang)}
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
function CurveNumbers({ evenings, lines, placeOf }: Pick<Props, "evenings" | "lines" | "placeOf">) {
  const { lang } = useWords();
  const { curve: t, asTable } = useSeasonWords();
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-sans text-quiet font-medium">{t.numbers}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={asTable(t.title)}>
        <table className="text-contract">
          <caption className="sr-only">{t.title}</caption>
          <thead>
            <tr>
              <th scope="col" className="double-rule py-1 pr-4 text-left label font-normal">
                {t.evening}
              </th>
              {lines.map(({ player, name }) => (
                <th key={player} scope="col" className="double-rule py-1 pl-4 text-right label font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {evenings.map(({ sheet, day }, i) => (
              <tr key={sheet}>
                <th scope="row" className="border-rule border-b text-left font-normal whitespace-nowrap">
                  <a className="flex min-h-11 items-center" href={placeOf(sheet)}>
                    {shortDay(day, lang)}
                  </a>
                </th>
                {lines.map(({ player, totals }) => (
                  <td
                    key={player}
                    className={`border-rule border-b pl-4 text-right whitespace-nowrap ${(totals[i] ?? 0) < 0 ? "text-neg" : ""}`}
                  >
                    {numeral(totals[i] ?? 0, "total")}
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
