/** Deals whose every trick can be followed by eye, for the tests. */
const run = (suit: string, ...ranks: readonly (number | string)[]) => ranks.map((rank) => `${suit}-${rank}`);
const upTo = (n: number, from = 1): number[] => Array.from({ length: n - from + 1 }, (_, i) => from + i);

/**
 * Four players, seat 0 leads and takes in garde sans. Each holds a whole suit and four trumps: seat 0 spades with 1, 20, 21 and
 * the Excuse; seat 1 hearts with 2–5, seat 2 diamonds with 6–9, seat 3 clubs with 10–13; 14–19 are the dog. Seat 3 wins tricks
 * 3 (king of spades, 3, 7, 11: 6 points) and 4 (10, 2, 6 and a half-point card for the Excuse: 2 points), seat 0 all the
 * others, trick 5 with the Petit. So the attack has 91 − 8 = 83 points and the three bouts.
 */
export const GARDE_SANS = [
  "T-21 T-5 T-9 T-13",
  "T-20 T-4 T-8 T-12",
  "S-14 T-3 T-7 T-11",
  "T-10 EXC T-2 T-6",
  "C-14 T-1 H-1 D-1",
  ...upTo(13).map((n) => `S-${n} H-${n + 1} D-${n + 1} C-${n}`),
].join(" ");

/** The same, but in trick 3 seat 1 throws a heart on the spade; the 2 and the 3 of trumps come out in tricks 4 and 6, and hearts win the rest. */
export const REVOKE = [
  "T-21 T-5 T-9 T-13",
  "T-20 T-4 T-8 T-12",
  "S-14 H-2 T-7 T-11",
  "T-10 EXC T-2 T-6",
  "C-14 T-1 H-1 D-1",
  "S-1 T-3 D-2 C-1",
  ...upTo(13, 2).map((n) => `H-${n + 1} D-${n + 1} C-${n} S-${n}`),
].join(" ");

const SCHOOL = ["INT", "E1", "E2", "E3", "E4", "P1", "P2", "P3", "PRO"];

/**
 * Five players of décalé, seat 4 leads with the 5 to the 13 and the Excuse; seats 0 to 3 hold a school and one of the trumps 1
 * to 4. Seat 4 wins nine tricks: the 13 and the 1 are 10 points, four schools without their Proviseurs 4 × 10. The Excuse
 * leads the last trick and stays (5); seat 0's Proviseur sets the school and wins four of them: 20.
 */
export const DECALE = [
  ["T-13", "T-1", "T-2", "T-3", "T-4"].join(" "),
  ...upTo(7, 0).map((i) =>
    [`T-${12 - i}`, ...["B", "O", "V", "M"].flatMap((school) => run(school, SCHOOL[i] as string))].join(" "),
  ),
  "EXC B-PRO O-PRO V-PRO M-PRO",
].join(" ");

/** A deal really played at four, seat 3 leading (tarotclub, « tarotmag 17 »): nobody erred. */
export const TAROTMAG = [
  "H-1 H-13 H-14 H-3",
  "H-8 H-7 H-9 H-12",
  "D-14 D-1 D-4 D-3",
  "D-13 D-10 D-9 EXC",
  "D-2 T-2 T-15 D-12",
  "H-2 H-10 T-4 H-4",
  "D-5 T-16 T-1 D-11",
  "S-11 S-2 S-8 T-7",
  "D-6 T-5 T-8 T-10",
  "H-11 T-21 T-20 T-12",
  "D-7 T-6 S-14 T-13",
  "H-5 T-9 C-2 S-5",
  "D-8 S-13 C-12 T-3",
  "T-17 T-19 C-6 S-6",
  "T-11 S-12 C-1 T-18",
  "S-4 T-14 S-7 S-9",
  "C-14 C-9 C-8 C-5",
  "C-11 C-13 C-10 C-7",
].join(", ");
