type Named = Readonly<Record<"id" | "name", string>>;

/** The name of a player of a club, a season or an evening; empty if there is none. */
export const nameIn = ({ players }: { readonly players: readonly Named[] }, id: string | null): string =>
  players.find((player) => player.id === id)?.name ?? "";
