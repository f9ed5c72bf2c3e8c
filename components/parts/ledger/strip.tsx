import { useRef } from "react";
import { useWordsOf } from "#components/parts/words/words";
import type { Seat } from "#lib/rules/rules";
import type { Chunks } from "#messages/fr/chunks";

interface Props {
  /** What a tap is for. */
  act: keyof Chunks["strip"];
  deal?: number;
  /** The seats that can be tapped. */
  seats: readonly Seat[];
  onTap: (seat: Seat) => void;
}

/**
 * One button over a row whose columns are too narrow for a thumb: a tap takes the nearest seat, the keyboard each seat in turn.
 */
export function Strip({ act, deal = 0, seats, onTap }: Props) {
  const t = useWordsOf("strip");
  const next = useRef(0);
  const nearest = (at: number) => seats.reduce((best, seat) => (Math.abs(seat - at) < Math.abs(best - at) ? seat : best));
  return (
    <button
      type="button"
      aria-label={t[act](deal)}
      className="absolute inset-y-0 left-0 z-1 w-[calc(var(--figure)*var(--players)+var(--last))] focus-visible:-outline-offset-2"
      onClick={({ detail, clientX, currentTarget }) => {
        const { left } = currentTarget.getBoundingClientRect();
        const column = currentTarget.parentElement?.clientWidth ?? 1;
        onTap(detail > 0 ? nearest((clientX - left) / column - 0.5) : (seats[next.current++ % seats.length] as Seat));
      }}
    />
  );
}
