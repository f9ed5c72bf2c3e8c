import type { ReactNode } from "react";
import { Dash } from "#components/parts/ledger/figure";
import { useRoles } from "#components/parts/season/game-facts";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { commas } from "#lib/rules/lists";
import type { PlayerId } from "#lib/season/club/club-event";
import type { SeasonView } from "#lib/season/views";
import { type InSeason, playerAddress } from "#lib/shown/addresses/addresses";
import { addedTo, sayAttended, sayUnranked } from "#lib/shown/season/say-standing";
import { inRole, rolesIn, takesIn } from "#lib/shown/season/standing-figures";
import { Cell, HeadCell, NameCell } from "./cell";
import {
  Average,
  type ColumnName,
  RankCell,
  type RowProps,
  StandingCell,
  type StandingColumn,
  standingRows,
  useColumns,
} from "./standing-cells";

/** Who leads: one ledger across the spread, with each role beside it; on the phone the standings alone. */
export function Standings({ view, where }: InSeason) {
  return (
    <>
      <PhoneStandings view={view} where={where} />
      <WideStandings view={view} where={where} />
    </>
  );
}

/**
 * The columns a phone has room for, with classes for head and figures. On the narrowest screens, or in the largest text, the mean
 * is dropped to leave names whole: it is on the player's own page.
 */
const ON_PHONE = [
  ["last", "max-large:hidden", "pl-3 text-figure max-large:hidden"],
  ["perDeal", "pl-3 max-[22rem]:hidden", "pl-3 text-figure max-[22rem]:hidden"],
  ["value", "px-4 max-large:pr-2 max-large:pl-0", "px-4 text-[1.3125rem] max-large:pr-2 max-large:pl-0 max-large:text-figure"],
] as const;

function PhoneStandings({ view, where }: InSeason) {
  const { lang, t } = useWordsAnd("season");
  const all = useColumns(view);
  const columns = ON_PHONE.flatMap(([name, headLook, look]) => (all[name] ? [{ name, headLook, look, column: all[name] }] : []));
  return (
    <table className="w-full border-separate border-spacing-0 broad:max-w-[720px] wide:hidden">
      <caption className="sr-only">{t.alike.pages.standings}</caption>
      <thead>
        <tr>
          <HeadCell left className="w-10 pl-4 max-large:w-8 max-large:pl-2" unseen={t.rank} />
          <HeadCell left unseen={t.player} />
          {columns.map(({ name, headLook, column }) => (
            <HeadCell key={name} className={headLook}>
              {column.head}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {standingRows({ view, where }).map((row) => (
          <tr key={row.standing.player.id}>
            <RankCell {...row} className="pl-4 text-contract max-large:pl-2" />
            <NameCell href={playerAddress(where, row.standing.player.id)} className="h-[54px]">
              <bdi className="text-[min(1.1875rem,7.5vw)]/[1.4rem]">{row.standing.player.name}</bdi>
              {[sayAttended(view, row.standing, t), ...addedTo(view, row.standing, t, lang)].map((said) => (
                <span key={said} className="font-sans text-state text-ink2">
                  {said}
                </span>
              ))}
            </NameCell>
            {columns.map(({ name, look, column }) => (
              <StandingCell key={name} column={column} row={row} className={look} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const IN_SPREAD: readonly ColumnName[] = ["value", "points", "perDeal", "evenings", "won", "last"];

function WideStandings({ view, where }: InSeason) {
  const t = useWordsOf("season");
  const roles = rolesIn(view);
  const all = useColumns(view);
  const columns = IN_SPREAD.flatMap((name) => (all[name] ? [{ name, column: all[name] }] : []));
  return (
    <table className="hidden w-full border-separate border-spacing-0 text-[1.125rem] wide:table">
      <caption className="sr-only">{t.alike.pages.standings}</caption>
      <thead>
        <WideHead view={view} roles={roles} columns={columns} />
      </thead>
      <tbody>
        {standingRows({ view, where }).map((row) => (
          <tr key={row.standing.player.id}>
            <RankCell {...row} className="text-label" />
            <WideName {...row} />
            {columns.map(({ name, column }) => (
              <StandingCell key={name} column={column} row={row} className={name === "value" ? "text-[1.3125rem]" : "pl-5"} />
            ))}
            {roles.map((role) => (
              <RoleCells key={role} view={view} where={where} player={row.standing.player.id} role={role} />
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
        <GroupHead span={columns.length + 2}>{t.alike.pages.standings}</GroupHead>
        {roles.map((role) => (
          <GroupHead key={role} span={2} className="pl-10">
            {nameOf(role)}
          </GroupHead>
        ))}
      </tr>
      <tr>
        <HeadCell left className="w-9" unseen={t.rank} />
        <HeadCell left unseen={t.player} />
        {columns.map(({ name, column }) => (
          <HeadCell key={name} className={name === "value" ? "" : "pl-5"}>
            {column.head}
          </HeadCell>
        ))}
        {roles.map((role) => (
          <RoleHeads key={role} role={role} />
        ))}
      </tr>
    </>
  );
}

function WideName({ view, where, standing }: RowProps) {
  const { lang, t } = useWordsAnd("season");
  return (
    <NameCell href={playerAddress(where, standing.player.id)}>
      <span className="pr-4">
        <bdi>{standing.player.name}</bdi>
        <span className="label"> {commas(sayUnranked(view, standing, t), ...addedTo(view, standing, t, lang))}</span>
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
      <HeadCell className="pl-10">{takesIn(role) ? t.made : t.deals}</HeadCell>
      <HeadCell className="pl-5">{t.alike.heads.perDeal}</HeadCell>
    </>
  );
}

function RoleCells({ view, where, player, role }: InSeason & { player: PlayerId; role: string }) {
  const t = useWordsOf("season");
  const { n, made, average } = inRole(view.tables.roles, player, role);
  const href = n > 0 ? playerAddress(where, player, role) : undefined;
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
