import { MarkShape } from "#components/parts/season/player-mark";
import { itemAt } from "#lib/rules/item-at";
import type { Totals } from "#lib/rules/rules";
import { type Box, plotOf, toldOf } from "#lib/shown/plot/plot";
import { sat } from "#lib/shown/plot/sat";
import { sizeIn, widthOf } from "#lib/shown/plot/width";
import type { Sign } from "#lib/shown/season/marks";
import { numeral } from "#lib/shown/sheet/numeral";
import type { Lang } from "#messages/words";

/** Colours as attributes of the drawing, not styles, so that it is the same on paper, on a screen and in a picture. */
export interface Inks {
  readonly ink: string;
  readonly faint: string;
  readonly rule: string;
  /** Colour of the thin line that joins a curve to its name. */
  readonly leader: string;
  readonly font: string;
}

interface Props {
  names: readonly string[];
  marks: readonly Sign[];
  /** Running totals, the start first; null: has not sat yet. */
  rows: readonly Totals[];
  /** What each row is called, the start first. */
  labels: readonly string[];
  /** The player whose line is drawn strong. */
  inked: number;
  /** The names at the ends lie in it too. */
  box: Box;
  size: number;
  inks: Inks;
  lang: Lang;
}

/** At most this many rows are labelled underneath. */
const MOST_TOLD = 12;

/** Lines told apart without colour: a mark at each end, and each its own stroke. */
const DASHES = ["", "7 3", "2 2.5", "9 3 2 3", "4 2", "1.5 4", "12 3", "6 2 1.5 2 1.5 2"];

/** The largest share of the width for names: longer ones are written smaller, never cut. */
const MOST_FOR_NAMES = 0.45;
/** Width, in text sizes, of the leader and the mark before a name. */
const BEFORE_NAME = 2.2;

/** A curve as a part of a drawing: names and marks at the ends, round values at the left, never a legend. */
export function PrintedCurve({ names: all, marks: given, rows, labels, inked, box, size, inks, lang }: Props) {
  const there = sat(rows.at(-1) ?? []);
  const [names, marks] = [there.map((player) => itemAt(all, player)), there.map((player) => itemAt(given, player))];
  const nameSize = sizeIn(box.width * MOST_FOR_NAMES, names, size);
  const width = box.width - size * BEFORE_NAME - nameSize * Math.max(0, ...names.map(widthOf));
  const right = box.left + width;
  const { lines, ticks, xOf } = plotOf(rows, { ...box, width }, size * 1.2);
  const order = names.map((_, player) => player).sort((a, b) => Number(there[a] === inked) - Number(there[b] === inked));
  return (
    <g fontFamily={inks.font} fontSize={size} fill={inks.ink}>
      {ticks.map((tick) => (
        <Tick key={tick.value} {...tick} {...{ box, right, size, inks, lang }} />
      ))}
      {toldOf(rows.length, MOST_TOLD).map((row) => (
        <text
          key={row}
          x={xOf(row)}
          y={box.top + box.height + size * 1.5}
          textAnchor="middle"
          fontSize={size * 0.82}
          fontStyle="italic"
          fill={inks.faint}
        >
          {labels[row]}
        </text>
      ))}
      {order.map((player) => (
        <NamedLine
          key={player}
          line={itemAt(lines, player)}
          name={itemAt(names, player)}
          mark={itemAt(marks, player)}
          dashes={there[player] === inked ? null : DASHES[player % DASHES.length]}
          {...{ right, size, nameSize, inks }}
        />
      ))}
    </g>
  );
}

interface TickProps extends Pick<Props, "box" | "size" | "inks" | "lang"> {
  value: number;
  y: number;
  right: number;
}

/** A round value: its line across, and its figure at the left. */
function Tick({ value, y, box, right, size, inks, lang }: TickProps) {
  return (
    <g>
      <path d={`M${box.left} ${y}H${right}`} stroke={inks.rule} strokeWidth={value === 0 ? 1.4 : 0.6} fill="none" />
      <text x={box.left - size * 0.6} y={y + size * 0.33} textAnchor="end" fontSize={size * 0.82} fill={inks.faint}>
        {numeral(value, "total", lang)}
      </text>
    </g>
  );
}

interface NamedProps extends Pick<Props, "size" | "inks"> {
  line: ReturnType<typeof plotOf>["lines"][number];
  name: string;
  mark: Sign;
  /** Null for the strong line. */
  dashes: string | null | undefined;
  /** Where the names begin, and how large they are. */
  right: number;
  nameSize: number;
}

/** Somebody's line, from its start to the name at its end. */
function NamedLine({ line: { path, end, nameY }, name, mark, dashes, right, size, nameSize, inks }: NamedProps) {
  const strong = dashes === null;
  const color = strong ? inks.ink : inks.faint;
  return (
    <g>
      <path
        d={path}
        fill="none"
        stroke={color}
        strokeWidth={strong ? size / 6 : size / 11}
        strokeDasharray={dashes ?? undefined}
        strokeLinejoin="round"
      />
      <path d={`M${end.x + size * 0.45} ${end.y}L${right + size * 1.1} ${nameY}`} fill="none" stroke={inks.leader} />
      <MarkShape sign={mark} x={end.x} y={end.y} size={size * 0.32} fill={color} />
      <MarkShape sign={mark} x={right + size * 1.6} y={nameY} size={size * 0.3} fill={color} />
      <text x={right + size * BEFORE_NAME} y={nameY + nameSize * 0.34} fontSize={nameSize} fill={color}>
        {name}
      </text>
    </g>
  );
}
