import { PrintedCurve } from "#components/parts/print/printed-curve";
import { CountedNote } from "#components/parts/season/season-prose";
import { useGames } from "#components/parts/words/game-words";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { SeasonView } from "#lib/season/views";
import { heightOnPaper } from "#lib/shown/plot/names-room";
import { totalLines } from "#lib/shown/season/curve-lines";
import { againOf, longDay, shortDay } from "#lib/shown/season/say-number";
import { curveNotes, sayPlayed } from "#lib/shown/season/say-standing";
import { isSharedRank } from "#lib/shown/season/standing-figures";
import { PrintedEvenings } from "./printed-evenings";
import { Matrix, PrintedContracts } from "./printed-grid";
import { Late, PrintedAdjustments, PrintedPrimes, Records } from "./printed-lines";
import { PAPER_INKS } from "./printed-sheet";
import { PrintedStandings } from "./printed-standings";

interface Props {
  view: SeasonView;
  seenAt: number | null;
  /** With the pages that follow the first one. */
  whole: boolean;
}

/** The season for a wall: the standings and each role, how it came; on the pages after it, everything it is made of. */
export function PrintedSeason({ view, seenAt, whole }: Props) {
  useGames(view.season.counting.games);
  const { m, lang, t } = useWordsAnd("print");
  const s = useWordsOf("season");
  const { club, season, evenings } = view;
  return (
    <article
      className="paper"
      data-wide
      data-dense={isDense(view) || undefined}
      data-flowing={evenings.length === 1 || undefined}
      aria-label={t.preview}
    >
      <header className="pb-[0.8em]">
        <h1 className="text-[2.1em] leading-tight">{club.name}</h1>
        <p className="italic">
          {sayPlayed(view, s, lang)} {t.season.from(longDay(season.from, lang), season.to && longDay(season.to, lang))}
          {seenAt !== null && ` ${t.season.seen(m.calendar.moment(new Date(seenAt)))}`}
        </p>
      </header>
      {evenings.length === 0 ? (
        <p>{s.none}</p>
      ) : (
        <>
          <PrintedStandings view={view} />
          <div className="note">
            <CountedNote view={view} />
            {view.standings.some(({ rank }) => isSharedRank(view.standings, rank)) && (
              <p className="italic">{t.season.sharedRank}</p>
            )}
          </div>
          {view.curve.evenings.length > 1 && <SeasonCurve view={view} />}
          {whole && <PrintedEvenings view={view} />}
          {whole && <PrintedTables view={view} />}
        </>
      )}
    </article>
  );
}

/** With more players the tables are set close: else they would take twice as many pages. */
const MOST_LOOSE = 14;
const isDense = ({ standings }: Pick<SeasonView, "standings">): boolean => standings.length > MOST_LOOSE;
/** A low drawing has room to name this many lines. */
const DENSE_LINES = 5;

const WIDTH = 1024;

function SeasonCurve({ view }: { view: SeasonView }) {
  const { m, lang, t } = useWordsAnd("print");
  const s = useWordsOf("season");
  const { evenings } = view.curve;
  const lines = totalLines(view).slice(0, isDense(view) ? DENSE_LINES : undefined);
  if (lines.length === 0) return null;
  const again = againOf(evenings.map(({ day }) => day));
  const rows = [lines.map(({ before }) => before), ...evenings.map((_, i) => lines.map(({ totals }) => itemAt(totals, i)))];
  const height = heightOnPaper(lines.length, isDense(view));
  const apart = [isDense(view) && t.season.firstLines(lines.length), ...curveNotes(view, s)].filter(Boolean);
  return (
    <figure className="whole pt-[1.2em]" aria-label={m.ledger.curve}>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${height}`} className="w-full">
        <PrintedCurve
          names={lines.map(({ player }) => player.name)}
          marks={lines.map(({ player }) => player)}
          rows={rows}
          labels={[t.start, ...evenings.map(({ day }, i) => shortDay(day, lang) + again[i])]}
          inked={0}
          box={{ left: 54, top: 10, width: WIDTH - 54, height: height - 45 }}
          size={13}
          inks={PAPER_INKS}
          lang={lang}
        />
      </svg>
      {apart.length > 0 && <figcaption className="small italic">{apart.join(" ")}</figcaption>}
    </figure>
  );
}

/** Half a page has room for a table of this many players. */
const MOST_IN_HALF = 10;

/** What the season's page shows under its curve. */
function PrintedTables({ view }: { view: SeasonView }) {
  const s = useWordsOf("season");
  const calls = view.tables.partners.map(({ player, partner, n, made }) => ({ player, other: partner, text: `${made}/${n}` }));
  const met = view.tables.met.map(({ player, other, n, ahead }) => ({ player, other, text: `${ahead}/${n}` }));
  const across = Math.max(...[calls, met].map((pairs) => new Set(pairs.flatMap(({ player, other }) => [player, other])).size));
  return (
    <>
      <div className={`next-page ${across > MOST_IN_HALF ? "" : "side-by-side"}`}>
        <Matrix view={view} title={s.partners} note={s.partnersNote} pairs={calls} />
        <Matrix view={view} title={s.met} note={s.metNote} pairs={met} />
      </div>
      <div className="tables">
        <PrintedContracts view={view} />
        <Records view={view} />
        <PrintedPrimes view={view} />
        <PrintedAdjustments view={view} />
        <Late view={view} />
      </div>
    </>
  );
}
