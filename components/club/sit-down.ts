/** A sheet takes its place in a season: who is new is added to the club first, which needs the server; the rest waits in the outbox. */

import type { GameName } from "#lib/rules/rules";
import { addPlayer, openClub, openSeason } from "#lib/season/club-change";
import type { ClubChange, PlayerId } from "#lib/season/club-event";
import { usualCounting } from "#lib/season/counting";
import type { SeasonPlace } from "#lib/sheet/event";
import { type Changed, changeClub, doorOf, look } from "#lib/sync/club";
import type { Phone } from "#lib/sync/phone";
import type { SeatChoice } from "./seats";

export type Seated = { readonly ok: true; readonly place: SeasonPlace } | Exclude<Changed, { ok: true }>;

/** The season's place for this table, once the club knows everybody at it. */
export async function sitDown(
  phone: Phone,
  { club, season }: Pick<SeasonPlace, "club" | "season">,
  names: readonly string[],
  choices: readonly SeatChoice[],
): Promise<Seated> {
  const added: ClubChange[] = [];
  const players = choices.map((choice, seat): PlayerId | null => {
    if ("player" in choice) return choice.player;
    if (!("add" in choice)) return null;
    const player = phone.makeId();
    added.push(addPlayer({ player, name: names[seat] as string, ...(choice.add === "guest" && { guest: true }) }));
    return player;
  });
  if (added.length > 0) {
    const done = await changeClub(phone, club, added);
    if (!done.ok) return done;
    await look(phone, doorOf.club(club)).catch(() => {});
  }
  return { ok: true, place: { club, season, players } };
}

/** A club made of the people of one sheet, and its first season. */
export async function keepPlayers(
  phone: Phone,
  { club, season, from, game, names }: { club: string; season: string; from: string; game: GameName; names: readonly string[] },
): Promise<Seated> {
  const [clubId, seasonId] = [phone.makeId(), phone.makeId()];
  const players = names.map(() => phone.makeId());
  const done = await changeClub(phone, clubId, [
    openClub(club),
    ...names.map((name, seat) => addPlayer({ player: players[seat] as string, name })),
    openSeason({ season: seasonId, name: season, from, to: null, counting: usualCounting(game) }),
  ]);
  if (!done.ok) return done;
  await look(phone, doorOf.club(clubId)).catch(() => {});
  return { ok: true, place: { club: clubId, season: seasonId, players } };
}
