/** Everything made again from the logs is one transaction. */
export const LONGEST_MS = 3_600_000;
