/** Why a sheet refuses something, in English: to add to the reasons common to all games. */

import type { SheetFault, SheetLine } from "#lib/rules/codes";
import { type LineWords, num, plain, type Say, signed } from "#lib/rules/words/words";
import { daysIn } from "#lib/sheet/say-day";
import { common, commonLines } from "../rules/common";

const dayOf = daysIn("en");

export const sheetOnly = {
  "not-text": () => "Some text is expected here.",
  "text-empty": () => "Some readable text is missing.",
  "text-too-long": (p) => `This is too long: ${plain(num(p, "most"))} characters at most.`,
  "text-unprintable": () => "This text contains characters that cannot be printed.",
  "name-taken": (p) => `Two people cannot have the same name: ${p.name}.`,
  "seat-of-nobody": () => "Nobody here answers to that seat.",
  "seated-otherwise": () => "Another phone has seated the table otherwise meanwhile: that order stands.",
  "person-left": (p) => `${p.name} is no longer here at deal ${plain(num(p, "number"))}: record the return first.`,
  "too-many-people": (p) => `A sheet has ${plain(num(p, "most"))} people at most.`,
  "not-an-hour": () => "Write the hour as 23:30.",
  "not-an-id": () => "This reference is unreadable.",
  "not-a-date": () => "This date is unreadable.",
  "newer-event": () => "This entry comes from a newer version of the app.",
  "too-large": () => "This deal contains too much.",
  "opened-twice": () => "This sheet is already open.",
  "not-opened": () => "This sheet has not been opened yet.",
  "other-sheet": () => "This entry belongs to another sheet.",
  "other-device": () => "This entry was made on another phone.",
  "owner-only": () => "Only a device that manages the sheet may rule.",
  "only-follows": () => "This phone follows the sheet: it records nothing on it.",
  "id-reused": () => "This entry would replace another: nothing is erased.",
  "sheet-full": () => "This sheet is full: open another one.",
  "players-full": () => "The players’ room on this sheet is taken: a device that manages it can still record.",
  "device-full": () => "This phone has written all that one phone may write on a sheet: another one can.",
  malformed: () => "The server could not read this entry.",
  "unknown-deal": () => "The deal meant is not on the sheet.",
  "unknown-version": () => "The version meant is not on the sheet.",
  "unknown-bet": () => "The announcement meant is not on the sheet.",
  "unknown-dispute": () => "The dispute meant is not on the sheet.",
  "dispute-on-deal": () => "That dispute is on its deal already: it is settled there.",
  "contest-ruled": () => "That dispute is settled already: it cannot be withdrawn any more.",
  "unknown-said": () => "What would be withdrawn is not on the sheet.",
  overtaken: () => "The deal has changed since, or was decided otherwise: this cannot be withdrawn any more.",
  "version-changed": () => "The deal has been put right since: read it again before confirming it.",
  "version-stands": () => "This version of the deal awaits no choice any more: it took its place on the sheet.",
  "deal-voided": () => "This deal is cancelled: there is nothing to confirm.",
  "not-seated": () => "This phone does not say yet who plays with it.",
  "own-deal": () => "The phone that recorded the deal does not confirm it.",
  "own-camp": () => "It is for the other side to confirm this deal.",
  "not-contested": () => "This deal is not disputed.",
  "sheet-closed": () => "The game has ended: its deals can be put right, none can be added unless it is resumed.",
  "slot-skipped": (p) => `Deal ${plain(num(p, "next"))} is not recorded yet: deal ${plain(num(p, "slot"))} must wait.`,
  "unknown-club": () => "This phone has no right in this club: ask for its link.",
  "unknown-season": () => "This club has no such season.",
  "season-ended": () => "This season has ended: it takes no further sheet.",
  "evening-stands": () => "The correction period of this season is over: the evening stays in it.",
  "shut-out-of-club": () =>
    "This phone was shut out of the club: it adds nothing more to a sheet that counts there. What it records stays here.",
  "tables-full": (p) => `A season counts ${p.most} tables on one day at most: take one out, or count this sheet on another day.`,
  "season-stands": () => "This season has ended: its sheets stay in it unless it is reopened.",
  "outside-season": (p) =>
    p.to === null
      ? `This evening is of ${dayOf(p.day)}, and the season begins on ${dayOf(p.from)}.`
      : `This evening is of ${dayOf(p.day)}, and the season runs from ${dayOf(p.from)} to ${dayOf(p.to)}.`,
  "unknown-player": () => "The club does not know this person.",
  "same-player-twice": () => "One person cannot sit in two seats.",
  "game-not-counted": () => "This season does not count this game.",
  "nobody-so-named": (p) => `“${p.given}” is nobody’s name here: ${p.names}.`,
  "claim-unread": (p) => `“${p.given}” cannot be understood here.`,
  "scores-differ": (p, name) =>
    `The row says ${signed(num(p, "written"))} for ${name(num(p, "seat"))}, the sum gives ${signed(num(p, "computed"))}.`,
} as const satisfies Readonly<Record<SheetFault, Say>>;

/** The lines that a sheet adds to those of its game. */
const sheetLines = {
  "table-decision": { label: (p) => `Decision: ${p.note}` },
} as const satisfies Readonly<Record<SheetLine, LineWords>>;

/** With what any game's sheet may need. */
export const sheetSays = { common: { ...common, ...sheetOnly }, lines: { ...commonLines, ...sheetLines } };
