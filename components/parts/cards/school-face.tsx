import { type CLASS_DRAWINGS, Drawn, SCHOOL_DRAWINGS } from "./drawings";

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

/** The school is said twice, by colour and by shape. */
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
