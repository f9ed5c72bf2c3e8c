/** What the screens say around the sheet: home, new sheet, sheet, number, history, rules. */
import { plural } from "#lib/rules/words/en/grammar";
import type { DecaleMessages } from "#messages/fr/decale";
import type { ScreensMessages } from "#messages/fr/screens";
import { gamesSay } from "../games-say";

export const screens: ScreensMessages = {
  close: "Close",
  sheet: {
    back: "‹ Sheets",
    rules: "Rules",
    table: "Table",
    referee: "Referee",
    history: "History",
    share: "Share",
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
    people: "Players",
    skip: "Skip the deals",
    misdeal: "Misdeal",
    petitSec: "Petit sec",
    annulled: "Annulled deal",
    report: "Carried over",
    paper: "from paper",
    reportOf: (n) => plural(n, "deal", "deals"),
    unread: "Deal",
    refused: "to correct",
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
  },
  get deal() {
    return gamesSay("en").forms.deal;
  },
  get decale(): DecaleMessages {
    return gamesSay("en").forms.decale;
  },
};
