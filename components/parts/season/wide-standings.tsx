import type { ReactNode } from "react";
import { Dash } from "#components/parts/ledger/figure";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { PlayerId } from "#lib/season/club-event";
import type { SeasonView } from "#lib/season/views";
import { type InSeason, playerPlace } from "#lib/shown/season/places";
import { addedTo, sayUnranked } from "#lib/shown/season/say-standing";
import { inRole, rolesIn, takesIn } from "#lib/shown/season/standing-figures";
import { Cell, Head, NameCell } from "./cell";
import { useRoles } from "./game-facts";
import {
  Average,
  type ColumnName,
  RankCell,
  type RowProps,
  rowsOf,
  StandingCell,
  type StandingColumn,
  useColumns,
} from "./standing-cells";

const SHOWN: readonly ColumnName[] = ["value", "points", "perDeal", "evenings", "won", "last"];

export function WideStandings({ view, place }: InSeason) {
  const t = useWordsOf("season");
  const roles = rolesIn(view);
  const all = useColumns(view);
  const columns = SHOWN.flatMap((name) => (all[name] ? [{ name, column: all[name] }] : []));
  return (
    <table className="hidden w-full border-separate border-spacing-0 text-[1.125rem] wide:table">
      <caption className="sr-only">{t.standings}</caption>
      <thead>
        <WideHead view={view} roles={roles} columns={columns} />
      </thead>
      <tbody>
        {rowsOf({ view, place }).map((row) => (
          <tr key={row.standing.player.id}>
            <RankCell {...row} className="text-label" />
            <WideName {...row} />
            {columns.map(({ name, column }) => (
              <StandingCell key={name} column={column} row={row} className={name === "value" ? "text-[1.3125rem]" : "pl-5"} />
            ))}
            {roles.map((role) => (
              <RoleCells key={role} view={view} place={place} player={row.standing.player.id} role={role} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  view: SeasonView;
  roles: readonly string[];
  columns: readonly { readonly name: ColumnName; readonly column: StandingColumn }[];
}

function WideHead({ view, roles, columns }: HeadProps) {
  const t = useWordsOf("season");
  const nameOf = useRoles(view);
  return (
    <>
      <tr>
        <GroupHead span={columns.length + 2}>{t.standings}</GroupHead>
        {roles.map((role) => (
          <GroupHead key={role} span={2} className="pl-10">
            {nameOf(role)}
          </GroupHead>
        ))}
      </tr>
      <tr>
        <Head left className="w-9" unseen={t.rank} />
        <Head left unseen={t.player} />
        {columns.map(({ name, column }) => (
          <Head key={name} className={name === "value" ? "" : "pl-5"}>
            {column.head}
          </Head>
        ))}
        {roles.map((role) => (
          <RoleHeads key={role} role={role} />
        ))}
      </tr>
    </>
  );
}

function WideName({ view, place, standing }: RowProps) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  return (
    <NameCell href={playerPlace(place, standing.player.id)}>
      <span className="pr-4">
        <bdi>{standing.player.name}</bdi>
        <span className="label">
          {" "}
          {[sayUnranked(view, standing, t), ...addedTo(view, standing, t, lang)].filter(Boolean).join(", ")}
        </span>
      </span>
    </NameCell>
  );
}

function GroupHead({ span, className = "", children }: { span: number; className?: string; children: ReactNode }) {
  return (
    <th scope="colgroup" colSpan={span} className={`p-0 text-left font-normal ${className}`}>
      <span className="block border-rule2 border-b pb-2 text-[1.25rem]">{children}</span>
    </th>
  );
}

function RoleHeads({ role }: { role: string }) {
  const t = useWordsOf("season");
  return (
    <>
      <Head className="pl-10">{takesIn(role) ? t.made : t.deals}</Head>
      <Head className="pl-5">{t.perDeal}</Head>
    </>
  );
}

function RoleCells({ view, place, player, role }: InSeason & { player: PlayerId; role: string }) {
  const t = useWordsOf("season");
  const { n, made, average } = inRole(view.tables.roles, player, role);
  const href = n > 0 ? playerPlace(place, player, role) : undefined;
  return (
    <>
      <Cell href={href} className="pl-10">
        {n === 0 ? <Dash /> : takesIn(role) ? t.outOf(made, n) : n}
      </Cell>
      <Cell href={href} className="pl-5">
        <Average value={average} />
      </Cell>
    </>
  );
}
