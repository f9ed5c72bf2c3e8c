import type { ServedMessages } from "#messages/fr/served";
import { back, pages, press } from "./alike";
import { shared } from "./shared";

export const served: ServedMessages = {
  name: shared.name,
  description: shared.description,
  titles: {
    club: pages.club,
    draw: "Draw",
    evening: pages.evening,
    hall: pages.hall,
    join: pages.join,
    new: pages.newSheet,
    paper: pages.paper,
    player: "Player",
    print: press.print,
    referee: pages.referee,
    rules: pages.rules,
    season: pages.season,
    sheet: pages.sheet,
    table: pages.table,
    tonight: pages.tonight,
  },
  tooOld:
    "This browser is too old for this page. It takes Safari 16.4, Chrome 111 or Firefox 111, or newer: update the phone, or open the sheet on another one.",
  lost: { none: "There is no page at this address.", back: "My sheets" },
  picture: (name) => `${name}-en.webp`,
  pictures: { sheet: "A sheet, with the curve of the evening", deal: "Noting a deal, at night", season: "A club’s season" },
  gallery: {
    title: "The cards",
    back: back.sheets,
    tarot: "Tarot",
    tarotNote: "Four suits, four courts",
    trumpsNote: "Trumps; bouts are solid",
    decale: "Décalé",
    decaleNote: "Proviseur, three Profs, Élève, Interro",
    smallest: "At 44 px",
    smallestNote: "the smallest size",
    states: "States",
    stateNames: { played: "played", chosen: "chosen", contested: "disputed", permitted: "allowed", forbidden: "forbidden" },
    inText: "among words",
  },
};
