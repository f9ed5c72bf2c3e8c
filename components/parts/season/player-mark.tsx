import type { Mark } from "#lib/season/club/club-event";
import type { Sign } from "#lib/shown/season/marks";
import { markSides, type Side } from "#lib/shown/season/sides";

/** Paths in a square of 12. Shapes differ so that players are told apart in black and white, or without seeing colours. */
const SHAPES: Readonly<Record<Mark, string>> = {
  disc: "M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z",
  square: "M2 2h8v8H2z",
  triangle: "M6 1.2L11 10.4H1z",
  diamond: "M6 .6L11.4 6L6 11.4L.6 6z",
  cross: "M4.3 1h3.4v3.3H11v3.4H7.7V11H4.3V7.7H1V4.3h3.3z",
  ring: "M6 1a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM6 3.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z",
  star: "M6 .6l1.5 3.6 3.9.3-3 2.5.9 3.8L6 8.8l-3.3 2 .9-3.8-3-2.5 3.9-.3z",
  bar: "M.8 4.3h10.4v3.4H.8z",
};

/** The schools' four colours, twice; no two shapes that look alike have the same. */
const COLOURS: Readonly<Record<Mark, string>> = {
  disc: "fill-bleu",
  square: "fill-vert",
  triangle: "fill-orange",
  diamond: "fill-violet",
  cross: "fill-violet",
  ring: "fill-orange",
  star: "fill-vert",
  bar: "fill-bleu",
};

const STROKES: Readonly<Record<Side, string>> = {
  under: "M1 10.5h10v1.5H1z",
  over: "M1 0h10v1.5H1z",
  left: "M0 1h1.5v10H0z",
  right: "M10.5 1H12v10h-1.5z",
};
/** Scaled down to leave room for the strokes at its sides. */
const SMALLER = "translate(1.9 1.9) scale(.683)";

/** A player's own shape and its colour, black on paper: it tells lines apart, which stay in ink. */
export function PlayerMark({ mark, nth, size = 12, className = "" }: MarkProps) {
  const ink = `${COLOURS[mark]} print:fill-black forced-colors:fill-[CanvasText]`;
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 12 12" className={`inline-block shrink-0 ${className}`}>
      <Paths mark={mark} nth={nth} className={ink} />
    </svg>
  );
}

interface MarkProps extends PathsProps {
  size?: number;
}

/** The same in a drawing, about (x, y), `size` from its middle to its edge; its strokes lie a little further out. */
export const MarkShape = ({ sign, x, y, size, fill }: ShapeProps) => (
  <g fill={fill} transform={`translate(${x} ${y}) scale(${size / 4.5}) translate(-6 -6)`}>
    <Paths {...sign} />
  </g>
);

interface ShapeProps {
  sign: Sign;
  x: number;
  y: number;
  size: number;
  fill: string;
}

interface PathsProps {
  mark: Mark;
  /** How many players before this one have the same mark. */
  nth?: number | undefined;
  className?: string;
}

function Paths({ mark, nth, className }: PathsProps) {
  const sides = markSides(nth);
  return (
    <>
      <path d={SHAPES[mark]} fillRule="evenodd" className={className} transform={sides.length > 0 ? SMALLER : undefined} />
      {sides.length > 0 && <path d={sides.map((side) => STROKES[side]).join("")} className={className} />}
    </>
  );
}
