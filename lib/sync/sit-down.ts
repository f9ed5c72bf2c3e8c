/**
 * A sheet joins a season: new people are first added to the club, which needs the server; the joining itself is an event of the
 * sheet, and waits in the outbox.
 */

import { itemAt } from "#lib/rules/item-at";
import type { GameName } from "#lib/rules/rules";
import { addPlayer, openClub, openSeason } from "#lib/season/club/club-change";
import type { ClubChange, PlayerId } from "#lib/season/club/club-event";
import { usualCounting } from "#lib/season/club/counting";
import type { SeatChoice } from "#lib/season/club/seats";
import type { SeasonJoined, WhichSeason } from "#lib/sheet/event";
import { type Changed, changeClub, look, retryOn } from "./club";
import { doorOf } from "./doors";
import type { Phone } from "./phone";

export type SatDown = { readonly ok: true; readonly joined: SeasonJoined } | Exclude<Changed, { ok: true }>;

/** What the sheet joins; new people are added to the club. A retry with the same people adds nobody twice. */
export async function sitDown(
  phone: Phone,
  { club, season }: WhichSeason,
  names: readonly string[],
  choices: readonly SeatChoice[],
): Promise<SatDown> {
  const retry = retryOn(phone);
  const added: ClubChange[] = [];
  const players = choices.map((choice, seat): PlayerId | null => {
    if ("player" in choice) return choice.player;
    if (!("add" in choice)) return null;
    const name = itemAt(names, seat);
    const player = retry.idOf(["player", club, name, choice]);
    added.push(addPlayer({ player, name, ...(choice.add === "guest" && { guest: true }) }));
    return player;
  });
  if (added.length > 0) {
    const done = await changeClub(phone, club, added);
    if (!done.ok) return done;
    await look(phone, doorOf.club(club)).catch(() => {});
  }
  return { ok: true, joined: { club, season, players } };
}

/** Makes a club of the people of one sheet, and its first season. A retry with the same words makes no second club. */
export async function keepPlayers(
  phone: Phone,
  first: { club: string; season: string; from: string; game: GameName; names: readonly string[] },
): Promise<SatDown> {
  const { club, season, from, game, names } = first;
  const retry = retryOn(phone);
  const [clubId, seasonId] = [retry.idOf(["club", first]), retry.idOf(["season", first])];
  const players = names.map((_, seat) => retry.idOf(["player", seat, first]));
  const done = await changeClub(phone, clubId, [
    openClub(club),
    ...names.map((name, seat) => addPlayer({ player: itemAt(players, seat), name })),
    openSeason({ season: seasonId, name: season, from, to: null, counting: usualCounting(game) }),
  ]);
  if (!done.ok) return done;
  await look(phone, doorOf.club(clubId)).catch(() => {});
  return { ok: true, joined: { club: clubId, season: seasonId, players } };
}
