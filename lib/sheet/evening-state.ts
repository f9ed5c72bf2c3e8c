/** What one evening's log says, up to the event read last. */
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
  /** By place, in order: several if phones that did not know of each other announced differently. */
  readonly bets: Map<number, readonly SlotBet[]>;
  /** Disputes whose deal is not recorded yet. */
  disputes: NotedDispute[];
  closed: Sheet["closed"];
  season: SeasonPlace | null;
  /** By device. */
  readonly seated: Map<string, Person>;
  asksConfirmation: boolean;
  /** The evening it was set to since its opening. */
  of: EveningOf | null;
  /** The number of events about its people so far. */
  told: number;
}
