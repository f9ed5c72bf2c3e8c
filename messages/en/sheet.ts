/** What a sheet's page says before anything rises over it. */

import type { Messages } from "#messages/fr/shared";
import { always } from "./alike/always";
import { plural } from "./rules/grammar";

export const sheet: Messages["sheet"] = {
  noting: (name, n) => `${name ?? "Another phone"} is recording deal ${n}.`,
  notedSince: (n) => `Deal ${n} has just been recorded on another phone.`,
  at: (players) => `${players}\u00a0players`,
  gameAt: (game, players) => `${game}, ${players}\u00a0players`,
  tableRules: "table rule",
  tableRule: (label, value) => `${label}: ${value}`,
  record: (n) => `Record deal ${n}`,
  diskFull: "The phone is full: the deal stays on screen, free some room.",
  stuck: "The browser no longer answers: close it altogether, then open it again. What is saved is kept.",
  notSaved: "Not saved on this phone yet: try again.",
  skip: "Skip the deals",
  misdeal: "Misdeal",
  petitSec: always.petitSec,
  annulled: "Annulled deal",
  report: "Carried over",
  paper: "from paper",
  reportOf: (n) => plural(n, "deal", "deals"),
  refused: always.toCorrect,
  late: "after the end",
  announced: "announced",
  finish: "Record the result",
  opening: "The sheet is opening.",
  join: "Join it with a link or a code ›",
  missing: "This sheet is not on this phone.",
  offlineMissing: "No network, and this sheet is not on this phone yet. It opens by itself once there is one.",
  serverMissing: "The server does not answer for now. The sheet opens by itself once it does.",
  incomplete: "This address is incomplete: it does not say which sheet to open.",
  newer: "This sheet was opened with a newer version of the app: load the page again.",
  cards: (n) => plural(n, "card", "cards"),
  blind: "blind",
};
