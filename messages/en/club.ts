/** What a club says, in English. */

import type { Chunks } from "#messages/fr/chunks";
import { heads, many, pages, press, said } from "./alike";
import { join, keep, paste } from "./club/join";
import { player } from "./club/player";
import { seasonForm } from "./club/season-form";
import { list } from "./rules/grammar";

/** The recovery code. */
const recovery: Chunks["club"]["recovery"] = {
  title: "Recovery code",
  what: "A page to print or copy out, then to keep with the club’s cards. If every managing device is lost, it gives back the club, its sheets and the right to manage it.",
  ends: "The one you printed before will work no more.",
  go: "Make the code",
  goAgain: "Replace the code",
  paper: (club: string) => `Recovery code of the club “${club}”`,
  made: (day: string) => `Made on ${day}. It works once, and is shown only here: print it or copy it out now.`,
  how: "How to use it",
  steps: (address: string) => [
    `On a phone, open ${address}, or point its camera at this square.`,
    "Type the twenty-eight characters, with or without spaces, in capitals or not. No 0 or 1, no O or I.",
    "Tap “Join”: this phone manages the club. Then make a new code, as this one is finished.",
  ],
  who: "Whoever holds this page can manage the club: keep it like a key. If it is lost, replace the code on the club’s page.",
  qr: "The QR of the recovery code",
  copied: "Copied or printed",
  later: "Twenty codes were made today for this club: more can be made tomorrow.",
};

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
  pasteNames: press.pasteList,
  change: "Change",
  guest: said.guest,
  left: "no longer comes",
  adjust: {
    wrong: {
      unreadable: "Not a number: 2½, or −5.5.",
      half: said.halves,
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
