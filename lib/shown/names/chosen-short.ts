/** The short forms that the club chose itself: on paper, too, somebody is called as there. */
import type { Player } from "#lib/season/club-event";

type Named = Pick<Player, "name" | "short" | "shortChosen">;

export const chosenShort =
  (players: readonly Named[]) =>
  (name: string): string | undefined => {
    const player = players.find((one) => one.name === name);
    return player?.shortChosen ? player.short : undefined;
  };
