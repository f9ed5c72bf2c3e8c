import { useWords } from "#components/parts/words/words";
import type { Points } from "#lib/rules/rules";
import { dayOf } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";

const HEIGHT = 96;

interface Props {
  /** The oldest first. */
  evenings: readonly { readonly evening: string; readonly day: string; readonly points: Points }[];
}

/**
 * A bar for each evening, the newest at the right; wins above the line. Bars are too narrow to tap: evenings are opened from
 * their list.
 */
export function Bars({ evenings }: Props) {
  const { lang } = useWords();
  const most = (sign: number) => Math.max(0, ...evenings.map(({ points }) => sign * points));
  const point = (HEIGHT - 8) / Math.max(1, most(1) + most(-1));
  // Without wins, or without losses, the line is at the edge: no half is left empty.
  const zero = 4 + most(1) * point;
  return (
    <ol className="flex max-w-[480px] items-stretch" style={{ height: HEIGHT }}>
      {evenings.map(({ evening, day, points }) => {
        const tall = Math.max(1, Math.abs(points) * point);
        const box = { height: tall, ...(points < 0 ? { top: zero } : { bottom: HEIGHT - zero }) };
        return (
          <li key={evening} className="relative min-w-0 flex-1">
            <span className="sr-only">
              <bdi>{dayOf(day, lang)}</bdi>, {numeral(points, "change", lang)}
            </span>
            <span aria-hidden className="absolute inset-x-0 border-rule2 border-t" style={{ top: zero }} />
            <span
              aria-hidden
              className={`absolute inset-x-1 border-2 ${points < 0 ? "border-neg" : "border-ink bg-ink"}`}
              style={box}
            />
          </li>
        );
      })}
    </ol>
  );
}
