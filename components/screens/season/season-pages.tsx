"use client";
import { useDoor } from "#components/parts/door/use-door";
import { Dash, Figure } from "#components/parts/ledger/figure";
import { Cell, Head, NameCell } from "#components/parts/season/cell";
import { Contracts } from "#components/parts/season/contracts";
import { HeadToHead, Partners } from "#components/parts/season/matrix";
import { RoleTable } from "#components/parts/season/role-table";
import { Section } from "#components/parts/season/section";
import { Wide } from "#components/parts/season/wide";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { nameWithin } from "#lib/shown/names/name-within";
import { luckSentence } from "#lib/shown/season/luck-sentence";
import { eveningPlace, playerPlace } from "#lib/shown/season/places";
import { rowsHere } from "#lib/shown/season/rows-here";
import { againIn, shortDay } from "#lib/shown/season/say-number";
import { rolesIn } from "#lib/shown/season/standing-figures";
import { doorOf } from "#lib/sync/doors";
import { HonoursPage } from "./honours-page";
import { Luck } from "./luck";
import { OlderButton } from "./older-button";
import { Ratings } from "./ratings";
import { Page, type SubPageProps } from "./sub-page";
import { useOlder } from "./use-older";

/** What is long has a page of its own, named by the address's hash. */
const SEASON_PAGES = ["grille", "matrices", "palmares"] as const;
type SeasonPageName = (typeof SEASON_PAGES)[number];

type Props = SubPageProps;

export function SeasonSubPage({ page, ...props }: Props & { page: SeasonPageName }) {
  if (page === "grille") return <GridPage {...props} />;
  return page === "matrices" ? <MatricesPage {...props} /> : <HonoursPage {...props} />;
}

/** Evenings down, players across in the order of the standings: the club's own spreadsheet. */
function GridPage({ view, place, onBack }: Props) {
  const { lang } = useWords();
  const t = useWordsOf("annals");
  const older = useOlder(view, (before) => doorOf.evenings(place.club, place.season, before));
  const players = view.standings.map(({ player, figures }) => ({ player, figures }));
  const names = players.map(({ player }) => player.name);
  const again = againIn(older.evenings);
  return (
    <Page view={view} title={t.grid} onBack={onBack}>
      <p className="edge pb-2 label wide:px-14">{t.gridNote}</p>
      <div className="wide:px-14">
        <Wide label={t.grid}>
          <table className="w-full border-separate border-spacing-0 text-contract">
            <caption className="sr-only">{t.gridNote}</caption>
            <thead>
              <tr>
                <Head left className={FIRST}>
                  {t.evening}
                </Head>
                {players.map(({ player }) => (
                  <Head key={player.id} className="min-w-15 pl-3 last:pr-4">
                    <a className="inline-flex min-h-11 items-end" href={playerPlace(place, player.id)}>
                      <span className="sr-only">{player.name}</span>
                      <span aria-hidden>{nameWithin(8, player, names)}</span>
                    </a>
                  </Head>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <NameCell className={`${FIRST} border-b-stroke`}>{t.total}</NameCell>
                {players.map(({ player, figures }) => (
                  <Cell key={player.id} className="border-b-stroke pl-3 last:pr-4">
                    <Figure value={figures.points ?? 0} kind="total" />
                  </Cell>
                ))}
              </tr>
              {older.evenings.map(({ evening, day, players: seats, counted: isCounted }) => (
                <tr key={evening} className={isCounted ? "" : "text-ink2"}>
                  <NameCell className={FIRST} href={eveningPlace(place, evening)}>
                    <span className="whitespace-nowrap">
                      {shortDay(day, lang)} {day.slice(2, 4)}
                      {again(evening)}
                    </span>
                  </NameCell>
                  {players.map(({ player }) => {
                    const seat = seats.find((one) => one.player === player.id);
                    return (
                      <Cell key={player.id} className="pl-3 last:pr-4">
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
              ))}
            </tbody>
          </table>
        </Wide>
        <OlderButton older={older} />
      </div>
    </Page>
  );
}

const FIRST = "sticky left-0 bg-paper pr-2 pl-4 wide:pl-0";

/** Contracts, partners and opponents of everybody, and what the season's page has of the first alone. */
function MatricesPage({ view, place, onBack }: Props) {
  const { lang } = useWords();
  const words = useWordsOf("season");
  const isLong = rowsHere(view.standings.length) < view.standings.length;
  const t = useWordsOf("annals");
  const at = useDoor(doorOf.wholeSeason(place.club, place.season));
  const whole = at.seen?.view;
  return (
    <Page view={view} title={t.matrices} onBack={onBack}>
      {whole ? (
        <div className="wide:px-14">
          <Contracts view={whole} place={place} />
          <Partners view={whole} place={place} isWhole />
          <HeadToHead view={whole} place={place} isWhole />
          {isLong && (
            <>
              {rolesIn(whole).length > 0 && (
                <Section title={words.roleTitle} note={words.roleNote}>
                  <RoleTable view={whole} place={place} />
                </Section>
              )}
              <Ratings view={whole} place={place} />
              <Luck view={whole} place={place} sentence={luckSentence(whole, lang, words)} />
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
