import type { ReactNode } from "react";
import type { Inks } from "#components/parts/print/printed-curve";
import { useWords } from "#components/parts/words/words";
import { sizeIn } from "#lib/shown/plot/width";

export const SIZE = { width: 1080, height: 1350 };
/** Our paper by day, whatever the phone's own light: a picture goes to others. */
export const INKS: Inks & { paper: string; neg: string } = {
  ink: "#211c16",
  faint: "#665c4d",
  rule: "#ddd2bd",
  leader: "#a89a80",
  paper: "#f6f0e4",
  neg: "#a2301d",
  font: 'Palatino, "Palatino Linotype", "Book Antiqua", "Noto Serif", Georgia, serif',
};
export const PICTURE_EDGE = 72;
export const WIDTH = SIZE.width - 2 * PICTURE_EDGE;

interface Props {
  id?: string;
  /** What is read aloud in its place. */
  alt: string;
  title: string;
  children: ReactNode;
}

/** One drawing to share, complete in itself: its title, the content, and the app's name. */
export function Picture({ id, alt, title, children }: Props) {
  const { m } = useWords();
  return (
    <svg
      id={id}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      width={SIZE.width}
      height={SIZE.height}
      fontFamily={INKS.font}
      fill={INKS.ink}
      role="img"
      aria-label={alt}
      style={{ width: "100%", height: "auto" }}
    >
      <rect width={SIZE.width} height={SIZE.height} fill={INKS.paper} />
      <text x={PICTURE_EDGE} y={140} fontSize={sizeIn(WIDTH, [title], 76)}>
        {title}
      </text>
      {children}
      <text
        x={SIZE.width - PICTURE_EDGE}
        y={SIZE.height - 36}
        fontSize={26}
        fontStyle="italic"
        textAnchor="end"
        fill={INKS.faint}
      >
        {m.name}
      </text>
    </svg>
  );
}

/** What the picture is of, under its title. */
export const About = ({ y, size = 32, children }: { y: number; size?: number; children: ReactNode }) => (
  <text x={PICTURE_EDGE} y={y} fontSize={size} fontStyle="italic" fill={INKS.faint}>
    {children}
  </text>
);

/** The double rule under heads and under a sum. */
export const Double = ({ y }: { y: number }) => (
  <path
    d={`M${PICTURE_EDGE} ${y}H${SIZE.width - PICTURE_EDGE}M${PICTURE_EDGE} ${y + 6}H${SIZE.width - PICTURE_EDGE}`}
    stroke={INKS.ink}
    strokeWidth={2}
  />
);

interface LineProps {
  left: number;
  width: number;
  /** Baseline of the text, and place of the rule under it; null: no rule. */
  y: number;
  rule: number | null;
  /** Sizes of the rank, the name and the figure. */
  sizes: readonly [number, number, number];
  /** Width from the rank to the name. */
  indent: number;
  rank: number | string;
  name: string;
  figure: string;
  isNegative: boolean;
}

/** Somebody's line: the rank, the name, the figure. */
export function PictureLine({ left, width, y, rule, sizes, indent, rank, name, figure, isNegative }: LineProps) {
  const [rankSize, nameSize, figureSize] = sizes;
  return (
    <>
      <text x={left} y={y} fontSize={rankSize} fill={INKS.faint}>
        {rank}
      </text>
      <text x={left + indent} y={y} fontSize={nameSize}>
        {name}
      </text>
      <text
        x={left + width}
        y={y}
        fontSize={figureSize}
        textAnchor="end"
        fill={isNegative ? INKS.neg : INKS.ink}
        style={{ fontVariantNumeric: "lining-nums tabular-nums" }}
      >
        {figure}
      </text>
      {rule !== null && <path d={`M${left} ${rule}H${left + width}`} stroke={INKS.rule} strokeWidth={2} />}
    </>
  );
}
