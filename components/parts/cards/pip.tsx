import "./cards.css";
import type { Deck } from "#lib/rules/deck";
import { DRAWINGS, SCHOOL_DRAWINGS, SUIT_DRAWINGS } from "./drawings";

interface Props {
  /** In the order of the pack's suits. */
  suit: number;
  size?: number;
}

/** A suit among words; the word stands beside it. */
export function Pip({ suit, size = 14 }: Props) {
  const pip = SUIT_DRAWINGS[suit] ?? "pique";
  return <Shape drawing={pip} color={pip === "coeur" || pip === "carreau" ? "var(--red)" : "var(--black)"} size={size} />;
}

/** A school's shape among words. */
export function School({ suit, size = 14 }: Props) {
  const school = SCHOOL_DRAWINGS[suit] ?? "bleu";
  return <Shape drawing={school} color={`var(--${school})`} size={size} />;
}

/** The emblem of the pack's cards, in a line of text. */
export const Emblem = ({ deck, ...which }: Props & { deck: Deck }) =>
  deck.emblems === "schools" ? <School {...which} /> : <Pip {...which} />;

function Shape({ drawing, color, size }: { drawing: keyof typeof DRAWINGS; color: string; size: number }) {
  return (
    <span aria-hidden className="in-text" style={{ verticalAlign: "-0.1em" }}>
      <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" color={color}>
        {DRAWINGS[drawing]}
      </svg>
    </span>
  );
}
