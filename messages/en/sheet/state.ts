import type { Chunks } from "#messages/fr/chunks";
import { said } from "../alike";
import { list, plural } from "../rules/grammar";

export const state: Chunks["state"] = {
  divided: (deals, mayChoose) =>
    deals.length === 1
      ? `Deal ${deals[0]} is recorded in two ways${mayChoose ? ": choose one." : "."}`
      : `Deals ${list(deals.map(String))} are recorded in two ways${mayChoose ? ": choose." : "."}`,
  follows: "this phone follows the sheet",
  cutOff: "the server does not answer: what has been recorded since comes when it does",
  shutOut: "This phone has no access to the shared sheet any more: what it records stays here.",
  shutOutFollower: "This phone does not follow the sheet any more: it shows what it has seen of it.",
  copyOnly: said.copyOnly,
  tooMuch: "Too much was written from here: the rest stays on this phone and is sent later.",
  rejected: (n) => plural(n, "entry refused: see below the sheet.", "entries refused: see below the sheet."),
  givenBack: (n, isGiven) =>
    `The server went back to an older state: this phone ${isGiven ? "gave" : "gives"} it back ${plural(n, "entry", "entries")}${isGiven ? "" : "."}`,
  nothing: "nothing recorded yet",
  done: {
    "deal.recorded": (n) => `Deal ${n} recorded`,
    misdeal: () => "Misdeal recorded",
    "deal.replaced": (n) => `Deal ${n} corrected`,
    "deal.voided": (n) => `Deal ${n} cancelled`,
    "deal.restored": (n) => `Deal ${n} restored`,
    "sheet.closed": () => "Game ended",
    "sheet.reopened": () => "Game resumed",
    "bet.withdrawn": () => "Bid withdrawn",
    "dispute.withdrawn": () => "Dispute withdrawn",
    "player.renamed": () => "Name changed",
    "person.added": (_, who) => `${who} has joined`,
    "person.renamed": () => "Name changed",
    "person.left": (_, who) => `${who} has left`,
    "person.returned": (_, who) => `${who} is back`,
    "seats.arranged": () => "Seats changed",
    "dealer.chosen": () => "Dealer changed",
    "confirmation.asked": () => "Confirmation of deals changed",
    "bet.announced": (n) => `Bid of deal ${n} recorded`,
    "dispute.noted": (n) => `Dispute of deal ${n} recorded`,
    "deal.contested": (n) => `Deal ${n} disputed`,
    "contest.ruled": (n) => `Dispute of deal ${n} settled`,
    "season.joined": () => "The sheet counts in the season",
    "season.left": () => "The sheet is out of the season",
    "evening.set": () => "Evening changed",
    "player.seated": () => "This phone’s player changed",
    "deal.confirmed": (n) => `Deal ${n} confirmed`,
    keep: (n) => `Deal ${n}: the version on the sheet is kept`,
    replace: (n) => `Deal ${n} replaced by the other version`,
    another: (n) => `The other version of deal ${n} is now a deal of its own`,
  },
  overtaken: (n) => `Deal ${n}: another phone decided otherwise`,
  settle: "Settle",
  undo: "Undo",
  undoOf: (done) => `Undo: ${done.charAt(0).toLowerCase()}${done.slice(1)}`,
  undoneAnd: (undone, pressing) => `${undone}; ${pressing}`,
  saved: "saved",
  unsent: (n) => plural(n, "deal not sent yet", "deals not sent yet"),
  sent: "all sent",
  seen: (n) => `seen by ${n < 2 ? "another phone" : `${n} other phones`}`,
  unknown: (n) => plural(n, "entry of a newer version, kept unread", "entries of a newer version, kept unread"),
  ending: {
    over: (names) => (names.length > 1 ? `Game ended: ${list(names)} share the win.` : `Game ended: ${list(names)} wins.`),
    reached: (names) =>
      names.length > 1
        ? `Target reached: ${list(names)} share the win if the game ends now.`
        : `Target reached: ${list(names)} wins if the game ends now.`,
    close: "End the game",
    reopen: "Resume the game",
    until: said.endsAt,
    targetIs: (n) => `Played to ${n} points.`,
    table: { title: "How the table came out", picture: "Picture to share", again: "Play again" },
  },
};
