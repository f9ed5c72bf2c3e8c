/** Who enters, from a list or from the club, in English. */

import type { entrants as French } from "#messages/fr/hall/entrants";
import { plural } from "../rules/grammar";

export const entrants: typeof French = {
  entries: "Entries",
  entered: (n) => plural(n, "person entered", "people entered"),
  paste: "Paste or type a list",
  pasteLabel: "One person a line: name, licence, series",
  pasteAdd: (n) => (n === 1 ? "Enter this person" : `Enter these ${n} people`),
  pasteLeft: (lines) => `Lines left out (no name, or there already): ${lines}.`,
  pasteTold: (n) => (n === 1 ? "One entry is completed." : `${n} entries are completed.`),
  pasteTell: "Complete",
  nothing: "Nobody to enter",
  members: "Take from the club",
  membersAdd: (n) => (n === 1 ? "Enter" : `Enter these ${n} people`),
  lastTime: (name) => `Same as “${name}”`,
  licence: (licence) => `licence ${licence}`,
  series: (series) => `series ${series}`,
  teamNth: (n) => `team ${n}`,
  lateTeams:
    "Somebody arrives or stands in before the first round: enter them, then reassign the seats. Whoever comes for somebody who withdrew is of their team.",
  late: "Somebody arrives before the first round: enter them, then reassign the seats. A table of three is filled, or a table is added.",
  unseated: "no seat yet",
};
