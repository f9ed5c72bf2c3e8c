/** Clubs for tests: changes get readable ids and are a minute apart. */
import { inOrder, type LogEvent } from "#lib/log/event";
import type { Fault } from "#lib/rules/rules";
import { eventId, minute } from "#lib/sheet/log.fixture";
import { ClubFold, foldClub } from "./club";
import { addPlayer, openClub, openSeason, stampClub } from "./club-change";
import type { Club, ClubChange, Player } from "./club-event";
import { judgeInClub } from "./club-judge";
import { type Counting, usualCounting } from "./counting";
import type { SeasonBody } from "./season-body";

export const CLUB = eventId(7_000);
export const SEASON = eventId(7_100);
export const playerId = (n: number): string => eventId(8_000 + n);
export const NORA = playerId(1);
export const HUGO = playerId(2);
export const INES = playerId(3);
export const PAUL = playerId(4);
export const ZOE = playerId(5);

/** A player as a club keeps them. */
export const aPlayer = (id: string, name = id, more: Partial<Player> = {}): Player => ({
  ...{ id, name, short: name, mark: "disc", guest: false, left: false, into: null },
  ...more,
});

export const madeInClub = (n: number, change: ClubChange, device = "nora"): LogEvent =>
  stampClub(change, { id: eventId(n), sheet: CLUB, at: minute(n), device });

/** The log of these changes, as events 1, 2, 3… */
export const clubLog = (...changes: readonly ClubChange[]): LogEvent[] => changes.map((change, i) => madeInClub(i + 1, change));

export const season = (counting: Partial<Counting> = {}, more: Partial<SeasonBody> = {}): SeasonBody => ({
  season: SEASON,
  name: "Printemps",
  from: "2026-03-01",
  to: null,
  counting: { ...usualCounting("decale"), ...counting },
  ...more,
});

/** Nora, Hugo, Inès, Paul and Zoé, and a season of Tarot décalé. */
export const FIVE = [NORA, HUGO, INES, PAUL, ZOE];
export const NAMES = ["Nora", "Hugo", "Inès", "Paul", "Zoé"];
export const FRIENDS: readonly ClubChange[] = [
  openClub("Les Mardis"),
  ...FIVE.map((player, i) => addPlayer({ player, name: NAMES[i] as string })),
  openSeason(season()),
];

/** The faults of this event; an empty list when it may join. */
export function judgeClub(log: readonly LogEvent[], given: LogEvent): Fault[] {
  const fold = new ClubFold();
  for (const event of inOrder(log)) fold.add(event);
  return judgeInClub(log, given, () => fold.asked);
}

export function folded(log: readonly LogEvent[]): Club {
  const club = foldClub(log);
  if (!club) throw new Error("no opening in this log");
  return club;
}

export const LOG_OF_FRIENDS = clubLog(...FRIENDS);

export const logThen = (log: readonly LogEvent[], ...changes: readonly ClubChange[]): LogEvent[] => [
  ...log,
  ...changes.map((change, i) => madeInClub(log.length + 1 + i, change)),
];
