/** A player's page: marks, who leaves, who is the same person, in English. */
import type { player as French } from "#messages/fr/club/player";

export const player: typeof French = {
  isGuest: "Guest: these evenings count, and the standings may leave a guest aside",
  short: "Short name, four letters at most",
  mark: "Mark on the curves",
  marks: {
    disc: "disc",
    square: "square",
    triangle: "triangle",
    diamond: "diamond",
    cross: "cross",
    ring: "ring",
    star: "star",
    bar: "bar",
  },
  leaves: "Mark as no longer coming",
  leavesNote: "The evenings stay in the seasons; the name is no longer offered for a sheet.",
  returns: "Mark as back",
  merge: "Merge with another",
  mergeNote: (name) =>
    `If ${name} was recorded under two names, both become one person and their evenings are added. Nothing is erased, and it can be undone. Two people who played at one table cannot be merged.`,
  mergeWith: (name) => `Is the same person as ${name}`,
  isMerged: (name) => `is the same person as ${name}`,
  part: "Separate again",
  noOther: "There is nobody else.",
  satWith: (names) => `At one table, so different people: ${names}.`,
  markTaken: (mark, names) => `${mark}, already the mark of ${names}`,
  markTakenNote: (names) => `${names} already has this mark: one of them wears it with a stroke beside it.`,
};
