import { useWordsOf } from "#components/parts/words/words";
import type { Entrant } from "#lib/hall/hall-event";
import { commas } from "#lib/rules/lists";
import type { Parts } from "#messages/fr/parts";

export const licenceSaid = ({ licence, series }: Entrant, t: Parts["hall"]): string =>
  commas(licence && t.licence(licence), series && t.series(series));

/** Who plays in a team, each with their own licence. */
export const membersSaid = ({ members = [] }: Pick<Entrant, "members">, t: Parts["hall"]): string =>
  members.map((one) => [one.name, licenceSaid(one, t)].filter(Boolean).join(" ")).join(" · ");

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
