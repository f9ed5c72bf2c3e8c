import { Index, Panel } from "./parts";

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
