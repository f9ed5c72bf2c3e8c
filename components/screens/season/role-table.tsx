import { Dash } from "#components/parts/ledger/figure";
import { useRoles } from "#components/parts/season/game-facts";
import { Section } from "#components/parts/season/section";
import { Average } from "#components/parts/season/standing-cells";
import { useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { playerPlace } from "#lib/shown/season/places";
import { inRole, rolesIn } from "#lib/shown/season/standing-figures";
import { FiguresTable, type InPart } from "./figures-table";

/** The phone's second table: what the spread has beside the standings. */
export function RoleTable({ view, place, most, className = "" }: InPart & { className?: string }) {
  const t = useWordsOf("season");
  const roles = rolesIn(view);
  const nameOf = useRoles(view);
  if (roles.length === 0) return null;
  const sums = (player: string, role: string) => {
    const own = inRole(view.tables.roles, player, role);
    return { ...own, href: own.n > 0 ? playerPlace(place, player, role) : undefined };
  };
  return (
    <Section title={t.roleTitle} note={t.roleNote} className={className}>
      <FiguresTable
        view={view}
        place={place}
        most={most}
        caption={t.roleTitle}
        heads={[t.made, ...roles.map(nameOf)]}
        rows={view.standings.map(({ player: { id } }) => {
          const { n, made, href } = sums(id, itemAt(roles, 0));
          const averages = roles.map((role) => {
            const { average, href } = sums(id, role);
            return { href, figure: <Average value={average} /> };
          });
          return { player: id, cells: [{ href, figure: n === 0 ? <Dash /> : t.outOf(made, n) }, ...averages] };
        })}
      />
    </Section>
  );
}
