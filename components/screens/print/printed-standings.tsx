import { useRoles } from "#components/parts/season/game-facts";
import { MarkShape } from "#components/parts/season/player-mark";
import { useWords, useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { commas } from "#lib/rules/lists";
import type { Standing } from "#lib/season/standings/standings";
import type { SeasonView } from "#lib/season/views";
import type { Sign } from "#lib/shown/season/marks";
import { average, counted, decimalsIn } from "#lib/shown/season/say-number";
import { addedTo, sayUnranked } from "#lib/shown/season/say-standing";
import { figureOf, inRole, isSharedRank, perDeal, rolesIn, takesIn } from "#lib/shown/season/standing-figures";
import { Value } from "./printed-value";

/** Everybody, by rank, and beside it each role. */
export function PrintedStandings({ view }: { view: SeasonView }) {
  const roles = rolesIn(view);
  return (
    <table>
      <StandingsHead view={view} roles={roles} />
      <tbody>
        {view.standings.map((standing) => (
          <StandingsRow key={standing.player.id} view={view} roles={roles} standing={standing} />
        ))}
      </tbody>
    </table>
  );
}

interface RolesProps {
  view: SeasonView;
  roles: readonly string[];
}

/** The ranked value needs a column of its own, unless it is the total of points. */
const isApart = ({ season }: SeasonView): boolean => season.counting.by !== "total";

function StandingsHead({ view, roles }: RolesProps) {
  const s = useWordsOf("season");
  const roleName = useRoles(view);
  return (
    <thead>
      {roles.length > 0 && (
        <tr className="over">
          <th scope="colgroup" colSpan={isApart(view) ? 7 : 6}>
            {s.alike.pages.standings}
          </th>
          {roles.map((role) => (
            <th key={role} scope="colgroup" colSpan={2} className="apart">
              <span className="block border-[#b5a88d] border-b">{roleName(role)}</span>
            </th>
          ))}
        </tr>
      )}
      <tr className="small italic">
        <th scope="col">
          <span className="sr-only">{s.rank}</span>
        </th>
        <th scope="col">
          <span className="sr-only">{s.player}</span>
        </th>
        {[s.value[view.season.counting.by], isApart(view) && s.points, s.alike.heads.perDeal, s.evenings, s.won].map(
          (head, i) =>
            head && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={i} scope="col" className="figure">
                {head}
              </th>
            ),
        )}
        {roles.map((role) => (
          <RoleHeads key={role} role={role} />
        ))}
      </tr>
    </thead>
  );
}

function StandingsRow({ view, roles, standing }: RolesProps & { standing: Standing }) {
  const { lang, t: s } = useWordsAnd("season");
  return (
    <tr>
      <td className={`w-[2.4em] ${isSharedRank(view.standings, standing.rank) ? "italic" : ""}`}>{standing.rank ?? "–"}</td>
      <th scope="row" className="text-[1.15em]">
        <Shape sign={standing.player} /> {standing.player.name}{" "}
        <span className="small italic">{commas(sayUnranked(view, standing, s), ...addedTo(view, standing, s, lang))}</span>
      </th>
      <td className={`figure text-[1.25em] ${standing.value < 0 ? "neg" : ""}`}>
        {counted(standing.value, view.season.counting.by, lang, decimalsIn(view.standings))}
      </td>
      {isApart(view) && (
        <td className="figure">
          <Value value={figureOf(standing, "points")} kind="total" />
        </td>
      )}
      <td className="figure">
        <Average value={perDeal(standing)} />
      </td>
      <td className="figure">{figureOf(standing, "evenings")}</td>
      <td className="figure">{figureOf(standing, "won")}</td>
      {roles.map((role) => (
        <RoleCells key={role} view={view} standing={standing} role={role} />
      ))}
    </tr>
  );
}

function RoleHeads({ role }: { role: string }) {
  const s = useWordsOf("season");
  return (
    <>
      <th scope="col" className="figure apart">
        {takesIn(role) ? s.made : s.deals}
      </th>
      <th scope="col" className="figure">
        {s.alike.heads.perDeal}
      </th>
    </>
  );
}

function RoleCells({ view, standing, role }: { view: SeasonView; standing: Standing; role: string }) {
  const s = useWordsOf("season");
  const { n, made, average: mean } = inRole(view.tables.roles, standing.player.id, role);
  return (
    <>
      <td className="figure apart">{n === 0 ? "–" : takesIn(role) ? s.outOf(made, n) : n}</td>
      <td className="figure">
        <Average value={mean} />
      </td>
    </>
  );
}

function Average({ value }: { value: number | null }) {
  const { lang } = useWords();
  const said = value === null ? "–" : average(value, lang);
  return <span className={said.startsWith("−") ? "neg" : ""}>{said}</span>;
}

const Shape = ({ sign }: { sign: Sign }) => (
  <svg aria-hidden viewBox="-1.4 -1.4 2.8 2.8" className="inline-block h-[0.75em] w-[0.75em]">
    <MarkShape sign={sign} x={0} y={0} size={1} fill="#000" />
  </svg>
);
