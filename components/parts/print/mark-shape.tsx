import type { Mark } from "#lib/season/club-event";

/** In a square of 2 about the middle: told apart in black and white, and by who sees no colours. */
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

/** A player's mark about (x, y), `size` from its middle to its edge. */
export function MarkShape({ mark, x, y, size, fill }: { mark: Mark; x: number; y: number; size: number; fill: string }) {
  return <path d={SHAPES[mark]} fill={fill} fillRule="evenodd" transform={`translate(${x} ${y}) scale(${size})`} />;
}
