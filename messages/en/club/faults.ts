// This folder: words of a club, in English, a part of its screen a file; faults and history come at other times than its page.
/** Why a club refuses something, in English: before the reasons common to all sheets, of which it shares some. */
import type { ClubOnlyFault } from "#lib/rules/codes";
import type { Say } from "#lib/rules/words/words";
import { daysIn } from "#lib/sheet/say-day";
import { sheetSays } from "../sheet/faults";

const dayOf = daysIn("en");

export const clubOnly = {
  "opened-twice": () => "This club is already open.",
  "not-opened": () => "This club has not been opened yet.",
  "other-sheet": () => "This entry belongs to another club.",
  "owner-only": () => "Only a device that runs the club can change it.",
  "sheet-full": () => "The log of this club is full.",
  "players-full": () => "Enough names were added to this club: only a device that manages it adds more.",
  "device-full": () => "This phone has added enough names to this club: a device that manages it can add some.",
  "seasons-full": (p) => `A club has ${p.most} seasons at most.`,
  "player-twice": () => "This person is already in the club.",
  "already-merged": (p) => `${p.name} is already merged into another name: separate them first.`,
  "same-person": (p) => `${p.name} already means this person.`,
  "not-merged": (p) => `${p.name} is merged into no other name.`,
  "sat-together": (p) => `${p.name} and ${p.other} played at one table: they are two people.`,
  "season-twice": () => "This season is already open.",
  "season-ended": () => "This season has ended: it does not change before it is reopened.",
  "evening-outside": (p) => `The evening of ${dayOf(p.day)} counts in the season, and would lie outside these dates.`,
  "older-app": () => "This app is from before evenings of several tables: reload the page, then end the season.",
  "season-running": () => "This season has not ended.",
  "unknown-adjustment": () => "This adjustment is not in the club, or is withdrawn already.",
  "history-too-long": () => "This history is too long for one go: bring it in several files.",
  "evening-there": (p) => `The club already has an evening on ${dayOf(p.day)}.`,
  "evening-twice": (p) => `The evening of ${dayOf(p.day)} is in this history twice.`,
  "unknown-history": () => "This history is not in the club, or has been taken back already.",
  "history-used": (p) =>
    p.name
      ? `${p.name} has played or counted otherwise in the club since: the history stays.`
      : "A season of this history has been used since: it stays.",
  "ends-before": () => "The season would end before it begins.",
  "not-a-day": () => "The calendar has no such day.",
  "not-falling": () => "A place cannot bring more than the one before it.",
  "listed-twice": () => "This choice is already in the list.",
  "drawn-twice": (p) => `${p.name} was drawn at two tables.`,
  "name-taken": (p) => `The club already has this name: ${p.name}.`,
} as const satisfies Readonly<Record<ClubOnlyFault, Say>>;

export const clubFaults: Readonly<Record<string, Say>> = { ...sheetSays.common, ...clubOnly };
