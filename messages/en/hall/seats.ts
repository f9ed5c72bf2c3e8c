/** The seats before the first position: how they are given, and how long a movement they allow, in English. */

import type { seats as French } from "#messages/fr/hall/seats";
import { many } from "../alike";

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
