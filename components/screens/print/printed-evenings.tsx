import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { evenly } from "#lib/rules/lists";
import type { Points } from "#lib/rules/rules";
import type { Player } from "#lib/season/club/club-event";
import type { EveningLine, SeasonView } from "#lib/season/views";
import { fitPlayers } from "#lib/shown/names/fit-players";
import { widthOf } from "#lib/shown/plot/width";
import { longDay, shortDay } from "#lib/shown/season/say-number";
import { NameHead } from "./name-head";
import { Grid, TURNED_ROOM } from "./printed-grid";
import { Value } from "./printed-value";

/** At most this many columns fit across the page. */
const MOST_ACROSS = 18;
/** And this many with smaller figures and short dates. */
const MOST_DENSE = 30;
/** With more columns, names are turned. */
const MOST_UPRIGHT = 9;
/** Width in em beside the days' column. */
const ROOM = 58;

/** Each player's points of each evening, newest first; many players are split into several tables. */
export function PrintedEvenings({ view }: { view: SeasonView }) {
  const t = useWordsOf("print");
  const { evenings, standings, played } = view;
  const seated = standings
    .map(({ player }) => player)
    .filter(({ id }) => evenings.some((evening) => pointsOf(evening, id) !== undefined));
  return (
    <section className="next-page">
      {evenly(seated, seated.length > MOST_ACROSS ? MOST_DENSE : MOST_ACROSS).map((players) => (
        <EveningsTable key={players[0]?.id} view={view} players={players} />
      ))}
      {played.evenings > evenings.length && (
        <p className="small pt-[0.4em] italic">{t.season.older(played.evenings - evenings.length)}</p>
      )}
    </section>
  );
}

function EveningsTable({ view, players }: { view: SeasonView; players: readonly Player[] }) {
  const t = useWordsOf("print");
  const isDense = players.length > MOST_ACROSS;
  const width = ROOM / players.length;
  const isTurned = players.length > MOST_UPRIGHT;
  const heads = fitPlayers(players, isTurned ? TURNED_ROOM : { width: width - 1, sizes: [1, 0.87], lines: 2 }, widthOf);
  return (
    <Grid
      look="mb-[1.6em]"
      corner={t.alike.pages.evenings}
      // As narrow as its dates, to leave room for figures.
      cornerLook={isTurned && view.evenings.every(({ title }) => !title) ? "w-[1%]" : ""}
      heads={players.map(({ id, name }, at) => (
        <NameHead key={id} name={name} turned={isTurned} width={width} fitted={{ names: heads, at }} />
      ))}
      rows={view.evenings.map((evening) => ({
        key: evening.evening,
        look: evening.title ? "" : "whitespace-nowrap",
        name: <EveningName view={view} evening={evening} isDense={isDense} />,
        cells: players.map(({ id }) => {
          const points = pointsOf(evening, id);
          return { key: id, text: points === undefined ? "–" : <Value value={points} kind="change" /> };
        }),
      }))}
    />
  );
}

/** Its day and title; in a season of several games, which were played. */
function EveningName({ view, evening, isDense }: { view: SeasonView; evening: EveningLine; isDense: boolean }) {
  const { lang, rules, t } = useWordsAnd("print");
  const { day, title, games, deals } = evening;
  const facts = [
    title,
    view.season.counting.games.length > 1 ? games.map((game) => rules.names[game]).join(", ") : null,
    isDense || deals === 0 ? null : t.alike.many.deals(deals),
  ];
  return (
    <>
      <span className="whitespace-nowrap">{isDense ? `${shortDay(day, lang)} ${day.slice(0, 4)}` : longDay(day, lang)}</span>
      <span className="small">{facts.flatMap((fact) => (fact ? ` · ${fact}` : [])).join("")}</span>
    </>
  );
}

const pointsOf = ({ players }: EveningLine, id: string): Points | undefined =>
  players.find(({ player }) => player === id)?.points;
