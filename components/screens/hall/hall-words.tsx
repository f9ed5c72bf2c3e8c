/** What a tournament is said with: its words, what its lines are called, licences. */
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import type { Entrant } from "#lib/hall/hall-event";
import { isOfEntrantTeams } from "#lib/hall/teams";
import { commas, spaced } from "#lib/rules/lists";
import type { Chunks } from "#messages/fr/chunks";

/** The words of every tournament, and as `boards` those of a duplicate. */
export const useHallWords = () => ({ ...useWordsAnd("hall"), boards: useWordsOf("boards") });

/** What the lines of this tournament are called: North, South, East and West; of teams, North-South and East-West. */
export function useLines(hall: Pick<Hall, "opening">): readonly string[] {
  const { t, boards } = useHallWords();
  return isOfEntrantTeams(hall) ? boards.teamLines : t.lines;
}

export const licenceSaid = ({ licence, series }: Entrant, t: Chunks["hall"]): string =>
  commas(licence && t.licence(licence), series && t.series(series));

/** Who plays in a team, each with their own licence. */
export const membersSaid = ({ members = [] }: Pick<Entrant, "members">, t: Chunks["hall"]): string =>
  members.map((one) => spaced(one.name, licenceSaid(one, t))).join(" · ");

/** Somebody's licence and series; of a team, everybody's. */
export function Licences({ of: one }: { of: Entrant }) {
  const t = useWordsOf("hall");
  return (
    <>
      <p className="label">{licenceSaid(one, t)}</p>
      {one.members && <p className="label">{membersSaid(one, t)}</p>}
    </>
  );
}
