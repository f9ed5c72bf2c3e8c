import { useEffect, useState } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { useTitle } from "#components/parts/page/page";
import { PlayerMark } from "#components/parts/season/player-mark";
import { TURNED_AFTER_MS, WallColumns, WallFrame, WallLine } from "#components/parts/wall/wall-frame";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { commas } from "#lib/rules/lists";
import type { EveningRanking, EveningTable, EveningView } from "#lib/season/evening-view";
import { tonightAddress } from "#lib/shown/addresses/addresses";
import { calledIn, seatsIn, stateOf } from "#lib/shown/season/evening-said";
import { longDay } from "#lib/shown/season/say-number";
import { columnsOf, tablesAcross, type WallPage, wallPages } from "#lib/shown/season/wall-pages";

/** The evening on a television, read from across the room: nobody touches it, so what does not fit takes turns. */
export function Wall({ view }: { view: EveningView }) {
  const { lang, t } = useWordsAnd("tonight");
  useTitle(`${t.alike.pages.tonight}, ${view.club.name}`);
  const pages = wallPages(view);
  const at = useTurn(pages.length);
  const page = pages[at];
  return (
    <WallFrame
      back={tonightAddress(lang, view.club.id)}
      label={`‹ ${t.alike.pages.tonight}`}
      head={
        <>
          <h1 className="text-[2.9vw]/[1.2] tracking-[-0.3px]">{view.club.name}</h1>
          <p className="text-[1.9vw]/[1.2] text-ink2 italic">
            {commas(longDay(view.day, lang), pages.length > 1 && t.wallPage(at + 1, pages.length))}
          </p>
        </>
      }
    >
      {page ? <Page view={view} page={page} /> : <p className="pt-[3vw] text-[2.4vw]/[1.3]">{t.none}</p>}
    </WallFrame>
  );
}

/** Which of so many pages has its turn, from 0. */
function useTurn(pages: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), TURNED_AFTER_MS);
    return () => clearInterval(timer);
  }, []);
  return pages === 0 ? 0 : turn % pages;
}

function Page({ view, page }: { view: EveningView; page: WallPage }) {
  if (page.kind === "tables") return <WallTables view={view} tables={page.tables} columns={tablesAcross(page.tables)} />;
  if (page.kind === "ranking") return <WallRanking view={view} ranking={page.ranking} players={page.players} />;
  return (
    <div className="flex min-h-0 flex-1 gap-[4vw]">
      <div className="min-w-0 flex-1">
        <WallRanking view={view} ranking={page.ranking} players={page.ranking.players} />
      </div>
      <div className="w-[38vw] shrink-0">
        <WallTables view={view} tables={page.tables} columns={1} />
      </div>
    </div>
  );
}

interface RankingProps {
  view: EveningView;
  ranking: EveningRanking;
  players: EveningRanking["players"];
}

function WallRanking({ view, ranking, players: here }: RankingProps) {
  const t = useWordsOf("tonight");
  const several = view.rankings.length > 1;
  const columns = columnsOf(here);
  return (
    <section aria-label={t.alike.pages.standings} className="min-h-0 flex-1 pt-[0.8vw]">
      {several && <h2 className="pb-[0.3vw] text-[1.9vw]/[1.2] italic">{commas(ranking.name, ranking.title)}</h2>}
      {ranking.players.length === 0 && <p className="text-[2.4vw]/[1.3]">{t.noDeal}</p>}
      <WallColumns
        columns={columns.map((players) =>
          players.map((one) => <Line key={one.player} view={view} ranking={ranking} {...one} wide={columns.length === 1} />),
        )}
      />
    </section>
  );
}

type LineProps = Omit<RankingProps, "players"> & EveningRanking["players"][number] & { wide: boolean };

function Line({ view, ranking, player: id, place, points, wide }: LineProps) {
  const t = useWordsOf("tonight");
  const player = view.players.find((one) => one.id === id);
  return (
    <WallLine number={place} size="h-[3.05vw] text-[2vw]/[1.1]">
      {player && <PlayerMark mark={player.mark} nth={player.nth} size={24} className="size-[1.3vw]" />}
      <span className="min-w-0 flex-1 truncate">
        {player?.name}
        {wide && <span className="text-[1.5vw] text-ink2 italic"> {seatsIn(view, ranking, id, t)}</span>}
      </span>
      <Figure value={points} kind="total" />
    </WallLine>
  );
}

const COLUMNS: Readonly<Record<1 | 2 | 4, string>> = { 1: "grid-cols-1", 2: "grid-cols-2", 4: "grid-cols-4" };

function WallTables({ view, tables, columns }: { view: EveningView; tables: readonly EveningTable[]; columns: 1 | 2 | 4 }) {
  const t = useWordsOf("tonight");
  return (
    <section
      aria-label={t.tables}
      className={`grid min-h-0 flex-1 content-start gap-x-[2.5vw] gap-y-[1.2vw] pt-[0.8vw] ${COLUMNS[columns]}`}
    >
      {tables.map((table) => (
        <div key={table.sheet} className="min-w-0">
          <h2 className="border-stroke border-b pb-[0.2vw] text-[2.1vw]/[1.2]">{calledIn(view, table, t)}</h2>
          <ul className={columns === 1 ? "flex flex-wrap gap-x-[1.8vw]" : ""}>
            {table.names.map((name, i) => (
              <li key={name} className="flex items-baseline justify-between gap-[1vw] text-[2.2vw]/[1.35]">
                <bdi className="min-w-0 truncate">{name}</bdi>
                <Figure value={table.totals[i] ?? null} kind="total" />
              </li>
            ))}
          </ul>
          <p className={`pt-[0.2vw] font-sans text-[1.5vw]/[1.25] ${table.contested > 0 ? "text-thumb" : "text-ink2"}`}>
            {stateOf(table, t)}
          </p>
        </div>
      ))}
    </section>
  );
}
