interface Named {
  readonly players: readonly { readonly id: string; readonly name: string }[];
}

/** What somebody of a club, a season or an evening is called; nothing of who is not there. */
export const nameIn = ({ players }: Named, id: string | null): string => players.find((player) => player.id === id)?.name ?? "";
