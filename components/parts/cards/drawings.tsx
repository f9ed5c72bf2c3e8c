/**
 * Drawings in a 24 × 24 box, in the current colour. Classes of `cards.css`: `line` is stroked, `cut` is stroked in the
 * ground's colour, `hole` is filled with it.
 */
import type { ReactNode } from "react";

type Drawing =
  | (typeof SUIT_DRAWINGS)[number]
  | (typeof SCHOOL_DRAWINGS)[number]
  | (typeof COURT_DRAWINGS)[number]
  | (typeof CLASS_DRAWINGS)[number];

/** In the order of the packs' suits and schools (`lib/rules/deck.ts`). */
export const SUIT_DRAWINGS = ["pique", "coeur", "carreau", "trefle"] as const;
export const SCHOOL_DRAWINGS = ["bleu", "orange", "vert", "violet"] as const;
export const COURT_DRAWINGS = ["valet", "cavalier", "dame", "roi"] as const;
export const CLASS_DRAWINGS = ["interro", "eleve", "sciences", "histoire-geo", "sport", "proviseur"] as const;

export const DRAWINGS: Readonly<Record<Drawing, ReactNode>> = {
  coeur: (
    <path d="M12 21.6C10.4 19 2.2 14.8 2.2 8.3 2.2 4.9 4.7 2.5 7.6 2.5c2 0 3.6 1.2 4.4 3 .8-1.8 2.4-3 4.4-3 2.9 0 5.4 2.4 5.4 5.8 0 6.5-8.2 10.7-9.8 13.3Z" />
  ),
  carreau: <path d="M12 1C14 5.4 17 9.2 20.4 12 17 14.8 14 18.6 12 23 10 18.6 7 14.8 3.6 12 7 9.2 10 5.4 12 1Z" />,
  pique: (
    <path d="M12 1.4C13.5 4.6 21.4 8.6 21.4 14.2c0 3-2.1 4.9-4.6 4.9-1.6 0-3-.8-3.8-2.1.2 2.4 1 4.3 2.7 5.6H8.3c1.7-1.3 2.5-3.2 2.7-5.6-.8 1.3-2.2 2.1-3.8 2.1-2.5 0-4.6-1.9-4.6-4.9C2.6 8.6 10.5 4.6 12 1.4Z" />
  ),
  trefle: (
    <path d="M12 1.6a4.7 4.7 0 0 1 3.5 7.85 4.8 4.8 0 1 1-2.5 7.35c.2 2.5 1 4.5 2.7 5.8H8.3c1.7-1.3 2.5-3.3 2.7-5.8a4.8 4.8 0 1 1-2.5-7.35A4.7 4.7 0 0 1 12 1.6Z" />
  ),
  bleu: <circle cx="12" cy="12" r="11.2" />,
  orange: <path className="round" strokeWidth="1.8" d="M12 1.4 22.9 21.6H1.1Z" />,
  vert: <rect x="1.75" y="1.75" width="20.5" height="20.5" rx="1.3" />,
  violet: <path className="round" strokeWidth="1.2" d="M12 .85 23.15 12 12 23.15.85 12Z" />,
  roi: (
    <>
      <path d="M3.6 18.2 2.3 8.2 7.6 11.6 12 4.6l4.4 7L21.7 8.2 20.4 18.2Z" />
      <rect x="3.6" y="19.6" width="16.8" height="2.9" rx=".6" />
      <circle cx="2.4" cy="6.2" r="1.7" />
      <circle cx="21.6" cy="6.2" r="1.7" />
      <circle cx="12" cy="2.7" r="1.9" />
    </>
  ),
  dame: (
    <>
      <path d="M4.6 2.6C7.4 3.8 8.8 5.2 9.6 7 10 4.6 10.7 2.6 12 .8c1.3 1.8 2 3.8 2.4 6.2.8-1.8 2.2-3.2 5-4.4C20.8 9.4 18.2 14 12 14.3 5.8 14 3.2 9.4 4.6 2.6Z" />
      <path className="line" strokeWidth="1.9" d="M12 14v9" />
      <path d="M12 22.6c.2-3.6 2.7-5.8 7.2-6-.3 3.6-2.9 6-7.2 6Zm0 0c-.2-3.6-2.7-5.8-7.2-6 .3 3.6 2.9 6 7.2 6Z" />
    </>
  ),
  cavalier: (
    <>
      <path d="M8.2 22.6H20.8C21.3 14.2 19.3 7.2 13.6 4.3L13 .9 10.1 4.1C7.4 5 6.1 7 5 9.3L2.3 13.2c-.6 1-.2 2.3.8 2.9l1.5.8c.8.3 1.5.1 2-.5l1.3-1.4c1.8-.2 3.3-.9 4.3-2.2.3 3.6-3.7 5-4 9.8Z" />
      <circle className="hole" cx="9.3" cy="8.5" r="1.05" />
    </>
  ),
  valet: (
    <>
      <path d="M12 .4 14 5.6H10Z" />
      <rect x="11" y="4" width="2" height="19.4" rx="1" />
      <path d="M13 6.3c3 0 5.4-1 7.1-2.3 1.6 3.3 1.6 7.3 0 10.6-1.7-1.3-4.1-2.3-7.1-2.3Z" />
      <path d="M11 6.9 4.6 9.3 11 11.7Z" />
    </>
  ),
  proviseur: (
    <>
      <g className="line" strokeWidth="2.1">
        <circle cx="6.6" cy="7.6" r="4.5" />
        <circle cx="17.4" cy="7.6" r="4.5" />
        <path d="M11 6.6c.6-.5 1.4-.5 2 0" />
      </g>
      <path d="M12 18.7 3.6 14.6c-.6 2.7-.6 5.5 0 8.2Zm0 0 8.4-4.1c.6 2.7.6 5.5 0 8.2Z" />
      <circle cx="12" cy="18.7" r="2.3" />
    </>
  ),
  sciences: (
    <>
      <path d="M8.6 1.4h6.8v2.2h-1v5.2l6.3 11c.9 1.6-.1 3-1.8 3H5.1c-1.7 0-2.7-1.4-1.8-3l6.3-11V3.6h-1Z" />
      <path className="cut" strokeWidth="1.7" d="M8.3 14.6h7.4" />
      <circle className="hole" cx="10" cy="18.7" r="1.15" />
      <circle className="hole" cx="14.1" cy="17.9" r=".9" />
    </>
  ),
  "histoire-geo": (
    <>
      <circle cx="12" cy="10.4" r="8.6" />
      <g className="cut" strokeWidth="1.3">
        <ellipse cx="12" cy="10.4" rx="3.7" ry="8.6" />
        <path d="M3.4 10.4h17.2M4.8 6h14.4M4.8 14.8h14.4" />
      </g>
      <path className="line" strokeWidth="2" d="M6.4 22.3h11.2M12 19v3" />
    </>
  ),
  sport: (
    <>
      <path d="M8.6 7.4H22v4.2c0 .8-.5 1.3-1.3 1.4l-5.2.8a7 7 0 1 1-6.9-6.4Z" />
      <circle className="hole" cx="8.6" cy="14.4" r="2.5" />
      <path className="line" strokeWidth="1.8" d="M12.8 4.8 11.6 2M16.6 4.6V1.6M20 5l1.4-2.6" />
    </>
  ),
  eleve: (
    <>
      <path className="line" strokeWidth="2" d="M8.4 6V4.4A2.3 2.3 0 0 1 10.7 2.1h2.6a2.3 2.3 0 0 1 2.3 2.3V6" />
      <rect x="2.6" y="5.8" width="18.8" height="16.4" rx="2.6" />
      <path className="cut" strokeWidth="1.5" d="M2.6 13h18.8" />
      <rect className="hole" x="6.2" y="11.2" width="2.6" height="4.4" rx=".7" />
      <rect className="hole" x="15.2" y="11.2" width="2.6" height="4.4" rx=".7" />
    </>
  ),
  interro: (
    <>
      <path d="M5.2 1.4h9.6l4.6 4.6v16.6H5.2Z" />
      <path className="cut" strokeWidth="1.3" d="M14.6 1.6V6.2H19.2" />
      <ellipse className="cut" strokeWidth="1.9" cx="12.2" cy="14.2" rx="2.9" ry="4.1" />
    </>
  ),
};

/** A drawing of `size` with its corner at (x, y) of a card. */
export function Drawn({ of, x, y, size }: { of: Drawing; x: number; y: number; size: number }) {
  return <g transform={`translate(${x} ${y}) scale(${size / 24})`}>{DRAWINGS[of]}</g>;
}
