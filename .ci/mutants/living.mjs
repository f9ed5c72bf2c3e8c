/**
 * The changes that no test can notice, or that none should, each with its reason: they are left out of every draw.
 * `was` and `is` are the line before and after, without its indent.
 */
export const LIVING = [];
