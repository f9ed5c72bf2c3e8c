/** What the log of one evening has said so far. */
import type { Rules } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import type { EveningOf, EventOf, SeasonPlace } from "./event";
import type { Noted } from "./noted";
import type { People } from "./people";
import type { NotedDispute, Seats, Sheet } from "./sheet";

export interface SlotBet {
  readonly event: EventOf<"bet.announced">;
  readonly seated: Seats | null;
}

export interface Evening {
  readonly opening: EventOf<"sheet.opened">;
  readonly rules: Rules;
  readonly people: People;
  readonly slots: Map<number, Noted>;
  readonly byId: Map<string, Noted>;
  /** Of each place, in their order: more than one where phones that did not know of each other announced otherwise. */
  readonly bets: Map<number, readonly SlotBet[]>;
  /** Those whose deal is not recorded yet. */
  disputes: NotedDispute[];
  closed: Sheet["closed"];
  season: SeasonPlace | null;
  /** By device. */
  readonly seated: Map<string, Person>;
  asksConfirmation: boolean;
  /** What was said of it since the opening. */
  of: EveningOf | null;
  /** How many events said something of its people. */
  told: number;
}
