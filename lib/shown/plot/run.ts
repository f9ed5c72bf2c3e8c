/** The lines of a curve that people can point at: x in hundredths of the width, y in pixels. Nothing is measured on a screen. */
import type { Points, Totals } from "#lib/rules/rules";
import { type Axis, axisOf } from "./axis";
import { planeOf } from "./plane";
import { prominenceOf } from "./prominence";
import { pathOf } from "./sat";

/** `looks`: each line's prominence. `last`: the index of the last step. */
export type Run = ReturnType<typeof runOf>;

interface Asked {
  /** By line, the total after each step; null before the first. */
  readonly lines: readonly { readonly totals: Totals }[];
  readonly steps: number;
  /** Where all begin. */
  readonly start: Points;
  /** Which line is looked at. */
  readonly inked: number;
  /** The least height; names at the ends may need more. */
  readonly least: number;
  readonly axis?: Axis | undefined;
}

/** The distance of names at the ends, in pixels. */
const PITCH = 18;
const HALF_NAME = 7;
/** Above and below the outer values. */
const AIR = 6;

export const totalAt = (lines: Asked["lines"], line: number, step: number): Points => lines[line]?.totals[step] ?? 0;

/** Lines by their values at a step, highest first. */
export const orderAt = (lines: Asked["lines"], step: number): number[] =>
  lines.map((_, i) => i).sort((a, b) => totalAt(lines, b, step) - totalAt(lines, a, step));

export function runOf({ lines, steps, start, inked, least, axis: given }: Asked) {
  const last = steps - 1;
  const order = orderAt(lines, last);
  const told = prominenceOf(lines.length, order.indexOf(inked));
  const looks = lines.map((_, i) => told[order.indexOf(i)] ?? "far");
  const height = Math.max(least, looks.filter((look) => look !== "far").length * PITCH + 2 * HALF_NAME);
  const axis = given ?? axisOf([start, ...lines.flatMap(({ totals }) => totals.map((total) => total ?? start))]);
  const xOf = (step: number) => ((step + 1) / (last + 1)) * 100;
  return { ...planeOf({ high: axis.top, low: axis.bottom, height, air: AIR }), axis, height, looks, last, xOf };
}

/** The path over the steps with a value; `start`: the common start before the first step. */
export function lineOf(totals: Totals, { xOf, yOf }: Pick<Run, "xOf" | "yOf">, start: Points | null): string {
  const from = start === null ? null : [start];
  const rows = [...(from ? [from] : []), ...totals.map((total) => [total])];
  const at = (row: number) => (from ? row - 1 : row);
  return pathOf(rows, 0, (value, row) => `${xOf(at(row)).toFixed(2)} ${yOf(value).toFixed(1)}`);
}

/** The step nearest to a point across, from 0 to 1. */
export const stepNear = ({ last }: Pick<Run, "last">, across: number): number =>
  Math.min(last, Math.max(0, Math.round(across * (last + 1)) - 1));

/** The line nearest to a height at a step. */
export function lineNear(lines: Asked["lines"], { yOf }: Pick<Run, "yOf">, step: number, y: number, start: Points): number {
  const distances = lines.map(({ totals }) => Math.abs(yOf(totals[step] ?? start) - y));
  return distances.indexOf(Math.min(...distances));
}

/** Where the names of lines that stand out are written: as near their ends as the others allow. By line; null for faint ones. */
export function nameSpots(lines: Asked["lines"], { looks, last, endsOf }: Run): ({ end: number; name: number } | null)[] {
  const read = lines.flatMap((_, i) => (looks[i] === "far" ? [] : [i]));
  const ends = endsOf(
    read.map((i) => totalAt(lines, i, last)),
    PITCH,
    HALF_NAME,
  );
  return lines.map((_, i) => ends[read.indexOf(i)] ?? null);
}

/** The steps at which a line carries its mark, about twice, at steps of its own, to tell crossing lines apart. */
export function marksAt(line: number, totals: Totals, last: number): number[] {
  const apart = Math.max(4, Math.ceil(last / 2));
  return Array.from({ length: last }, (_, step) => step).filter(
    (step) => (step + line) % apart === 1 && (totals[step] ?? null) !== null,
  );
}
