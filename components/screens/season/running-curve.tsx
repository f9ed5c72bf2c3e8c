import { type KeyboardEvent, type PointerEvent, useId, useState } from "react";
import { useMedia } from "#components/parts/page/use-media";
import { inSight } from "#components/parts/season/in-sight";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import type { Axis } from "#lib/shown/plot/axis";
import { lineNear, orderAt, runOf, stepNear, totalAt } from "#lib/shown/plot/run";
import { numeral } from "#lib/shown/sheet/numeral";
import type { Chunks } from "#messages/fr/chunks";
import { type CurveLine, CurveLines, type CurveStep, Ends, LineMarks, Scale, StepNames } from "./curve-drawing";
import { CurveNumbers } from "./curve-numbers";

interface Props {
  steps: readonly CurveStep[];
  lines: readonly CurveLine[];
  /** The value of all lines before the first step. */
  start?: Points;
  /** Whose line is inked. */
  picked: string | null;
  onPick: (player: string) => void;
  words: Chunks["season"]["dealCurve"];
  /** How a value is printed, if it is not a sum of points. */
  say?: (value: number) => string;
  /** A note under the title: what the lines leave out. */
  note?: string;
  /** The vertical axis if it is not of points, as for places, of which the first is on top; and how its labels are printed. */
  axis?: Axis;
  tick?: (value: number) => string;
  /** Lines begin at their first evening, not before all of them. */
  fromFirst?: boolean;
}

/** What a key does: so many steps on, so many players down. */
const KEYS: ReadonlyMap<string, readonly [steps: number, players: number]> = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["Home", [Number.NEGATIVE_INFINITY, 0]],
  ["End", [Number.POSITIVE_INFINITY, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

/** The step and the line that are looked at, chosen by finger, mouse or arrow keys. */
function useLooking({ steps, lines, start = 0, axis, picked, onPick }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const inked = Math.max(
    0,
    lines.findIndex(({ player }) => player === picked),
  );
  const run = runOf({ lines, steps: steps.length, start, inked, least: useMedia(WALL) ? 400 : 240, axis });
  const shown = at ?? run.last;
  const order = orderAt(lines, shown);
  const onKeyDown = (event: KeyboardEvent) => {
    const [steps, players] = KEYS.get(event.key) ?? [0, 0];
    if (steps === 0 && players === 0) return;
    event.preventDefault();
    if (steps !== 0) return setAt(Math.min(run.last, Math.max(0, shown + steps)));
    const next = lines[itemAt(order, Math.min(lines.length - 1, Math.max(0, order.indexOf(inked) + players)))];
    if (next) onPick(next.player);
  };
  const point = (event: PointerEvent<HTMLElement>, choose: boolean) => {
    const box = event.currentTarget.getBoundingClientRect();
    const step = stepNear(run, (event.clientX - box.left) / box.width);
    setAt(step);
    if (!choose) return;
    const y = ((event.clientY - box.top) / box.height) * run.height;
    const nearest = lines[lineNear(lines, run, step, y, start)];
    if (nearest) onPick(nearest.player);
  };
  const handlers = {
    onKeyDown,
    onPointerMove: (event: PointerEvent<HTMLElement>) => point(event, false),
    onPointerDown: (event: PointerEvent<HTMLElement>) => point(event, true),
    onPointerLeave: (event: PointerEvent<HTMLElement>) => event.pointerType === "mouse" && setAt(null),
  };
  return { run, inked, at, shown, order, handlers };
}

/** How a sum of points is said. */
function useAsTotal(): (value: Points) => string {
  const { lang } = useWords();
  return (value) => numeral(value, "total", lang);
}

/** Running totals as lines: one in ink, the others thin, names at the ends with their marks. It answers a finger, a mouse and the arrows. */
export function RunningCurve(props: Props) {
  const asTotal = useAsTotal();
  const { steps, lines, words: t, say = asTotal, note, tick = asTotal } = props;
  const [title, hint] = [useId(), useId()];
  const looking = useLooking(props);
  const { run, inked, shown, order } = looking;
  const step = steps[shown];
  if (!step) return null;
  const sayOf = (line: number) => `${lines[line]?.name} ${say(totalAt(lines, line, shown))}`;
  const isHere = (line: number) => lines[line]?.totals[shown] !== null;
  const values = order.filter((i) => run.looks[i] !== "far" && isHere(i)).map((i) => ({ value: sayOf(i), isInked: i === inked }));
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
      <div className="flex flex-nowrap">
        <Scale run={run} tick={tick} />
        <div className="min-w-0 flex-1">
          <Slider
            {...props}
            hint={hint}
            looking={looking}
            said={[step.name, ...(isHere(inked) ? [sayOf(inked)] : [])].join(", ")}
          />
          <StepNames steps={steps} run={run} />
        </div>
        <Ends {...{ lines, run, inked }} />
      </div>
      <StepSaid step={step} values={values} />
      <CurveNumbers steps={steps} lines={lines} words={t} say={say} ofPoints={say === asTotal} />
    </figure>
  );
}

interface SliderProps extends Props {
  /** Id of the element that explains how to use it. */
  hint: string;
  looking: ReturnType<typeof useLooking>;
  /** The values at the chosen step, in words. */
  said: string;
}

function Slider({ lines, start = 0, words: t, fromFirst = false, hint, looking, said }: SliderProps) {
  const { run, inked, at, shown, handlers } = looking;
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t.slide}
      aria-describedby={hint}
      aria-valuemin={1}
      aria-valuemax={run.last + 1}
      aria-valuenow={shown + 1}
      aria-valuetext={said}
      className="relative cursor-crosshair touch-pan-y"
      onFocus={inSight}
      {...handlers}
    >
      <CurveLines {...{ lines, run, inked, start, fromFirst, at }} />
      <LineMarks {...{ lines, run, inked }} />
    </div>
  );
}

interface SaidProps {
  step: CurveStep;
  values: readonly { readonly value: string; readonly isInked: boolean }[];
}

/** The chosen step, and the values of the lines near the inked one. */
const StepSaid = ({ step, values }: SaidProps) => (
  <p className="min-h-11 py-2.5 text-prose text-ink2">
    <a className="-my-3 inline-block min-h-11 py-3 text-ink underline decoration-rule2 underline-offset-4" href={step.href}>
      {step.name}
    </a>
    <span role="status">
      {" "}
      {values.map(({ value, isInked }, i) => (
        <span key={value}>
          {i > 0 && ", "}
          <span className={`whitespace-nowrap ${isInked ? "text-ink" : ""}`}>{value}</span>
        </span>
      ))}
    </span>
  </p>
);

/** A screen on a wall: the curve is read from across the room. */
const WALL = "(width >= 106rem) and (height >= 56rem)";
