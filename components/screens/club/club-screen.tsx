"use client";
import { lazy, Suspense, useState } from "react";
import { DoorCover, DoorState } from "#components/parts/door/door-cover";
import { type AtDoor, useAddress, useDoor } from "#components/parts/door/use-door";
import { useHash } from "#components/parts/door/use-hash";
import { QuietButton, QuietLink } from "#components/parts/ledger/buttons";
import { TopBar } from "#components/parts/ledger/top-bar";
import { PlayerMark } from "#components/parts/season/player-mark";
import { useTitle } from "#components/parts/words/use-title";
import { useWords } from "#components/parts/words/words";
import { useWordsOf, warmWords } from "#components/parts/words/words-of";
import { addPlayer, renameClub } from "#lib/season/club-change";
import type { Player } from "#lib/season/club-event";
import type { ClubView } from "#lib/season/views";
import { isAtLeast } from "#lib/sheet/role";
import { isOverdue } from "#lib/shown/club/open-seasons";
import { seasonDates } from "#lib/shown/club/season-dates";
import { drawPlace, seasonPlace, tonightPlace } from "#lib/shown/season/places";
import { dayOf } from "#lib/shown/season/say-number";
import { doorOf } from "#lib/sync/doors";

warmWords("club", "door");

const NameForm = lazy(() => import("#components/parts/field/name-form").then((module) => ({ default: module.NameForm })));
const PlayerPage = lazy(() => import("./player-page").then((module) => ({ default: module.PlayerPage })));
const SeasonForm = lazy(() => import("./season-form").then((module) => ({ default: module.SeasonForm })));
const SeasonRead = lazy(() => import("./season-read").then((module) => ({ default: module.SeasonRead })));
const SeasonEnd = lazy(() => import("./season-end").then((module) => ({ default: module.SeasonEnd })));
const ClubHistoryPage = lazy(() => import("./history-page").then((module) => ({ default: module.ClubHistoryPage })));
const PastePage = lazy(() => import("./paste-page").then((module) => ({ default: module.PastePage })));
const PastPage = lazy(() => import("#components/parts/past/past-page").then((module) => ({ default: module.PastPage })));
const RecoveryPage = lazy(() => import("./recovery-page").then((module) => ({ default: module.RecoveryPage })));
const WaysIn = lazy(() => import("./ways-in").then((module) => ({ default: module.WaysIn })));
const ShareClub = lazy(() => import("#components/parts/share/share-club").then((module) => ({ default: module.ShareClub })));

/** A club: its seasons, its players, and who may come in. */
export function ClubScreen() {
  const { lang } = useWords();
  const t = useWordsOf("door");
  const club = useAddress("c");
  const at = useDoor(club ? doorOf.club(club) : null);
  if (!at.seen) return <DoorCover at={at} back={{ href: `/${lang}`, label: t.back.home }} />;
  // A phone that was shut out keeps what it saw, to be looked at.
  const isOut = at.trouble === "refused";
  const { view } = at.seen;
  return <ClubPage view={isOut ? { ...view, role: "viewer" } : view} isOut={isOut} at={at} />;
}

