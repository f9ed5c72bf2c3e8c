import { list, plural } from "#lib/rules/words/en/grammar";
import type { StateMessages } from "#messages/fr/state";
import { copyOnlyEn } from "./copy-only";

export const stateEn: StateMessages = {
  divided: (deals, mayChoose) =>
    deals.length === 1
      ? `Deal ${deals[0]} is recorded in two ways${mayChoose ? ": choose one." : "."}`
      : `Deals ${list(deals.map(String))} are recorded in two ways${mayChoose ? ": choose." : "."}`,
  follows: "This phone follows the sheet.",
  cutOff: "The server does not answer: what has been recorded since comes when it does.",
  shutOut: "This phone has no access to the shared sheet any more: what it records stays here.",
  shutOutFollower: "This phone does not follow the sheet any more: it shows what it has seen of it.",
  copyOnly: copyOnlyEn,
  tooMuch: "Too much was written from here: the rest stays on this phone and is sent later.",
  rejected: (n) => plural(n, "sending refused: see below the sheet.", "sendings refused: see below the sheet."),
  givenBack: (n) => `The server went back to an older state: this phone gives it back ${plural(n, "entry", "entries")}.`,
  nothing: "Nothing recorded yet.",
  done: {
    "deal.recorded": (n) => `Deal ${n} recorded.`,
    "deal.replaced": (n) => `Deal ${n} corrected.`,
    "bet.announced": (n) => `Bid of deal ${n} recorded.`,
    "dispute.noted": (n) => `Contest of deal ${n} recorded.`,
    keep: (n) => `Deal ${n}: the version on the sheet is kept.`,
    replace: (n) => `Deal ${n} replaced by the other version.`,
    another: (n) => `The other version of deal ${n} is now a deal of its own.`,
  },
  overtaken: (n) => `Deal ${n}: another phone decided otherwise.`,
  settle: "Settle",
  undo: "Undo",
  saved: "Saved.",
  unsent: (n) => plural(n, "deal not sent yet.", "deals not sent yet."),
  sent: "All sent.",
  seen: (n) => `Seen by ${n < 2 ? "another phone" : `${n} other phones`}.`,
  unknown: (n) => plural(n, "entry of a newer version, kept unread.", "entries of a newer version, kept unread."),
};
