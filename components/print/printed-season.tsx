import { average, counted, dayOf, longDay, shortDay } from "#components/season/say-number";
import { CountedNote } from "#components/season/season-prose";
import { useSeasonWords } from "#components/season/season-words";
import { figureOf, gameOfSeason, inRole, rolesIn } from "#components/season/standings";
import { momentOf } from "#components/sheet/title";
import { useGames } from "#components/words/game-words";
import { useWords } from "#components/words/words";
import type { Points } from "#lib/rules/rules";
import type { Standing } from "#lib/season/standings";
import type { EveningLine, SeasonView } from "#lib/season/views";
import { MarkShape } from "./mark-shape";
import { usePrintWords } from "./print-words";
import { PrintedCurve } from "./printed-curve";
import { PAPER_INKS, Value } from "./printed-sheet";

/** The season's table for a wall: the standings and each role, how it came, and every evening. */
export function PrintedSeason({ view, seenAt }: { view: SeasonView; seenAt: number | null }) {
  const { lang } = useWords();
  useGames(lang, view.season.counting.games);
  const t = usePrintWords();
  const s = useSeasonWords();
  const { club, season, played, evenings } = view;
  return (
    <article className="paper" data-wide aria-label={t.preview}>
      <header className="pb-[0.8em]">
        <h1 className="text-[2.1em] leading-tight">{club.name}</h1>
        <p className="italic">
          {s.subtitle(season.name, played.evenings, played.deals, played.last && dayOf(played.last, lang))}{" "}
          {t.season.from(longDay(season.from, lang), season.to && longDay(season.to, lang))}
          {seenAt !== null && ` ${t.season.seen(momentOf(new Date(seenAt).toISOString(), lang))}`}
        </p>
      </header>
      <Standings view={view} />
      <div className="note">
        <CountedNote view={view} />
      </div>
      {view.curve.evenings.length > 1 && <SeasonCurve view={view} />}
      {evenings.length > 0 && <Evenings view={view} />}
    </article>
  );
}

function Standings({ view }: { view: SeasonView }) {
  const { lang } = useWords();
  const s = useSeasonWords();
  const { by } = view.season.counting;
  const roles = rolesIn(view);
  const roleNames = s.roles[gameOfSeason(view)];
  const wide = by !== "total";
  return (
    <table>
      <thead>
        {roles.length > 0 && (
          <tr className="over">
            <th scope="colgroup" colSpan={wide ? 7 : 6}>
              {s.standings}
            </th>
            {roles.map((role) => (
              <th key={role} scope="colgroup" colSpan={2} className="figure">
                {roleNames[role]}
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
            {s.value[by]}
          </th>
          {wide && (
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
      <tbody>
        {view.standings.map((standing) => (
          <tr key={standing.player.id}>
            <td className="w-[2.4em]">{standing.rank ?? "–"}</td>
            <th scope="row" className="text-[1.15em]">
              <Shape mark={standing.player.mark} /> {standing.player.name}
              <span className="small italic">
                {standing.why && ` ${s.why[standing.why]}`}
                {standing.adjusted !== 0 && ` ${s.adjusted(String(standing.adjusted).replace("-", "−"))}`}
              </span>
            </th>
            <td className={`figure text-[1.25em] ${standing.value < 0 ? "neg" : ""}`}>{counted(standing.value, by, lang)}</td>
            {wide && (
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
        ))}
      </tbody>
    </table>
  );
}

const perDeal = (standing: Standing): number | null => {
  const deals = figureOf(standing, "deals");
  return deals === 0 ? null : figureOf(standing, "dealt") / deals;
};

const isTaking = (role: string): boolean => role === "taker" || role === "own";

function RoleHeads({ role }: { role: string }) {
  const s = useSeasonWords();
  return (
    <>
      <th scope="col" className="figure pl-[1.6em]">
        {isTaking(role) ? s.made : s.deals}
      </th>
      <th scope="col" className="figure">
        {s.perDeal}
      </th>
    </>
  );
}

function RoleCells({ view, standing, role }: { view: SeasonView; standing: Standing; role: string }) {
  const s = useSeasonWords();
  const { n, made, average: mean } = inRole(view.tables.roles, standing.player.id, role);
  return (
    <>
      <td className="figure">{n === 0 ? "–" : isTaking(role) ? s.outOf(made, n) : n}</td>
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

const Shape = ({ mark }: { mark: Standing["player"]["mark"] }) => (
  <svg aria-hidden viewBox="-1.4 -1.4 2.8 2.8" className="inline-block h-[0.75em] w-[0.75em]">
    <MarkShape mark={mark} x={0} y={0} size={1} fill="#000" />
  </svg>
);

const WIDTH = 1024;

function SeasonCurve({ view }: { view: SeasonView }) {
  const { m, lang } = useWords();
  const t = usePrintWords();
  const { curve, players, standings } = view;
  const order = standings.map(({ player }) => player.id);
  const lines = curve.players
    .flatMap(({ player: id, before, points }) => {
      const player = players.find((one) => one.id === id);
      let total = before;
      const totals = [before, ...points.map((sum) => (total = sum ?? total))];
      return player ? [{ id, name: player.name, mark: player.mark, totals }] : [];
    })
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  if (lines.length === 0) return null;
  const rows = Array.from({ length: curve.evenings.length + 1 }, (_, row) => lines.map(({ totals }) => totals[row] as Points));
  return (
    <figure className="whole pt-[1.2em]" aria-label={m.ledger.curve}>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} 270`} className="w-full">
        <PrintedCurve
          names={lines.map(({ name }) => name)}
          marks={lines.map(({ mark }) => mark)}
          rows={rows}
          labels={[t.start, ...curve.evenings.map(({ day }) => shortDay(day, lang))]}
          inked={0}
          box={{ left: 54, top: 10, width: WIDTH - 54, height: 225 }}
          size={13}
          inks={PAPER_INKS}
        />
      </svg>
    </figure>
  );
}

/** What each evening brought to each, newest first. */
function Evenings({ view }: { view: SeasonView }) {
  const { lang, rules } = useWords();
  const t = usePrintWords();
  const { standings, played, season } = view;
  const evenings = view.evenings.filter(({ counted }) => counted);
  const seated = standings
    .map(({ player }) => player)
    .filter(({ id }) => evenings.some((evening) => at(evening, id) !== undefined));
  const several = season.counting.games.length > 1;
  return (
    <section className="pt-[1.4em]">
      <table>
        <thead>
          <tr>
            <th scope="col">{t.season.dates}</th>
            {seated.map((player) => (
              <th key={player.id} scope="col" className="figure">
                {seated.length > 8 ? player.short : player.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {evenings.map((evening) => (
            <tr key={evening.sheet}>
              <th scope="row">
                {longDay(evening.day, lang)}
                <span className="small">
                  {[evening.title, several ? rules.names[evening.game] : null, t.deals(evening.deals)]
                    .filter(Boolean)
                    .map((part) => ` · ${part}`)
                    .join("")}
                </span>
              </th>
              {seated.map(({ id }) => {
                const points = at(evening, id);
                return (
                  <td key={id} className="figure">
                    {points === undefined ? "–" : <Value value={points} kind="change" />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {played.evenings > evenings.length && (
        <p className="small pt-[0.4em] italic">{t.season.older(played.evenings - evenings.length)}</p>
      )}
    </section>
  );
}

const at = ({ players }: EveningLine, id: string): Points | undefined => players.find(({ player }) => player === id)?.points;
