/** What home says, in English. */

import type { Chunks } from "#messages/fr/chunks";
import { many } from "./alike";
import { taken } from "./home/taken";
import { list, plural } from "./rules/grammar";

export const home: Chunks["home"] = {
  sheets: "On this phone",
  empty: "No sheet yet. The first takes twenty seconds.",
  won: (names) => (names.length > 1 ? `${list(names)} tied` : `${list(names)} won`),
  waits: "result pending",
  same: "Same table again",
  unsent: "not all sent yet",
  shutOut: "no access any more, kept here",
  clubs: {
    title: "Clubs",
    summary: (players, seasons) => `${many.players(players)}, ${plural(seasons, "season", "seasons")}`,
    make: "Create a club",
    plays: "Games played",
    people: "Its players, one name a line, or a column of a spreadsheet",
    create: (players) => (players === 0 ? "Create the club" : `Create the club, ${many.players(players)}`),
  },
  taken,
};
