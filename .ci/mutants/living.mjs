/**
 * The changes that no test can notice, or that none should, each with its reason: they are left out of every draw.
 * `was` and `is` are the line before and after, without its indent.
 */
export const LIVING = [
  {
    file: "lib/sync/live.ts",
    was: "let listening = 0;",
    is: "let listening = (-1);",
    why: "which listening is the newest is told by being another one, not by a number",
  },
  {
    file: "lib/sync/live.ts",
    was: "let listening = 0;",
    is: "let listening = 1;",
    why: "which listening is the newest is told by being another one, not by a number",
  },
];
