// This folder: what screens tell about a club.
/** What a club's page says of its people, and of who can manage it. */
import type { Player } from "#lib/season/club/club-event";
import type { WaysIn } from "#lib/season/views";

/** The short name, if the club chose it and it differs from the name. */
export const shortShown = ({
  into,
  short,
  name,
  shortChosen,
}: Pick<Player, "into" | "short" | "name" | "shortChosen">): string => (into || !shortChosen || short === name ? "" : short);

/** The other players of the club; merged names count as one player. */
export const othersThan = <P extends Pick<Player, "id" | "into">>(player: Pick<Player, "id">, players: readonly P[]): P[] =>
  players.filter(({ id, into }) => id !== player.id && into === null);

/** One phone alone can manage the club, and no code waits: with that phone, the way in would be lost. */
export const hasOneWay = ({ managers, code }: WaysIn): boolean => managers < 2 && code === null;