function ClubPage({ view, isOut, at }: { view: ClubView; isOut: boolean; at: AtDoor<ClubView> }) {
  const { lang } = useWords();
  const t = useWordsOf("club");
  const [hash, go] = useHash();
  const { club, role } = view;
  useTitle(club.name);
  const [dropped, setDropped] = useState<File | null>(null);
  const close = () => {
    setDropped(null);
    go("");
  };
  const [page, id] = [hash.split(":")[0], hash.split(":")[1]];
  const isMine = role === "owner";
  const player = page === "joueur" && isMine ? club.players.find((one) => one.id === id) : undefined;
  const season = club.seasons.find((one) => one.id === id);
  if (page === "secours" && isMine)
    return (
      <Suspense>
        <RecoveryPage view={view} onClose={close} />
      </Suspense>
    );
  return (
    <>
      <main
        className="mx-auto flex min-h-dvh max-w-[720px] flex-col"
        onDragOver={(event) => isMine && event.preventDefault()}
        onDrop={(event) => {
          const file = event.dataTransfer.files[0];
          if (!isMine || !file) return;
          event.preventDefault();
          setDropped(file);
          go("passe");
        }}
      >
        <TopBar
          left={<QuietLink href={`/${lang}`}>{t.back}</QuietLink>}
          right={!isOut && <QuietButton onClick={() => go("partage")}>{t.share}</QuietButton>}
        />
        <h1 className="edge text-title broad:text-spread">{club.name}</h1>
        {!isOut && <p className="edge label">{t.role[role]}</p>}
        <DoorState at={at} />
        {club.seasons.some(({ ended }) => !ended) && (
          <div className="edge">
            <QuietLink accent href={tonightPlace(lang, club.id)}>
              {t.tonight}
            </QuietLink>
            {isMine && (
              <a
                className="ml-6 inline-flex min-h-11 items-center font-sans text-quiet font-semibold text-thumb"
                href={drawPlace(lang, club.id)}
              >
                {t.draw}
              </a>
            )}
          </div>
        )}
        <div className="edge">
          <QuietLink href={`/${lang}/hall?c=${club.id}`}>{t.halls}</QuietLink>
        </div>
        <Seasons view={view} go={go} />
        <Players view={view} go={go} />
        <Suspense>{isMine && view.ways && <WaysIn ways={view.ways} go={go} />}</Suspense>
        <div className="pt-4">
          {role === "owner" && <Rename view={view} />}
          {!isOut && (
            <div className="edge">
              <QuietButton onClick={() => go("histoire")}>{t.history}</QuietButton>
            </div>
          )}
        </div>
        <div className="edge foot sticky bottom-0 mt-auto bg-paper pt-3 wide:static print:hidden">
          {isAtLeast(role, "player") && (
            <a
              className="flex min-h-[54px] items-center justify-center rounded-button bg-thumb px-5 font-sans text-button font-semibold text-on-thumb"
              href={`/${lang}/new?c=${club.id}`}
            >
              {t.newSheet}
            </a>
          )}
        </div>
      </main>
      <Suspense>
        {page === "partage" && !isOut && <ShareClub id={club.id} role={role} onClose={close} />}
        {player && <PlayerPage key={player.id} view={view} player={player} onClose={close} />}
        {page === "saison" && season && (!isMine || season.ended) && <SeasonRead view={view} season={season} onClose={close} />}
        {page === "saison" && isMine && !season?.ended && (season || !id) && (
          <SeasonForm key={id ?? ""} view={view} season={season ?? null} onClose={close} onEnd={(ended) => go(`fin:${ended}`)} />
        )}
        {page === "liste" && isAtLeast(role, "player") && <PastePage view={view} onClose={close} />}
        {page === "passe" && isMine && <PastPage view={view} dropped={dropped} onClose={close} />}
        {page === "histoire" && !isOut && <ClubHistoryPage view={view} onClose={close} />}
        {page === "fin" && isMine && season && !season.ended && <SeasonEnd club={club.id} season={season} onClose={close} />}
      </Suspense>
    </>
  );
}

interface PartProps {
  view: ClubView;
  go: (hash: string) => void;
}

