/** What a club says, in English. */

import type { Chunks } from "#messages/fr/chunks";
import { heads, many, pages, press, said } from "./alike";
import { join, keep } from "./club/join";
import { paste } from "./club/paste";
import { player } from "./club/player";
import { recovery } from "./club/recovery";
import { seasonForm } from "./club/season-form";
import { list } from "./rules/grammar";

export const club: Chunks["club"] = {
  list,
  troubles: {
    offline: "No answer: a club only changes through the server. Nothing you wrote is lost; try again, nothing is counted twice.",
    server: "The server did not answer: try again, nothing is counted twice.",
    refused: "This device may not change this club.",
    unreadable: "The server could not read this change.",
    later: "Too many clubs and sheets were opened from here: try again in an hour. Nothing is lost.",
    full: "There is no room left in this club: whoever runs it can remove devices.",
    storage: "The browser refuses its memory to this page: the club cannot be changed from here.",
  },
  role: {
    viewer: "This device follows the club.",
    player: "This device scores for the club.",
    owner: "This device manages the club.",
  },
  ways: {
    title: "Keeping the club",
    one: "One device alone manages this club. If it is lost, nobody can manage the club any more: give it a second way in.",
    several: (n: number) => `${n} devices manage this club.`,
    waits: (day: string) => `A recovery code has been waiting since ${day}. Never printed or copied out? Replace it.`,
    none: "No recovery code.",
    invite: "Another managing device",
    make: "Recovery code",
    replace: "Replace the recovery code",
  },
  rename: "Rename the club",
  name: heads.name,
  seasons: "Seasons",
  noSeason: "No season yet.",
  seasonLine: (evenings, deals, last) =>
    evenings === 0
      ? "no evening"
      : `${many.evenings(evenings)}${deals > 0 ? `, ${many.deals(deals)}` : ""}${last ? `, the last on ${last}` : ""}`,
  seasonEnded: "ended",
  seasonDates: (from, to) => (to === null ? `from ${from}` : `${from} to ${to}`),
  seasonOverdue: "Its last day has passed.",
  readSeason: "Settings",
  players: pages.players,
  addPlayer: "Add a player",
  pasteNames: "Paste a list",
  change: "Change",
  guest: said.guest,
  left: "no longer comes",
  adjust: {
    wrong: {
      unreadable: "Not a number: 2½, or −5.5.",
      half: "Whole points, or halves.",
      zero: "Zero adjusts nothing.",
      range: "100,000 points at most.",
    },
    lacks: { points: "Write the points", reason: press.sayWhy, player: "Choose to whom" },
  },
  ...player,
  recovery,
  paste,
  season: seasonForm,
  keep,
  join,
};
