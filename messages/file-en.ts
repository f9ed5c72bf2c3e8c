import type { FileMessages } from "./file-fr";

const plural = (n: number, one: string, many: string) => (n === 1 ? `${n} ${one}` : `${n} ${many}`);

const KINDS: Record<string, string> = {
  "sheet.opened": "sheet opened",
  "sheet.closed": "game stopped",
  "sheet.reopened": "sheet reopened",
  "player.renamed": "name changed",
  "deal.recorded": "deal recorded",
  "deal.replaced": "deal corrected",
  "deal.voided": "deal cancelled",
  "deal.restored": "deal restored",
  "deal.contested": "deal contested",
  "contest.ruled": "ruling of the table",
  "bet.announced": "bet announced",
  "bet.withdrawn": "bet withdrawn",
  "dispute.noted": "dispute during a deal",
  "dispute.withdrawn": "dispute withdrawn",
  "season.joined": "counted in a season",
  "season.left": "taken out of a season",
  "player.seated": "place of the phone",
  "deal.confirmed": "deal confirmed",
  "confirmation.asked": "confirmation by the other camp",
};

export const fileEn: FileMessages = {
  only: (n) => `${plural(n, "event is", "events are")} only on this phone.`,
  keep: "Keep in a file",
  take: "Take over a file",
  title: "File taken over",
  back: "‹ Sheets",
  notOurs: "This file does not come from Petit au Bout, or it is damaged: nothing was changed.",
  failed: "The phone could not save all of it: make room, then take the same file again.",
  fates: {
    taken: (n) => `${plural(n, "line taken over", "lines taken over")}, for this phone to send.`,
    known: (n) => `${plural(n, "line", "lines")} here already.`,
    conflict: (n) => `${plural(n, "deal", "deals")} noted otherwise here: the table chooses, on the sheet.`,
    waiting: (n) => `${plural(n, "line waits for its sheet", "lines wait for their sheet")}: join it with its link.`,
    aside: (n) => `${plural(n, "line", "lines")} already given up.`,
    refused: (n) => `${plural(n, "line", "lines")} refused, to be kept in the file:`,
  },
  line: (number, kind, reason) => `Line ${number}${kind ? `, ${KINDS[kind] ?? "of a newer version"}` : ""}: ${reason}`,
  see: (title) => `See the sheet: ${title}`,
};
