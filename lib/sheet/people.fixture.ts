/** For tests: tables that people come to and leave, the deal in a slot, and the faults of a change. */
import type { LogEvent } from "#lib/log/event";
import type { Json } from "#lib/rules/read";
import { addPerson, record, seated } from "./change";
import type { Change } from "./event";
import { judgeInSheet } from "./judge";
import { added, eventId, fold, logOf, made, opened } from "./log.fixture";
import type { SheetDeal } from "./sheet";

export const TAROT_FOUR = { rules: { game: "tarot", players: 4 } };
export const PETITE: Json = { taker: 0, contract: "petite", bouts: 2, points: 41 };
export const PEOPLE = ["Nora", "Hugo", "Inès", "Paul", "Zoé"];
export const AT_FIRST = { nextSlot: 0 };
/** Four people at the table, and Max, who came by event 2. */
export const MAX = eventId(2);
export const FIVE_PEOPLE = logOf(opened(4, TAROT_FOUR), addPerson(AT_FIRST, "Max"));
export const SIX = logOf(opened(5, { rules: { game: "tarot", players: 5 }, names: [...PEOPLE, "Max"], dealer: 5 }));

export const faultsIn = (log: readonly LogEvent[], change: Change): string[] =>
  judgeInSheet(log, made(log.length + 1, change)).map(({ at, code, rule }) => `${at} ${code} ${rule}`);
export const dealIn = (log: readonly LogEvent[], slot = 0): SheetDeal => fold(log).deals[slot] as SheetDeal;
/** The change by which the form notes a deal. */
export const notedBy = (
  log: readonly LogEvent[],
  json: Json,
  seats = fold(log).seating.seats,
  dealer = fold(log).seating.dealer,
): Change => record(fold(log).nextSlot, json, seated(fold(log), fold(log).nextSlot, seats, dealer));

export const played = added(FIVE_PEOPLE, notedBy(FIVE_PEOPLE, PETITE));
