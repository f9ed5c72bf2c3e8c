/** A pasted list of names, in English. */
import { NAME_LENGTH } from "#lib/log/limits";
import type { paste as French } from "#messages/fr/club/paste";
import { many } from "../alike";

export const paste: typeof French = {
  title: "Paste a list",
  label: "One name a line, or a column of a spreadsheet",
  reads: "How the names read",
  lines: "What becomes of each line",
  statuses: {
    new: () => "new player",
    near: (of) => `nearly ${of}`,
    known: (of) => `already here: ${of}`,
    gone: (of) => `${of} no longer comes, but is still in the club`,
    twice: () => "twice in the list",
    long: (line) => `line ${line}: more than ${NAME_LENGTH} characters`,
    none: (line) => `line ${line}: no name`,
  },
  isOther: (name, of) => `${name} is not ${of}`,
  tooMany: (n, most) => `${n} names: paste ${most} at most at a time. Nothing was added.`,
  add: (n) => `Add ${many.players(n)}`,
  nothing: "Nobody to add",
};
