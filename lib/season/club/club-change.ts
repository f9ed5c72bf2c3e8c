// This folder: a club's log with its people, seasons and imported histories: how events are written, judged and folded.
/** Makes the changes of a club: events before they get a clock, an id and a device. */

import { tidyName } from "#lib/log/name";
import { type Stamp, stampAs } from "#lib/log/stamp";
import {
  type Adjustment,
  CLUB_KINDS,
  type ClubBodyOf,
  type ClubChange,
  type ClubEvent,
  type History,
  type PlayerBody,
  type PlayerId,
  type SeasonId,
} from "./club-event";
import type { HistoryBody } from "./history-body";
import type { SeasonBody } from "./season-body";

/** The stamp's `sheet` is the club's id. */
export const stampClub = (change: ClubChange, stamp: Stamp): ClubEvent =>
  stampAs(CLUB_KINDS[change.kind].v, change, stamp) as ClubEvent;

export const openClub = (name: string): ClubChange => ({ kind: "club.opened", body: { name: tidyName(name) } });
export const renameClub = (name: string): ClubChange => ({ kind: "club.renamed", body: { name: tidyName(name) } });

export const addPlayer = (player: PlayerBody): ClubChange => ({ kind: "player.added", body: tidied(player) });
/** What is left out stays as it is. */
export const changePlayer = (player: PlayerBody): ClubChange => ({ kind: "player.changed", body: tidied(player) });
export const mergePlayers = (from: PlayerId, into: PlayerId): ClubChange => ({ kind: "player.merged", body: { from, into } });
export const partPlayer = (from: PlayerId): ClubChange => ({ kind: "player.parted", body: { from } });
export const sayLeft = (player: PlayerId): ClubChange => ({ kind: "player.left", body: { player } });
export const sayReturned = (player: PlayerId): ClubChange => ({ kind: "player.returned", body: { player } });

export const openSeason = (season: SeasonBody): ClubChange => ({ kind: "season.opened", body: named(season) });
export const changeSeason = (season: SeasonBody): ClubChange => ({ kind: "season.changed", body: named(season) });
export const endSeason = (season: SeasonId, review?: string): ClubChange => ({
  kind: "season.ended",
  body: review?.trim() ? { season, review: review.trim() } : { season },
});
export const reopenSeason = (season: SeasonId): ClubChange => ({ kind: "season.reopened", body: { season } });

export const adjust = (body: ClubBodyOf<"adjustment.made">): ClubChange => ({ kind: "adjustment.made", body });
export const withdrawAdjustment = (made: Pick<Adjustment, "event">) => withdrawn("adjustment.withdrawn", made);

export const keepDraw = (body: ClubBodyOf<"tables.drawn">): ClubChange => ({
  kind: "tables.drawn",
  body: { ...body, name: body.name?.trim() ? tidyName(body.name) : null },
});

export const bringHistory = (body: HistoryBody): ClubChange => ({ kind: "history.brought", body });
export const withdrawHistory = (brought: Pick<History, "event">) => withdrawn("history.withdrawn", brought);

type Withdrawal = "adjustment.withdrawn" | "history.withdrawn";
const withdrawn = (kind: Withdrawal, { event }: Pick<History, "event">): ClubChange => ({ kind, body: {}, refs: [event] });
const named = (season: SeasonBody): SeasonBody => ({ ...season, name: tidyName(season.name) });
const tidied = ({ short, ...player }: PlayerBody): PlayerBody => ({
  ...player,
  name: tidyName(player.name),
  ...(short !== undefined && tidyName(short) !== "" && { short: tidyName(short) }),
});
