import type { ReactNode } from "react";
import { type CLASS_DRAWINGS, COURT_DRAWINGS, Drawn, SCHOOL_DRAWINGS, SUIT_DRAWINGS } from "./drawings";

/** As printed on every French pack, whatever the language of the screen. */
const COURT_LETTERS = ["V", "C", "D", "R"];
/** Where the pip follows its letter: the widths of Palatino Bold. */
const PIP_AFTER: Record<string, number> = { V: 20.6, C: 20.6, D: 21.7, R: 20.6 };

export const suitCorner = (rank: number): string => COURT_LETTERS[rank - 10] ?? `${rank + 1}`;

/** `rank` is the index in the suit: 0…9 for 1…10, then valet, cavalier, dame, roi. */
export function SuitFace({ suit, rank }: { suit: number; rank: number }) {
  const pip = SUIT_DRAWINGS[suit] ?? "pique";
  const court = COURT_DRAWINGS[rank - 10];
  const text = suitCorner(rank);
  const after = PIP_AFTER[text] ?? 6 + 10 * text.length;
  return (
    <g color={pip === "coeur" || pip === "carreau" ? "var(--red)" : "var(--black)"}>
      <Index text={text}>
        <Drawn of={pip} x={after} y={6.4} size={14} />
      </Index>
      {court ? (
        <Panel>
          <Drawn of={court} x={11.5} y={33.5} size={33} />
        </Panel>
      ) : (
        <Drawn of={pip} x={13} y={35} size={30} />
      )}
    </g>
  );
}

/** A five-point star of radius `r` round (x, y). */
function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 ? r * 0.382 : r;
    const angle = (i * Math.PI) / 5;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

const STAR = star(28, 51, 19);
const CORNER_STAR = star(12.2, 13, 8.9);

/** The Excuse's index, among words. */
export const Star = ({ size = 16 }: { size?: number }) => (
  <svg
    aria-hidden
    className="inline-block align-[-0.12em]"
    width={size}
    height={size}
    viewBox="3.3 4.1 17.8 17.8"
    fill="currentColor"
  >
    <path d={CORNER_STAR} />
  </svg>
);

/** `height` 0 is the Excuse. On a bout the panel is solid, and the numeral or the star is cut out of it. */
export function TrumpFace({ height, bout }: { height: number; bout: boolean }) {
  return (
    <g color="var(--trump)">
      <Index text={height ? `${height}` : ""}>{height === 0 && <path d={CORNER_STAR} />}</Index>
      {bout || height === 0 ? (
        <>
          <rect x="5" y="27" width="46" height="46" rx="1.2" />
          {height === 0 ? <path d={STAR} fill="var(--face)" /> : <Numeral height={height} size={34} fill="var(--face)" />}
        </>
      ) : (
        <Panel>
          <path d="M5.5 32.5h45M5.5 67.5h45" stroke="var(--line)" />
          <Numeral height={height} size={28} />
        </Panel>
      )}
    </g>
  );
}

function Numeral({ height, size, fill }: { height: number; size: number; fill?: string }) {
  return (
    <text x={28} y={50 + size * 0.345} fontSize={size} textAnchor="middle" fill={fill}>
      {height}
    </text>
  );
}

type Emblem = (typeof CLASS_DRAWINGS)[number];

/** By rank in the school (`lib/rules/deck.ts`): the corner, the emblem, and the dots that are its points. */
const ELEVE = { corner: "É", emblem: "eleve", points: 1 } as const;
const RANKS: readonly { corner: string; emblem: Emblem; points: number }[] = [
  { corner: "I", emblem: "interro", points: 0 },
  ELEVE,
  ELEVE,
  ELEVE,
  ELEVE,
  { corner: "Sc", emblem: "sciences", points: 2 },
  { corner: "H.G", emblem: "histoire-geo", points: 2 },
  { corner: "Sp", emblem: "sport", points: 2 },
  { corner: "P", emblem: "proviseur", points: 5 },
];

/** The emblem's size and height in each crest: a triangle is widest low. */
const EMBLEMS = { bleu: [25, 52.8], orange: [19, 59.5], vert: [26, 52.5], violet: [21, 52.8] } as const;

export const schoolCorner = (rank: number): string => (RANKS[rank] ?? ELEVE).corner;

/** A school is told by its colour and by its shape: colour alone is not enough for everybody. */
export function SchoolFace({ school, rank }: { school: number; rank: number }) {
  const crest = SCHOOL_DRAWINGS[school] ?? "bleu";
  const { corner, emblem, points } = RANKS[rank] ?? ELEVE;
  const [size, middle] = EMBLEMS[crest];
  const long = corner.length > 1;
  return (
    <g color={`var(--${crest})`}>
      <text x={5} y={long ? 18.5 : 20.5} fontSize={long ? 15.5 : 20}>
        {corner}
      </text>
      <Drawn of={crest} x={38.5} y={6.2} size={12} />
      <Drawn of={crest} x={6} y={31} size={44} />
      <g color="var(--face)" style={{ "--ground": `var(--${crest})` } as React.CSSProperties} fill="currentColor">
        <Drawn of={emblem} x={28 - size / 2} y={middle - size / 2} size={size} />
      </g>
      <Dots points={points} />
    </g>
  );
}

function Dots({ points }: { points: number }) {
  if (points === 0) return <path d="M23 88.6h10" stroke="currentColor" strokeWidth="1.6" />;
  return Array.from({ length: points }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dots in a row
    <circle key={i} cx={28 + 7.5 * (i - (points - 1) / 2)} cy="88.6" r="2.2" />
  ));
}

/** The corner, and the same turned round: readable from the left strip of a fan. Figures keep their width in any serif. */
function Index({ text, children }: { text: string; children?: ReactNode }) {
  const digits = /^\d+$/.test(text) ? { textLength: 10 * text.length, lengthAdjust: "spacingAndGlyphs" as const } : {};
  const corner = (
    <>
      <text x={5} y={20.5} fontSize={20} {...digits}>
        {text}
      </text>
      {children}
    </>
  );
  return (
    <>
      {corner}
      <g transform="rotate(180 28 50)">{corner}</g>
    </>
  );
}

/** The tinted panel of courts and trumps. */
function Panel({ children }: { children: ReactNode }) {
  return (
    <g style={{ "--ground": "var(--tint)" } as React.CSSProperties}>
      <rect x="5.5" y="27.5" width="45" height="45" rx="1" fill="var(--tint)" stroke="var(--line)" />
      {children}
    </g>
  );
}
