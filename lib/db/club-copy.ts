/**
 * A document says who ran the club when it was made. If anyone else brings it first, to a server that does not know the club, the
 * result is a copy of that phone's own: the same evenings under other ids. So nobody becomes the owner of ids that the club's
 * people will look for.
 */
import { createHash } from "node:crypto";
import { readHallEvent } from "#lib/hall/hall-event";
import type { LogEvent } from "#lib/log/event";
import { readClubEvent } from "#lib/season/club/club-event";
import type { SeasonJoined } from "#lib/sheet/event";
import type { GivenLog } from "./club-file";

/** The same phone's copy of a log always has the same id, so that importing twice adds nothing. */
export function copiedId(tokenHash: string, id: string): string {
  const hex = createHash("sha256").update(`${tokenHash} ${id}`).digest("hex");
  // RFC 9562, version 8: bits of our own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function copied(logs: readonly GivenLog[], tokenHash: string): GivenLog[] {
  const idOf = (id: string) => copiedId(tokenHash, id);
  return logs.map(({ id, kind, within, lines }) => ({
    id: idOf(id),
    kind,
    within: within && idOf(within),
    lines: lines.map((line) => line && { ...line, event: renamed(line.event, idOf) }),
  }));
}

/**
 * Replaces each log's id where events name it: their own log, the club of evenings and tournaments, the sheets of seated tables.
 */
function renamed(event: LogEvent, idOf: (id: string) => string): LogEvent {
  const { club } = event.body as Partial<SeasonJoined>;
  const isJoining = event.kind === "season.joined" && typeof club === "string";
  const { event: draw } = readClubEvent(event);
  const { event: hall } = readHallEvent(event);
  return {
    ...event,
    sheet: idOf(event.sheet),
    ...(isJoining && { body: { ...(event.body as SeasonJoined), club: idOf(club) } }),
    ...(draw?.kind === "tables.drawn" && {
      body: { ...draw.body, tables: draw.body.tables.map((table) => ({ ...table, sheet: idOf(table.sheet) })) },
    }),
    ...(hall?.kind === "tournament.opened" && { body: { ...hall.body, club: idOf(hall.body.club) } }),
    ...(hall?.kind === "position.opened" && hall.body.sheets && { body: { ...hall.body, sheets: hall.body.sheets.map(idOf) } }),
  };
}
