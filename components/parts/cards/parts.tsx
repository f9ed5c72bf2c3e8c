import type { ReactNode } from "react";

/** The corner, and the same turned round: readable from the left strip of a fan. Figures keep their width in any serif. */
export function Index({ text, children }: { text: string; children?: ReactNode }) {
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
export function Panel({ children }: { children: ReactNode }) {
  return (
    <g style={{ "--ground": "var(--tint)" } as React.CSSProperties}>
      <rect x="5.5" y="27.5" width="45" height="45" rx="1" fill="var(--tint)" stroke="var(--line)" />
      {children}
    </g>
  );
}
