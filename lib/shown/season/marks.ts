/** The signs of the people on a sheet. */
import { MARKS, type Player } from "#lib/season/club/club-event";
import { personIn } from "#lib/season/club/person";
import type { Sheet } from "#lib/sheet/sheet";
import { MOST_OF_A_MARK } from "./sides";

/** The sign that tells one person of a club or a sheet from all others. */
export type Sign = Pick<Player, "mark" | "nth">;

export type MarkedSheet = Pick<Sheet, "names" | "season">;

/**
 * By seat, all different: the club's own signs. A person outside the club gets an unused one, as does the second of two with the
 * same sign in an older view.
 */
export function marksOf({ names, season }: MarkedSheet, players: readonly Player[]): Sign[] {
  const personOf = personIn(players);
  const own = names.map((_, seat) => {
    const id = season?.players[seat];
    return players.find((player) => player.id === (id && personOf(id)));
  });
  const worn = own.map((player) => player && keyOf(player));
  const free = EVERY_SIGN.filter((sign) => !worn.includes(keyOf(sign)));
  return own.map((player, seat): Sign => {
    const { mark, nth } = (player && worn.indexOf(worn[seat]) === seat ? player : free.shift()) ?? { mark: "disc", nth: seat };
    return nth ? { mark, nth } : { mark };
  });
}

const keyOf = ({ mark, nth = 0 }: Sign): string => `${mark} ${nth}`;
/** Bare marks first. */
const EVERY_SIGN: readonly Sign[] = Array.from({ length: MOST_OF_A_MARK }, (_, nth) =>
  MARKS.map((mark) => ({ mark, nth })),
).flat();
