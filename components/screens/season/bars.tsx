import type { Points } from "#lib/rules/rules";
import { eveningPlace, type Place } from "#lib/shown/season/places";
import { dayOf } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";

const HEIGHT = 96;

interface Props {
  /** The oldest first. */
  evenings: readonly { readonly evening: string; readonly day: string; readonly points: Points }[];
  place: Place;
}

/** A bar an evening, the newest at the right, each opening its evening; above the line what was won. */
export function Bars({ evenings, place }: Props) {
  const most = (sign: number) => Math.max(0, ...evenings.map(({ points }) => sign * points));
  const point = (HEIGHT - 8) / Math.max(1, most(1) + most(-1));
  // Where nothing was won, or nothing lost, the line is at an end: no half of the picture stands empty.
  const zero = 4 + most(1) * point;
  return (
    <ol className="flex max-w-[480px] items-stretch" style={{ height: HEIGHT }}>
      {evenings.map(({ evening, day, points }) => {
        const tall = Math.max(1, Math.abs(points) * point);
        const box = { height: tall, ...(points < 0 ? { top: zero } : { bottom: HEIGHT - zero }) };
        return (
          <li key={evening} className="relative min-w-0 flex-1">
            <a className="absolute inset-0 focus-visible:-outline-offset-2" href={eveningPlace(place, evening)}>
              <span className="sr-only">
                <bdi>{dayOf(day, place.lang)}</bdi>, {numeral(points, "change")}
              </span>
              <span aria-hidden className="absolute inset-x-0 border-rule2 border-t" style={{ top: zero }} />
              <span
                aria-hidden
                className={`absolute inset-x-1 border-2 ${points < 0 ? "border-neg" : "border-ink bg-ink"}`}
                style={box}
              />
            </a>
          </li>
        );
      })}
    </ol>
  );
}
