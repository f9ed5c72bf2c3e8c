/** The seats before the first position: how they are given, and how long a movement they allow, in English. */

import { commas } from "#lib/rules/lists";
import type {
  seats as French,
  entrants as FrenchEntrants,
  holder as FrenchHolder,
  makeHall as FrenchMakeHall,
} from "#messages/fr/hall/seats";
import { many } from "../alike";
import { plural } from "../rules/grammar";

export const seats: typeof French = {
  seats: "Seats",
  seatsHow: "Numbers and orientations",
  seatsChosen: "in the order of the list",
  seatsDrawn: "drawn",
  giveSeats: "Assign the seats",
  giveSeatsAgain: "Reassign the seats",
  five: "Five people make neither a table of three nor one of four.",
  teamsWhole: "Teams play at whole tables: a number of people that four divides, twelve at least.",
  tooFew: "It takes three people at least.",
  tables: (n, threes) =>
    threes.length === 0
      ? many.tables(n)
      : `${many.tables(n)}, no North at ${threes.length === 1 ? "table" : "tables"} ${threes.join(", ")}`,
  most: (n) => `Up to ${n} rounds in which nobody meets anybody twice (FFT movement, computed).`,
  mostThree: (n) => `At three tables people cannot all keep apart: in the rounds planned, two players meet again ${n} times.`,
  mostAsked: (asked, most) => `${asked} rounds are planned, more than ${most}: the last ones will be drawn.`,
  mostAskedTeams: (asked, most) =>
    `${asked} rounds are planned, more than ${most}: teams keep to the movement, so the tournament will end sooner.`,
  mostNone: "Fewer than three tables: there is no movement, seats are drawn.",
};

/** Who enters, from a list or from the club. */
export const entrants: typeof FrenchEntrants = {
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

/** A tournament being made, and the list of those there are. */
export const makeHall: typeof FrenchMakeHall = {
  none: "No tournament yet.",
  make: "New tournament",
  line: (day, entered, ended) => commas(day, entered, ended && "over"),
  formula: "Format",
  formulaOf: (positions, deals) => `${positions} × ${deals}`,
  formulaNote: "Rounds × deals.",
  teams: "Everybody plays",
  teamOf: { 1: "alone", 2: "in teams of two", 4: "in teams of four" },
  open: "Open the tournament",
};

/** Who holds a number: who leaves, who comes instead. */
export const holder: typeof FrenchHolder = {
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
