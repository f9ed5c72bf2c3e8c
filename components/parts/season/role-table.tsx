import { Dash } from "#components/parts/ledger/figure";
import { useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Player } from "#lib/season/club-event";
import { type InSeason, playerPlace } from "#lib/shown/season/places";
import { inRole, rolesIn } from "#lib/shown/season/standing-figures";
import { Cell, Head, NameCell } from "./cell";
import { Average } from "./standing-cells";
import { useRoles } from "./use-roles";

/** The phone's second table: what the spread has beside the standings. */
export function RoleTable({ view, place }: InSeason) {
  const t = useWordsOf("season");
  const roles = rolesIn(view);
  const nameOf = useRoles(view);
  return (
    <table className="w-full border-separate border-spacing-0 text-figure broad:max-w-[720px]">
      <caption className="sr-only">{t.roleTitle}</caption>
      <thead>
        <tr>
          <Head left className="pl-4" unseen={t.player} />
          <Head>{t.made}</Head>
          {roles.map((role, i) => (
            <Head key={role} className={`pl-3 lowercase ${i === roles.length - 1 ? "pr-4" : ""}`}>
              {nameOf(role)}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.standings.map(({ player }) => (
          <RoleRow key={player.id} view={view} place={place} player={player} roles={roles} />
        ))}
      </tbody>
    </table>
  );
}

function RoleRow({ view, place, player, roles }: InSeason & { player: Player; roles: readonly string[] }) {
  const t = useWordsOf("season");
  const opens = (role: string, n: number) => (n > 0 ? playerPlace(place, player.id, role) : undefined);
  const first = itemAt(roles, 0);
  const taken = inRole(view.tables.roles, player.id, first);
  return (
    <tr>
      <NameCell href={playerPlace(place, player.id)} className="pl-4">
        {player.name}
      </NameCell>
      <Cell href={opens(first, taken.n)} className="pl-3">
        {taken.n === 0 ? <Dash /> : t.outOf(taken.made, taken.n)}
      </Cell>
      {roles.map((role, i) => {
        const { n, average } = inRole(view.tables.roles, player.id, role);
        return (
          <Cell key={role} className={`pl-3 ${i === roles.length - 1 ? "pr-4" : ""}`} href={opens(role, n)}>
            <Average value={average} />
          </Cell>
        );
      })}
    </tr>
  );
}