function Seasons({ view, go }: PartProps) {
  const { lang } = useWords();
  const t = useWordsOf("club");
  const { club, role } = view;
  // The season that goes on first, then the last opened.
  const seasons = [...club.seasons].reverse().sort((a, b) => Number(a.ended !== null) - Number(b.ended !== null));
  return (
    <section aria-label={t.seasons} className="pt-4">
      <h2 className="edge double-rule pb-1.5 text-sentence">{t.seasons}</h2>
      {seasons.length === 0 && <p className="edge pt-2 text-reason">{t.noSeason}</p>}
      <ul>
        {seasons.map((season) => {
          const { id, name, ended } = season;
          const played = view.seasons.find((one) => one.id === id);
          const last = played?.last ? dayOf(played.last, lang) : null;
          return (
            <li key={id} className="edge flex flex-wrap items-center justify-between gap-x-4 border-rule border-b">
              <a className="min-h-[58px] min-w-0 flex-1 py-2" href={seasonPlace({ lang, club: club.id, season: id })}>
                <span className="block text-choice">
                  {name}
                  {ended && <span className="label"> {t.seasonEnded}</span>}
                </span>
                <span className="label block text-[0.875rem]/5">{seasonDates(season, t, lang)}</span>
                <span className="label block text-[0.875rem]/5">
                  {t.seasonLine(played?.evenings ?? 0, played?.deals ?? 0, last)}
                </span>
              </a>
              <QuietButton
                aria-label={`${role === "owner" && !ended ? t.changeSeason : t.readSeason}, ${name}`}
                onClick={() => go(`saison:${id}`)}
              >
                {role === "owner" && !ended ? t.changeSeason : t.readSeason}
              </QuietButton>
              {isOverdue(season, view.day) && (
                <p className="flex w-full flex-wrap items-center gap-x-4 pb-1 text-prose">
                  {t.seasonOverdue}
                  {role === "owner" && (
                    <QuietButton accent aria-label={`${t.season.end}, ${name}`} onClick={() => go(`fin:${id}`)}>
                      {t.season.end}
                    </QuietButton>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {role === "owner" && (
        <div className="edge flex flex-wrap gap-x-6">
          <QuietButton onClick={() => go("saison")}>{t.openSeason}</QuietButton>
          <QuietButton onClick={() => go("passe")}>{t.bringPast}</QuietButton>
        </div>
      )}
    </section>
  );
}

function Players({ view, go }: PartProps) {
  const t = useWordsOf("club");
  const { club, role } = view;
  const nameOf = (id: string | null) => club.players.find((player) => player.id === id)?.name ?? "";
  const said = ({ guest, left, into }: Player) =>
    into ? t.isMerged(nameOf(into)) : [guest ? t.guest : "", left ? t.left : ""].filter(Boolean).join(", ");
  return (
    <section aria-label={t.players} className="pt-6">
      <h2 className="edge double-rule pb-1.5 text-sentence">{t.players}</h2>
      <ul>
        {club.players.map((player) => (
          <li key={player.id} className="edge flex min-h-[46px] items-center justify-between gap-4 border-rule border-b">
            <span className="flex min-w-0 items-baseline gap-3">
              <PlayerMark mark={player.mark} nth={player.nth} className={player.into ? "invisible" : "translate-y-px"} />
              <span className="min-w-0 wrap-anywhere">
                <bdi className={`text-choice ${player.into || player.left ? "text-ink2" : ""}`}>{player.name}</bdi>{" "}
                <span className="label">{[player.into ? "" : player.short, said(player)].filter(Boolean).join(", ")}</span>
              </span>
            </span>
            {role === "owner" && (
              <QuietButton aria-label={`${t.change}, ${player.name}`} onClick={() => go(`joueur:${player.id}`)}>
                {t.change}
              </QuietButton>
            )}
          </li>
        ))}
      </ul>
      {isAtLeast(role, "player") && <AddPlayer club={club.id} onPaste={() => go("liste")} />}
    </section>
  );
}

function AddPlayer({ club, onPaste }: { club: string; onPaste: () => void }) {
  const t = useWordsOf("club");
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <div className="edge flex flex-wrap gap-x-6">
        <QuietButton onClick={() => setOpen(true)}>{t.addPlayer}</QuietButton>
        <QuietButton onClick={onPaste}>{t.pasteNames}</QuietButton>
      </div>
    );
  return (
    <Suspense>
      <NameForm
        club={club}
        label={t.name}
        isPerson
        changeOf={(name, idOf) => addPlayer({ player: idOf(name), name })}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
}

function Rename({ view: { club } }: { view: ClubView }) {
  const t = useWordsOf("club");
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <div className="edge">
        <QuietButton onClick={() => setOpen(true)}>{t.rename}</QuietButton>
      </div>
    );
  return (
    <Suspense>
      <NameForm club={club.id} label={t.rename} first={club.name} changeOf={renameClub} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
