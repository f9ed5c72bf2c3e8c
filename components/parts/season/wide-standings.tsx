import { Dash, Figure } from "#components/parts/ledger/figure";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { PlayerId } from "#lib/season/club-event";
import type { Count } from "#lib/season/counting";
import type { Standing } from "#lib/season/standings";
import type { SeasonView } from "#lib/season/views";
import { type InSeason, playerPlace } from "#lib/shown/season/places";
import { addedTo, lastDay, sayUnranked } from "#lib/shown/season/say-standing";
import { figureOf, inRole, lastOf, linksOf, perDeal, rolesIn, showsPerDeal, takesIn } from "#lib/shown/season/standing-figures";
import { Cell, Head, NameCell } from "./cell";
import { Average, RankCell, type RowProps, Value } from "./standing-cells";
import { useRoles } from "./use-roles";

export function WideStandings({ view, place }: InSeason) {
  const t = useWordsOf("season");
  const { by } = view.season.counting;
  const roles = rolesIn(view);
  const nameOf = useRoles(view);
  const columns = 2 + Number(by !== "total") + Number(showsPerDeal(view)) + 1 + Number(by !== "wins") + 1;
  return (
    <table className="hidden w-full border-separate border-spacing-0 text-[1.125rem] wide:table">
      <caption className="sr-only">{t.standings}</caption>
      <thead>
        <tr>
          <GroupHead span={columns + 1}>{t.standings}</GroupHead>
          {roles.map((role) => (
            <GroupHead key={role} span={2} apart>
              {nameOf(role)}
            </GroupHead>
          ))}
        </tr>
        <ColumnHeads view={view} roles={roles} />
      </thead>
      <tbody>
        {view.standings.map((standing, i) => (
          <WideRow key={standing.player.id} view={view} place={place} standing={standing} nth={i} roles={roles} />
        ))}
      </tbody>
    </table>
  );
}

function ColumnHeads({ view, roles }: { view: SeasonView; roles: readonly string[] }) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const { by } = view.season.counting;
  return (
    <tr>
      <Head left className="w-9" unseen={t.rank} />
      <Head left unseen={t.player} />
      <Head>{t.value[by]}</Head>
      {by !== "total" && <Head className="pl-5">{t.points}</Head>}
      {showsPerDeal(view) && <Head className="pl-5">{t.perDeal}</Head>}
      <Head className="pl-5">{t.evenings}</Head>
      {by !== "wins" && <Head className="pl-5">{t.won}</Head>}
      <Head className="pl-5">{lastDay(view, lastOf(view), lang)}</Head>
      {roles.map((role) => (
        <RoleHeads key={role} role={role} />
      ))}
    </tr>
  );
}

function WideRow({ roles, ...row }: RowProps & { roles: readonly string[] }) {
  const t = useWordsOf("season");
  const { view, place, standing } = row;
  const { player } = standing;
  const { by } = view.season.counting;
  const { lately, evening, points, value } = linksOf(place, lastOf(view), player.id);
  return (
    <tr>
      <RankCell {...row} className="text-label" />
      <NameCell href={playerPlace(place, player.id)}>
        <span className="pr-4">
          <bdi>{player.name}</bdi>
          <span className="label">
            {" "}
            {[sayUnranked(view, standing, t), ...addedTo(view, standing, t)].filter(Boolean).join(", ")}
          </span>
        </span>
      </NameCell>
      <Cell href={value} className="text-[1.3125rem]">
        <Value {...row} />
      </Cell>
      <PointsCells standing={standing} by={by} withDeals={showsPerDeal(view)} href={points} />
      <Cell className="pl-5" href={evening}>
        {lately === undefined ? <Dash /> : <Figure value={lately} />}
      </Cell>
      {roles.map((role) => (
        <RoleCells key={role} view={view} place={place} player={player.id} role={role} />
      ))}
    </tr>
  );
}

/** What the value is made of, without the value itself. */
function PointsCells({ standing, by, withDeals, href }: { standing: Standing; by: Count; withDeals: boolean; href: string }) {
  const cells = [
    by !== "total" && <Figure value={figureOf(standing, "points")} kind="total" />,
    withDeals && <Average value={perDeal(standing)} />,
    figureOf(standing, "evenings"),
    by !== "wins" && figureOf(standing, "won"),
  ];
  return cells.map(
    (cell, i) =>
      cell !== false && (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <Cell key={i} href={href} className="pl-5">
          {cell}
        </Cell>
      ),
  );
}

function GroupHead({ span, apart, children }: { span: number; apart?: boolean; children: React.ReactNode }) {
  return (
    <th scope="colgroup" colSpan={span} className={`p-0 text-left font-normal ${apart ? "pl-10" : ""}`}>
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
