/** Who meets whom: two entrants meet at each position at which they share a table. */

/** Two entrants, the smaller number first, and the position, from 1, at which they meet once more. */
type Meeting = readonly [a: number, b: number, position: number];

export function secondMeetings(seatings: readonly (readonly (readonly (number | null)[])[])[]): Meeting[] {
  const met = new Set<string>();
  return seatings.flatMap((tables, i) =>
    tables
      .flatMap((table) => pairsOf(table.filter((entrant) => entrant !== null)))
      .filter(([a, b]) => met.size === met.add(`${a} ${b}`).size)
      .sort(([a, b], [c, d]) => a - c || b - d)
      .map(([a, b]): Meeting => [a, b, i + 1]),
  );
}

function pairsOf(people: readonly number[]): [number, number][] {
  return people.flatMap((one, i) =>
    people.slice(i + 1).map((other): [number, number] => [Math.min(one, other), Math.max(one, other)]),
  );
}
