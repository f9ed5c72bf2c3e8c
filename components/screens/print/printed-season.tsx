import { MarkShape, type Sign } from "#components/parts/print/mark-shape";
import { PrintedCurve } from "#components/parts/print/printed-curve";
import { PAPER_INKS } from "#components/parts/print/printed-sheet";
import { Value } from "#components/parts/print/printed-value";
import { CountedNote } from "#components/parts/season/season-prose";
import { useRoles } from "#components/parts/season/use-roles";
import { useGames } from "#components/parts/words/game-words";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import type { Points } from "#lib/rules/rules";
import type { Standing } from "#lib/season/standings";
import type { SeasonView } from "#lib/season/views";
import { againOf, average, counted, decimalsIn, longDay, shortDay } from "#lib/shown/season/say-number";
import { addedTo, curveNotes, sayPlayed, sayUnranked } from "#lib/shown/season/say-standing";
import { figureOf, inRole, perDeal, rolesIn, takesIn } from "#lib/shown/season/standing-figures";
import { momentOf } from "#lib/shown/sheet/title";
import { PrintedEvenings } from "./printed-evenings";
import { PrintedTables } from "./printed-tables";

interface Props {
  view: SeasonView;
  seenAt: number | null;
  /** Also what follows the page for the wall. */
  whole: boolean;
}

/** The season for a wall: the standings and each role, how it came; on the pages after it, everything it is made of. */
export function PrintedSeason({ view, seenAt, whole }: Props) {
  const { lang } = useWords();
  useGames(lang, view.season.counting.games);
  const t = useWordsOf("print");
  const s = useWordsOf("season");
  const { club, season, evenings } = view;
  return (
    <article className="paper" data-wide data-dense={isDense(view) || undefined} aria-label={t.preview}>
      <header className="pb-[0.8em]">
        <h1 className="text-[2.1em] leading-tight">{club.name}</h1>
        <p className="italic">
          {sayPlayed(view, s, lang)} {t.season.from(longDay(season.from, lang), season.to && longDay(season.to, lang))}
          {seenAt !== null && ` ${t.season.seen(momentOf(new Date(seenAt).toISOString(), lang))}`}
        </p>
      </header>
      {evenings.length === 0 ? (
        <p>{s.none}</p>
      ) : (
        <>
          <Standings view={view} />
          <div className="note">
            <CountedNote view={view} />
            {sharesRank(view) && <p className="italic">{t.season.sharedRank}</p>}
          </div>
          {view.curve.evenings.length > 1 && <SeasonCurve view={view} />}
          {whole && <PrintedEvenings view={view} />}
          {whole && <PrintedTables view={view} />}
        </>
      )}
    </article>
  );
}

/** A great club, whose tables would else run over twice as many pages. */
const MOST_LOOSE = 14;
const isDense = ({ standings }: Pick<SeasonView, "standings">): boolean => standings.length > MOST_LOOSE;
/** Lines that a low drawing has room to name. */
const DENSE_LINES = 5;

const isShared = ({ standings }: SeasonView, rank: number | null): boolean =>
  rank !== null && standings.filter((standing) => standing.rank === rank).length > 1;

const sharesRank = (view: SeasonView): boolean => view.standings.some(({ rank }) => isShared(view, rank));

function Standings({ view }: { view: SeasonView }) {
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

/** The value has a column of its own beside the points, where it is not their total. */
const isApart = ({ season }: SeasonView): boolean => season.counting.by !== "total";

function StandingsHead({ view, roles }: RolesProps) {
  const s = useWordsOf("season");
  const roleName = useRoles(view);
  return (
    <thead>
      {roles.length > 0 && (
        <tr className="over">
          <th scope="colgroup" colSpan={isApart(view) ? 7 : 6}>
            {s.standings}
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
        <th scope="col" className="figure">
          {s.value[view.season.counting.by]}
        </th>
        {isApart(view) && (
          <th scope="col" className="figure">
            {s.points}
          </th>
        )}
        <th scope="col" className="figure">
          {s.perDeal}
        </th>
        <th scope="col" className="figure">
          {s.evenings}
        </th>
        <th scope="col" className="figure">
          {s.won}
        </th>
        {roles.map((role) => (
          <RoleHeads key={role} role={role} />
        ))}
      </tr>
    </thead>
  );
}

function StandingsRow({ view, roles, standing }: RolesProps & { standing: Standing }) {
  const { lang } = useWords();
  const s = useWordsOf("season");
  return (
    <tr>
      <td className={`w-[2.4em] ${isShared(view, standing.rank) ? "italic" : ""}`}>{standing.rank ?? "–"}</td>
      <th scope="row" className="text-[1.15em]">
        <Shape sign={standing.player} /> {standing.player.name}
        <span className="small italic">
          {[sayUnranked(view, standing, s), ...addedTo(view, standing, s)].map((said) => said && ` ${said}`)}
        </span>
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
        {s.perDeal}
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

const WIDTH = 1024;
/** The curve fills what so many lines of standings leave of the first page, and has room for as many names. */
const heightOf = (players: number, isLow: boolean): number =>
  isLow ? 112 : Math.max(Math.min(360, 445 - 25 * players), 190, players * 15.6 + 45);

function SeasonCurve({ view }: { view: SeasonView }) {
  const { m, lang } = useWords();
  const t = useWordsOf("print");
  const s = useWordsOf("season");
  const { curve, players, standings } = view;
  const order = standings.map(({ player }) => player.id);
  const lines = curve.players
    .flatMap(({ player: id, before, points }) => {
      const player = players.find((one) => one.id === id);
      let total = before;
      const totals = [before, ...points.map((sum) => (total = sum ?? total))];
      return player ? [{ id, name: player.name, sign: player, totals }] : [];
    })
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .slice(0, isDense(view) ? DENSE_LINES : undefined);
  if (lines.length === 0) return null;
  const again = againOf(curve.evenings.map(({ day }) => day));
  const rows = Array.from({ length: curve.evenings.length + 1 }, (_, row) => lines.map(({ totals }) => totals[row] as Points));
  const height = heightOf(lines.length, isDense(view));
  const apart = [isDense(view) && t.season.firstLines(lines.length), ...curveNotes(view, s)].filter(Boolean);
  return (
    <figure className="whole pt-[1.2em]" aria-label={m.ledger.curve}>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${height}`} className="w-full">
        <PrintedCurve
          names={lines.map(({ name }) => name)}
          marks={lines.map(({ sign }) => sign)}
          rows={rows}
          labels={[t.start, ...curve.evenings.map(({ day }, i) => shortDay(day, lang) + again[i])]}
          inked={0}
          box={{ left: 54, top: 10, width: WIDTH - 54, height: height - 45 }}
          size={13}
          inks={PAPER_INKS}
        />
      </svg>
      {apart.length > 0 && <figcaption className="small italic">{apart.join(" ")}</figcaption>}
    </figure>
  );
}
