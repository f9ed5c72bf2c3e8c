/** Why a tournament refuses something, in English: before the reasons common to all sheets, of which it shares some. */
import type { HallOnlyFault } from "#lib/rules/codes";
import type { Say } from "#lib/rules/words/words";
import { attackFaults } from "../rules/attack";
import { hallFaults as protocol } from "../rules/hall-faults";
import { sheetSays } from "../sheet/faults";

const hallOnly = {
  "opened-twice": () => "This tournament is already open.",
  "not-opened": () => "This tournament has not been opened yet.",
  "other-sheet": () => "This entry belongs to another tournament.",
  "tournament-ended": () => "This tournament is over: it does not change until it is reopened.",
  "not-ended": () => "This tournament is not over.",
  "entered-already": () => "This person is already entered.",
  "licence-taken": (p) => `Somebody is already entered with licence ${p.licence}.`,
  "not-entered": () => "This person is not entered.",
  "seats-given": () => "The seats are assigned: who arrives or leaves is recorded from a round on.",
  "seats-not-given": () => "The seats are not assigned yet.",
  "already-started": () => "The first round is open: the seats no longer change.",
  "not-by-four": (p) => `${p.given} seats do not make tables of four.`,
  "somebody-unseated": (p) => (p.missing === 1 ? "One entry has no seat." : `${p.missing} entries have no seat.`),
  "number-unknown": (p) => `Nobody has number ${p.number} in this hall.`,
  "number-taken": (p) => `Number ${p.number} already plays.`,
  "number-free": (p) => `Nobody plays under number ${p.number}.`,
  "number-unseated": (p) => `Number ${p.number} has no seat in this round.`,
  "table-too-small": (p) => `Table ${p.table} has ${p.given} people: it takes three at least.`,
  "position-skipped": (p) => `The next round is number ${p.next}.`,
  "position-open": (p) => `Round ${p.position} is already open: this holds from round ${p.next} on.`,
  "position-not-open": () => "This round is not open yet.",
  "hall-not-zero": () => "The hall does not add up to zero, or a sheet is missing: the next round waits, or has a reason.",
  "no-such-table": (p) => `Table ${p.table} does not play in this round.`,
  "nobody-there": () => "Nobody sits there.",
  "table-not-whole": (p) => `Table ${p.table} is not complete: it waits for the next round.`,
  "arbiters-board": () =>
    "This board is the arbiter’s now: scored by the arbiter, or in a round that is over. Ask the arbiter to change it.",
  "version-changed": () => "This sheet was corrected meanwhile: read it again first.",
  "unknown-penalty": () => "This penalty is not in the tournament.",
  "unknown-call": () => "This call is not in the tournament, or has been answered.",
  "only-duplicate": () => "That exists in duplicate only.",
  "not-in-duplicate": () => "In duplicate a table hands in its boards one by one, not a sheet.",
  "boards-missing": () => "A round of duplicate says which boards are at each table.",
  "no-such-board": (p) => `Board ${p.board} is not at table ${p.table} in this round.`,
  "score-differs": (p) => `The deal comes to ${p.score}, not ${p.given}.`,
  "other-adjustment": () => "That adjustment is not one of this format.",
  "nothing-to-adjust": () => "This board has no score at this table yet.",
  "withdrawn-already": () => "This penalty is already withdrawn.",
} as const satisfies Readonly<Record<HallOnlyFault, Say>>;

export const hallFaults: Readonly<Record<string, Say>> = {
  ...attackFaults,
  ...sheetSays.common,
  ...protocol,
  ...hallOnly,
};
