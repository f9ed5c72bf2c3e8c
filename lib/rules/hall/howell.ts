/** Three and four tables: who sits where at each position, as printed (manual of 2011, p. 12-13). */

const LISTS: Readonly<Record<number, readonly string[]>> = {
  3: [
    "1 2 3 4 | 5 6 7 8 | 9 10 11 12",
    "1 2 7 12 | 5 6 11 3 | 9 10 4 8",
    "1 8 7 10 | 5 2 11 12 | 9 3 4 6",
    "1 8 6 11 | 5 2 4 10 | 9 3 12 7",
    "1 9 5 3 | 7 11 4 10 | 2 6 12 8",
    "1 9 7 2 | 5 11 4 12 | 10 6 3 8",
  ],
  4: [
    "1 2 3 4 | 5 6 7 8 | 9 10 11 12 | 13 14 15 16",
    "1 8 10 15 | 16 9 7 2 | 6 3 13 12 | 11 14 4 5",
    "1 7 12 14 | 15 9 6 4 | 8 2 13 11 | 10 16 3 5",
    "1 6 11 16 | 14 9 8 3 | 7 4 13 10 | 12 15 2 5",
    "1 5 9 13 | 2 6 10 14 | 3 7 11 15 | 4 8 12 16",
  ],
};

const read = (list: string): readonly (readonly number[])[] => list.split(" | ").map((table) => table.split(" ").map(Number));

export const HOWELL: Readonly<Record<number, readonly (readonly (readonly number[])[])[]>> = Object.fromEntries(
  Object.entries(LISTS).map(([tables, lists]) => [tables, lists.map(read)]),
);
