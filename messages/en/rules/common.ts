/** Reasons that any field of any game can have. */

import type { CommonFault, CommonLine } from "#lib/rules/codes";
import { type LineWords, num, plain, type Say } from "#lib/rules/words/words";
import { decimal } from "./grammar";

/** "−1", "40½", "40.25": a number as it was given, with a true minus. */
const number = (value: unknown): string => (Number(value) % 0.5 === 0 ? plain(Number(value)) : decimal(String(value)));

export const common = {
  required: () => "This field is missing.",
  "not-an-object": () => "An object is expected here.",
  "not-a-number": () => "A number is expected here.",
  "not-whole": (p) => `${number(p.value)} is not a whole number.`,
  "not-half": (p) => `${number(p.value)} is neither whole nor a half point.`,
  "not-a-multiple": (p) => `${number(p.value)} is not a multiple of ${number(p.step)}.`,
  "out-of-range": (p) => `${number(p.value)} is out of range: ${number(p.min)} to ${number(p.max)}.`,
  "unknown-value": (p) => `“${p.value}” is not allowed here: ${p.values}.`,
  "not-a-list": () => "A list is expected here.",
  "wrong-length": (p) => `There must be ${p.length} here, not ${p.given}.`,
  "unknown-option": () => "This game has no such table rule.",
  "unknown-cell": () => "This table has no such cell.",
  "out-of-order": () => "This value is out of order.",
  "past-the-end": () => "The game is over: nothing more is played.",
  "too-deep": () => "This request is nested too deep to be answered.",
  "too-long": (p) => `This request is too long: ${plain(Number(p.most))} characters at most.`,
  "unknown-op": (p) => `Unknown operation. Known: ${p.values}.`,
  "unknown-rule": () => "No rule has this number.",
  "not-json": () => "This line is not JSON.",
  "our-mistake": () => "Our own mistake on this request.",
  players: (p) => `This game is not played by ${p.given} people, but by ${String(p.values).replace(/, (?=[^,]*$)/, " or ")}.`,
  "same-person-twice": () => "The same person does not play twice in one deal.",
  "report-not-zero": (p) => `A deal adds up to zero, this row adds up to ${number(p.sum)}.`,
} as const satisfies Record<CommonFault, Say>;

/** The lines that any game may have. */
export const commonLines = {
  report: {
    label: (p) =>
      p.deals === 1 ? "Carried over from a paper sheet" : `Carried over from a paper sheet, ${num(p, "deals")} deals`,
  },
} as const satisfies Readonly<Record<CommonLine, LineWords>>;
