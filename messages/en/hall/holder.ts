/** Who holds a number: who leaves, who comes instead, in English. */
import type { holder as French } from "#messages/fr/hall/holder";

export const holder: typeof French = {
  entryLabel: "Name, licence, series",
  free: "free chair",
  leaves: "Mark as left",
  leavesWhy: (position) => `Left from round ${position} on: reason`,
  substitute: "Replace",
  lateEntry: "Enter here",
  entryMissing: "A name is missing.",
  takes: "Takes this number",
  from: (position) => `from round ${position} on`,
  leftFrom: (position, reason) => `left from round ${position} on: ${reason}`,
  noFree:
    "No free chair: whoever comes late enters when somebody leaves. No more tables can be added: the movement is worked out for these.",
  arbitrate: "The arbitration code of 2012",
};
