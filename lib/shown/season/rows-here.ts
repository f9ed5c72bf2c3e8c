/** A phone's screen or two. */
export const MOST_HERE = 12;
/** This few extra rows do not need a page of their own. */
const SOME_MORE = 4;

/** How many rows of a table of all players are on the season's page; if not all, the tables' page has all. */
export const rowsHere = (people: number): number => (people > MOST_HERE + SOME_MORE ? MOST_HERE : people);
