type Named = Readonly<Record<"id" | "name", string>>;

/** What somebody of a club, a season or an evening is called; nothing of who is not there. */
export const nameIn = ({ players }: { readonly players: readonly Named[] }, id: string | null): string =>
  players.find((player) => player.id === id)?.name ?? "";
