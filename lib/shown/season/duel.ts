/** Two people of a season against each other: the evenings at one table, and the deals at which one called the other. */
import type { Points } from "#lib/rules/rules";
import type { PlayerId } from "#lib/season/club-event";
import type { PartnerRow } from "#lib/season/told-rows";
import type { PlayerView } from "#lib/season/views";

/** `gap`: points more than the other's; `ahead`: finished before them at their table. */
interface DuelEvening {
  readonly evening: string;
  readonly day: string;
  readonly gap: Points;
  readonly ahead: boolean;
}

interface Duel {
  readonly n: number;
  readonly ahead: number;
  readonly gap: Points;
  /** The newest first, of those that are shown; an evening at two tables is one. */
  readonly evenings: readonly DuelEvening[];
  /** Whom this one called, and the other way round. */
  readonly calls: PartnerRow | null;
  readonly called: PartnerRow | null;
}

type Seen = Pick<PlayerView, "player" | "tables"> & { readonly evenings: PlayerView["evenings"] };

/** The hash of a player's page that opens it. */
export const DUEL = "duel.";

/** Null where the two never sat at one table. */
export function duelOf({ player, tables, evenings }: Seen, other: PlayerId): Duel | null {
  const met = tables.met.find((row) => row.player === player.id && row.other === other);
  if (!met) return null;
  const figure = (figures: PlayerView["evenings"][number]["figures"], name: string): number =>
    figures[`met.${other}.${name}`] ?? 0;
  return {
    n: met.n,
    ahead: met.ahead,
    gap: met.points,
    evenings: evenings
      .filter(({ counted, figures }) => counted && figure(figures, "n") > 0)
      .map(({ evening, day, figures }) => ({
        evening,
        day,
        gap: figure(figures, "points"),
        ahead: figure(figures, "ahead") > 0,
      })),
    calls: tables.partners.find((row) => row.player === player.id && row.partner === other) ?? null,
    called: tables.partners.find((row) => row.player === other && row.partner === player.id) ?? null,
  };
}
