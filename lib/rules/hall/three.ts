/** A hall whose entrants are no multiple of four plays some tables at three, without North (manual of 2011, p. 6). */
import { itemAt } from "../item-at";
import type { Seating } from "./movement";

/**
 * The Norths to take away, the highest table's first, so that nobody sits at a table of three twice while it can be helped;
 * `count` is at most the number of tables.
 */
export function missingNorths(seatings: readonly Seating[], count: number): number[] {
  const norths = itemAt(seatings, 0)
    .map(([north]) => north as number)
    .reverse();
  const missing: number[] = [];
  const shortHanded = new Set<number>();
  while (missing.length < count) {
    const visitors = (north: number) => new Set(visitorsOf(seatings, north));
    const again = (north: number) => [...visitors(north)].filter((one) => shortHanded.has(one)).length;
    const [next] = norths.filter((one) => !missing.includes(one)).sort((a, b) => again(a) - again(b)) as [number];
    missing.push(next);
    for (const one of visitors(next)) shortHanded.add(one);
  }
  return missing;
}

/** Everybody who sits at a table of three because that North is missing. */
const visitorsOf = (seatings: readonly Seating[], north: number): number[] =>
  seatings.flatMap((tables) =>
    tables
      .filter((table) => table.includes(north))
      .flat()
      .filter((one) => one !== north),
  );
