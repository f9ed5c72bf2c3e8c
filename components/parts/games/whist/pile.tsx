import { optionOf, type Points, type Rules } from "#lib/rules/rules";

/** One card seen from above, and how much of each shows under the next. */
const CARD = { width: 8, height: 12 };
const SPAN = 42;
const MOST = 14;

/** The cards left in a stake, laid one over the other; the number above says how many. An empty place where there are none. */
export function Pile({ rules, cards }: { rules: Rules; cards: Points }) {
  const step = Math.min(SPAN / (MOST - 1), SPAN / Math.max(cards, optionOf<number>(rules, "stake"), 2));
  const count = Math.max(0, Math.round(cards));
  return (
    <svg aria-hidden width={SPAN + CARD.width + 1} height={CARD.height + 1} fill="none">
      {count === 0 ? (
        <rect x={SPAN + 0.5} y={0.5} {...CARD} rx={1.5} className="stroke-rule2" strokeDasharray="2 2" />
      ) : (
        Array.from({ length: count }, (_, card) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: one card is like another
            key={card}
            x={SPAN + 0.5 - (count - 1 - card) * step}
            y={0.5}
            {...CARD}
            rx={1.5}
            className="fill-leaf stroke-ink2"
          />
        ))
      )}
    </svg>
  );
}
