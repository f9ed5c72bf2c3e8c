import type { Mark } from "#lib/season/club-event";
import { type Side, sidesOf } from "#lib/shown/season/sides";
import type { Sign } from "#lib/shown/sheet/marks";

/**
 * Paths in a square of side 2 round the middle. Shapes differ so that players are told apart in black and white, or without
 * seeing colours.
 */
const SHAPES: Readonly<Record<Mark, string>> = {
  disc: "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z",
  square: "M-.9-.9H.9V.9H-.9Z",
  triangle: "M0-1.1 1.1.85H-1.1Z",
  diamond: "M0-1.2 1.2 0 0 1.2-1.2 0Z",
  cross: "M-1-.35H-.35V-1H.35V-.35H1V.35H.35V1H-.35V.35H-1Z",
  ring: "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0ZM-.5 0a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0Z",
  star: "M0-1.2.29-.4 1.14-.37.47.15.71.97 0 .5-.71.97-.47.15-1.14-.37-.29-.4Z",
  bar: "M-1.1-.4H1.1V.4H-1.1Z",
};

const STROKES: Readonly<Record<Side, string>> = {
  under: "M-1.2 1.15H1.2V1.5H-1.2Z",
  over: "M-1.2-1.5H1.2V-1.15H-1.2Z",
  left: "M-1.5-1.2H-1.15V1.2H-1.5Z",
  right: "M1.15-1.2H1.5V1.2H1.15Z",
};

interface Props {
  sign: Sign;
  x: number;
  y: number;
  size: number;
  fill: string;
}

/** A player's mark about (x, y), `size` from its middle to its edge; its strokes lie a little further out. */
export function MarkShape({ sign: { mark, nth }, x, y, size, fill }: Props) {
  const strokes = sidesOf(nth).map((side) => STROKES[side]);
  return (
    <g fill={fill} transform={`translate(${x} ${y}) scale(${size})`}>
      <path d={SHAPES[mark]} fillRule="evenodd" transform={strokes.length > 0 ? "scale(.85)" : undefined} />
      {strokes.length > 0 && <path d={strokes.join("")} />}
    </g>
  );
}
