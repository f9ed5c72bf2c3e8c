"use client";
import { type ReactNode, useState } from "react";
import { useDoor } from "#components/parts/door/use-door";
import { QuietButton } from "#components/parts/ledger/buttons";
import { Dash, Figure } from "#components/parts/ledger/figure";
import { TopBar } from "#components/parts/ledger/top-bar";
import { GivePicture } from "#components/parts/print/picture-page";
import { StandingsPicture } from "#components/parts/print/standings-picture";
import { Cell, Head, NameCell } from "#components/parts/season/cell";
import { Contracts, HeadToHead, Partners, Wide } from "#components/parts/season/season-tables";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import type { SeasonView } from "#lib/season/views";
import { eveningPlace, type Place, playerPlace } from "#lib/shown/season/places";
import { againIn, counted, decimalsIn, fullDay, shortDay } from "#lib/shown/season/say-number";
import { doorOf } from "#lib/sync/club";
import { OlderButton } from "./older-button";
import { useOlder } from "./use-older";

/** What is long has a page of its own, named by the address's hash. */
export const SEASON_PAGES = ["grille", "matrices", "palmares"] as const;
export type SeasonPageName = (typeof SEASON_PAGES)[number];

interface Props {
  view: SeasonView;
  place: Place;
  onBack: () => void;
}

export function SeasonSubPage({ page, ...props }: Props & { page: SeasonPageName }) {
  if (page === "grille") return <GridPage {...props} />;
  return page === "matrices" ? <MatricesPage {...props} /> : <HonoursPage {...props} />;
}

function Page({
  view,
  title,
  onBack,
  right,
  children,
}: Omit<Props, "place"> & { title: string; right?: ReactNode; children: ReactNode }) {
  const { back } = useWordsOf("door");
  return (
    <main className="mx-auto min-h-dvh max-w-[1440px] pb-10">
      <TopBar left={<QuietButton onClick={onBack}>{back.season}</QuietButton>} right={right} />
      <header className="edge pb-3 wide:px-14">
        <h1 className="text-title wrap-anywhere broad:text-spread">{title}</h1>
        <p className="label">
          {view.club.name}, {view.season.name}
        </p>
      </header>
      {children}
    </main>
  );
}

/** Evenings down, players across in the order of the standings: the club's own spreadsheet. */
function GridPage({ view, place, onBack }: Props) {
  const { lang } = useWords();
  const t = useWordsOf("annals");
  const older = useOlder(view, (before) => doorOf.evenings(place.club, place.season, before));
  const players = view.standings.map(({ player, figures }) => ({ player, figures }));
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
                  <Head key={player.id} className="pl-3 last:pr-4">
                    <a className="inline-flex min-h-11 items-end" href={playerPlace(place, player.id)}>
                      <span className="sr-only">{player.name}</span>
                      <span aria-hidden>{player.name.length <= 8 ? player.name : player.short}</span>
                    </a>
                  </Head>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <NameCell className={FIRST}>{t.total}</NameCell>
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

/** Contracts, partners and opponents of everybody. */
function MatricesPage({ view, place, onBack }: Props) {
  const t = useWordsOf("annals");
  const at = useDoor<SeasonView>(doorOf.wholeSeason(place.club, place.season));
  const whole = at.seen?.view;
  return (
    <Page view={view} title={t.matrices} onBack={onBack}>
      {whole ? (
        <div className="wide:px-14">
          <Contracts view={whole} place={place} />
          <Partners view={whole} place={place} isWhole />
          <HeadToHead view={whole} place={place} isWhole />
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

/** The season as it ends: made to be projected, and to be given as a picture. */
function HonoursPage({ view, place, onBack }: Props) {
  const { lang } = useWords();
  const words = useWordsOf("season");
  const t = useWordsOf("annals");
  const [picture, setPicture] = useState(false);
  const { season, standings, players, history } = view;
  const decimals = decimalsIn(standings);
  const say = (value: number) => counted(value, season.counting.by, lang, decimals);
  const ranked = standings.filter(({ rank }) => rank !== null);
  const podium = ranked.filter(({ rank }) => (rank ?? 4) <= 3);
  const rest = standings.filter(({ rank }) => rank === null || rank > 3);
  const nameOf = (id: string) => players.find((player) => player.id === id)?.name ?? "";
  const isOver = season.ended !== null;
  return (
    <Page
      view={view}
      title={isOver ? t.honours : t.soFar}
      onBack={onBack}
      right={<QuietButton onClick={() => setPicture(true)}>{t.picture}</QuietButton>}
    >
      {ranked.length === 0 && <p className="edge text-reason wide:px-14">{words.none}</p>}
      <ol className="edge wide:px-14">
        {podium.map(({ player, rank, value }) => (
          <li key={player.id} className="double-rule flex flex-wrap items-baseline justify-between gap-x-6 py-3">
            <a className="flex min-w-0 items-baseline gap-4" href={playerPlace(place, player.id)}>
              <span className="label text-[1.75rem]">{rank}</span>
              <span
                className={`wrap-anywhere ${rank === 1 ? "text-[2.5rem]/12 wide:text-[5rem]/24" : "text-[1.75rem]/10 wide:text-[3rem]/16"}`}
              >
                {player.name}
              </span>
            </a>
            <span
              className={`${rank === 1 ? "text-[2.5rem]/12 wide:text-[5rem]/24" : "text-[1.75rem]/10 wide:text-[3rem]/16"} ${value < 0 ? "text-neg" : ""}`}
            >
              {say(value)}
            </span>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <ol className="edge columns-1 gap-x-14 pt-4 wide:columns-3 wide:px-14">
          {rest.map(({ player, rank, value }) => (
            <li
              key={player.id}
              className="flex min-h-9 items-baseline justify-between gap-4 break-inside-avoid border-rule border-b py-1"
            >
              <a className="flex min-w-0 items-baseline gap-3" href={playerPlace(place, player.id)}>
                <span className="label">{rank ?? "–"}</span>
                <span className="min-w-0 text-choice wrap-anywhere">{player.name}</span>
              </a>
              <span className={`text-figure ${value < 0 ? "text-neg" : ""}`}>{say(value)}</span>
            </li>
          ))}
        </ol>
      )}
      {(history?.records.length ?? 0) > 0 && (
        <section aria-label={words.records} className="edge pt-8 wide:px-14">
          <h2 className="text-sentence">{words.records}</h2>
          <ul className="gap-x-14 wide:columns-2">
            {history?.records.map(({ kind, player, value, evening, day, to }) => (
              <li key={kind} className="break-inside-avoid border-rule border-b">
                <a
                  className="flex min-h-11 items-baseline justify-between gap-4 py-1.5"
                  href={eveningPlace(place, (to ?? { evening }).evening)}
                >
                  <span>
                    <span className="block text-choice">{words.record[kind]}</span>
                    <span className="label">
                      {nameOf(player)}, {fullDay((to ?? { day }).day, lang)}
                    </span>
                  </span>
                  <span className="text-figure">{kind.endsWith("-streak") ? value : <Figure value={value} />}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {season.ended?.review && (
        <section aria-label={words.review} className="edge max-w-[720px] pt-6 wide:px-14">
          <p className="text-choice whitespace-pre-line">{season.ended.review}</p>
        </section>
      )}
      {picture && (
        <GivePicture label={t.picture} name={t.pictureName} day={view.played.last ?? view.day} onClose={() => setPicture(false)}>
          <StandingsPicture view={view} />
        </GivePicture>
      )}
    </Page>
  );
}
