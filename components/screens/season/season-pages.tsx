import { useDoor } from "#components/parts/door/door";
import { Dash, Figure } from "#components/parts/ledger/figure";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { PlayerId } from "#lib/season/club/club-event";
import type { EveningLine } from "#lib/season/views";
import { eveningAddress, playerAddress, type SubPageName, type Where } from "#lib/shown/addresses/addresses";
import { nameWithin, SEASON_ROOM } from "#lib/shown/names/name-within";
import { rowsHere } from "#lib/shown/season/rows-here";
import { againIn, shortDay } from "#lib/shown/season/say-number";
import { doorOf } from "#lib/sync/doors";
import { Cell, HeadCell, NameCell } from "./cell";
import { Contracts } from "./contracts";
import { RoleTable } from "./figures-table";
import { HonoursPage } from "./honours-page";
import { HeadToHead, Partners } from "./matrix";
import { OlderButton, useOlder } from "./older";
import { Luck, Ratings } from "./ratings";
import { Page, type SubPageProps } from "./sub-page";
import { Wide } from "./wide";

/** The sub-page that the hash names. */
export function SeasonSubPage({ page, ...props }: SubPageProps & { page: SubPageName }) {
  if (page === "grille") return <GridPage {...props} />;
  return page === "matrices" ? <MatricesPage {...props} /> : <HonoursPage {...props} />;
}

/** Contracts, partners and opponents of all players; the season's page has only the first ones. */
function MatricesPage({ view, where, onBack }: SubPageProps) {
  const isLong = rowsHere(view.standings.length) < view.standings.length;
  const t = useWordsOf("annals");
  const at = useDoor(doorOf.wholeSeason(where.club, where.season));
  const whole = at.seen?.view;
  return (
    <Page view={view} title={t.matrices} onBack={onBack}>
      {whole ? (
        <div className="wide:px-14">
          <Contracts view={whole} where={where} />
          <Partners view={whole} where={where} isWhole />
          <HeadToHead view={whole} where={where} isWhole />
          {isLong && (
            <>
              <RoleTable view={whole} where={where} />
              <Ratings view={whole} where={where} />
              <Luck view={whole} where={where} />
            </>
          )}
          {whole.tables.contracts.length + whole.tables.met.length === 0 && (
            <p className="edge text-reason wide:px-0">{t.noMatrix}</p>
          )}
        </div>
      ) : (
        <p className="edge text-reason wide:px-14">{t.wait}</p>
      )}
    </Page>
  );
}

const FIRST = "sticky left-0 bg-paper pr-2 pl-4 wide:pl-0";

/** Evenings down, players across in the order of the standings: the club's own spreadsheet. */
function GridPage({ view, where, onBack }: SubPageProps) {
  const t = useWordsOf("annals");
  const older = useOlder(view, (before) => doorOf.evenings(where.club, where.season, before));
  const { standings } = view;
  const { by, bestOf } = view.season.counting;
  const players = standings.map(({ player }) => player.id);
  const again = againIn(older.evenings);
  return (
    <Page view={view} title={t.grid} onBack={onBack}>
      <p className="edge pb-2 label wide:px-14">
        {t.gridNote} {(by !== "total" || bestOf !== null) && t.gridTotals(bestOf)}
      </p>
      <div className="wide:px-14">
        <Wide label={t.grid}>
          <table className="w-full border-separate border-spacing-0 text-contract">
            <caption className="sr-only">{t.gridNote}</caption>
            <thead>
              <Heads view={view} where={where} />
            </thead>
            <tbody>
              <tr>
                <NameCell className={`${FIRST} border-b-stroke`}>{t.alike.heads.total}</NameCell>
                {standings.map(({ player, figures }) => (
                  <Cell key={player.id} className="border-b-stroke pl-3 last:pr-4">
                    <Figure value={figures.points ?? 0} kind="total" />
                  </Cell>
                ))}
              </tr>
              {older.evenings.map((line) => (
                <EveningRow key={line.evening} line={line} players={players} where={where} again={again(line.evening)} />
              ))}
            </tbody>
          </table>
        </Wide>
        <OlderButton older={older} />
      </div>
    </Page>
  );
}

/** A column for each player; the name links to their page. */
function Heads({ view, where }: Pick<SubPageProps, "view" | "where">) {
  const t = useWordsOf("annals");
  const names = view.players.map(({ name }) => name);
  return (
    <tr>
      <HeadCell left className={FIRST}>
        {t.alike.pages.evening}
      </HeadCell>
      {view.standings.map(({ player }) => (
        <HeadCell key={player.id} className="min-w-15 pl-3 last:pr-4">
          <a className="inline-flex min-h-11 min-w-11 items-end justify-end" href={playerAddress(where, player.id)}>
            <span className="sr-only">{player.name}</span>
            <span aria-hidden>{nameWithin(SEASON_ROOM, player, names)}</span>
          </a>
        </HeadCell>
      ))}
    </tr>
  );
}

interface RowProps {
  line: EveningLine;
  /** In the order of the columns. */
  players: readonly PlayerId[];
  where: Where;
  /** Tells apart evenings of the same day. */
  again: string;
}

function EveningRow({ line: { evening, day, players: seats, counted }, players, where, again }: RowProps) {
  const { lang } = useWords();
  return (
    <tr className={counted ? "" : "text-ink2"}>
      <NameCell className={FIRST} href={eveningAddress(where, evening)}>
        <span className="whitespace-nowrap">
          {shortDay(day, lang)} {day.slice(2, 4)}
          {again}
        </span>
      </NameCell>
      {players.map((player) => {
        const seat = seats.find((one) => one.player === player);
        return (
          <Cell key={player} className="pl-3 last:pr-4">
            {seat ? (
              <span className={seat.place === 1 ? "underline decoration-1 underline-offset-4" : ""}>
                <Figure value={seat.points} kind="total" />
              </span>
            ) : (
              <Dash />
            )}
          </Cell>
        );
      })}
    </tr>
  );
}
