/** A phone's screen or two. */
export const MOST_HERE = 12;
/** So many more are not worth a page of their own. */
const SOME_MORE = 4;

/** How many rows of a table of all players stand on the season's page; where they are not all, all are on the page of the tables. */
export const rowsHere = (people: number): number => (people > MOST_HERE + SOME_MORE ? MOST_HERE : people);
