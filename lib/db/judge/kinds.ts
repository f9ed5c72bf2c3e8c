/**
 * What the server asks of each kind of log, a row a kind. For a new one the compiler asks for its fold too (`Head`), its room
 * (`ROOM`) and how long its links let in (`USUAL_DAYS`).
 */
import { readHallEvent } from "#lib/hall/hall-event";
import { canAddToHall, judgeInHall } from "#lib/hall/hall-judge";
import type { LogEvent, LogKind } from "#lib/log/event";
import type { Fault } from "#lib/rules/rules";
import { readClubEvent } from "#lib/season/club/club-event";
import { canAddToClub, judgeInClub } from "#lib/season/club/club-judge";
import { readSheetEvent } from "#lib/sheet/event";
import { conflictOf, judgeInSheet } from "#lib/sheet/judge";
import { canAddToSheet, type Role } from "#lib/sheet/role";
import type { Head } from "../head";

interface KindOfLog {
  /** The kind of its first event. */
  readonly opens: string;
  read(event: LogEvent): { readonly event: Pick<LogEvent, "body"> | undefined };
  mayAdd(role: Role, kind: string, body: unknown): boolean;
  /** Every fault that the log alone tells (a phone finds those of a sheet too); none when the event may join. */
  judge(head: Head, event: LogEvent): Fault[];
  /** An event that this one contradicts: both are kept and shown, and the people at the table choose. */
  rivalOf?(log: readonly LogEvent[], event: LogEvent): LogEvent | null;
}

export const KINDS_OF_LOGS: Readonly<Record<LogKind, KindOfLog>> = {
  sheet: {
    opens: "sheet.opened",
    read: readSheetEvent,
    mayAdd: canAddToSheet,
    judge: ({ events, sheet }, event) => judgeInSheet(events, event, () => sheet.sheet),
    rivalOf: conflictOf,
  },
  club: {
    opens: "club.opened",
    read: readClubEvent,
    mayAdd: canAddToClub,
    judge: ({ events, club }, event) => judgeInClub(events, event, () => club.asked),
  },
  hall: {
    opens: "tournament.opened",
    read: readHallEvent,
    mayAdd: canAddToHall,
    judge: (head, event) => judgeInHall(head.events, event, () => head.hall),
  },
};

/** The kind of log that this event opens, if it opens one. */
export const kindOpenedBy = (event: LogEvent | undefined): LogKind | undefined =>
  (Object.keys(KINDS_OF_LOGS) as LogKind[]).find((kind) => KINDS_OF_LOGS[kind].opens === event?.kind);
