// This folder: a club's page, with its players, seasons, names and rights.
"use client";
import { useState } from "react";
import { apart } from "#components/parts/broken/later";
import { useAddress } from "#components/parts/door/address";
import { type AtDoor, DoorCover, DoorState, useDoor } from "#components/parts/door/door";
import { useHash } from "#components/parts/door/hash";
import { dropping } from "#components/parts/file/dropping";
import { Column, Foot, useTitle } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { PrimaryLink } from "#components/parts/press/links";
import { useWordsAnd, warmWords } from "#components/parts/words/words";
import { renameClub } from "#lib/season/club/club-change";
import type { ClubView } from "#lib/season/views";
import { isAtLeast } from "#lib/sheet/role";
import { drawAddress, tonightAddress } from "#lib/shown/addresses/addresses";
import { doorOf } from "#lib/sync/doors";
import { Naming, PlayersList, SeasonsList } from "./lists";

warmWords("club", "door");

const RecoveryPage = apart(() => import("./recovery-page").then((module) => module.RecoveryPage));
const WaysIn = apart(() => import("./ways-in").then((module) => module.WaysIn));

/** A club: its seasons, its players, and who may come in. */
export function ClubScreen() {
  const club = useAddress("c");
  const at = useDoor(club ? doorOf.club(club) : null);
  if (!at.seen) return <DoorCover at={at} asks={[club]} />;
  // A phone that was shut out can still read what it last saw.
  const isOut = at.trouble === "refused";
  const { view } = at.seen;
  return <ClubPage view={isOut ? { ...view, role: "viewer" } : view} isOut={isOut} at={at} />;
}

interface PageProps {
  view: ClubView;
  isOut: boolean;
  at: AtDoor<ClubView>;
}

function ClubPage({ view, isOut, at }: PageProps) {
  const [hash, go] = useHash();
  const { club, role } = view;
  useTitle(club.name);
  const [dropped, setDropped] = useState<readonly File[] | null>(null);
  const close = () => {
    setDropped(null);
    go("");
  };
  const isMine = role === "owner";
  if (hash === "secours" && isMine) return <RecoveryPage view={view} onClose={close} />;
  const drop = dropping((files) => {
    setDropped(files);
    go("passe");
  });
  return (
    <>
      <Column className="flex flex-col" {...(isMine && drop)}>
        <Standing view={view} isOut={isOut} at={at} go={go} />
      </Column>
      <RaisedPages view={view} isOut={isOut} hash={hash} go={go} dropped={dropped} onClose={close} />
    </>
  );
}

/** The page itself: evenings, seasons and players, and links on. */
function Standing({ view, isOut, at, go }: PageProps & { go: (hash: string) => void }) {
  const { lang, t } = useWordsAnd("club");
  const { club, role } = view;
  const isMine = role === "owner";
  return (
    <>
      <TopBar
        left={<QuietLink href={`/${lang}`}>{t.alike.back.sheets}</QuietLink>}
        right={!isOut && <QuietButton onClick={() => go("partage")}>{t.alike.pages.share}</QuietButton>}
      />
      <h1 className="edge text-title broad:text-spread">{club.name}</h1>
      {!isOut && <p className="edge label">{t.role[role]}</p>}
      <DoorState at={at} />
      <Evenings view={view} />
      <SeasonsList view={view} go={go} />
      <PlayersList view={view} go={go} />
      {isMine && view.ways && <WaysIn ways={view.ways} go={go} />}
      <div className="pt-4">
        {isMine && <Naming button={t.rename} club={club.id} label={t.rename} first={club.name} changeOf={renameClub} />}
        {!isOut && (
          <div className="edge">
            <QuietButton onClick={() => go("histoire")}>{t.alike.pages.clubHistory}</QuietButton>
          </div>
        )}
      </div>
      <Foot className="wide:static print:hidden">
        {isAtLeast(role, "player") && <PrimaryLink href={`/${lang}/new?c=${club.id}`}>{t.alike.pages.newSheet}</PrimaryLink>}
      </Foot>
    </>
  );
}

/** The club's evening, the draw of its tables, its tournaments. */
function Evenings({ view: { club, role } }: { view: ClubView }) {
  const { lang, t } = useWordsAnd("club");
  const runs = club.seasons.some(({ ended }) => !ended);
  return (
    <div className="edge flex flex-wrap gap-x-6">
      {runs && <QuietLink href={tonightAddress(lang, club.id)}>{t.alike.pages.tonight}</QuietLink>}
      {runs && role === "owner" && <QuietLink href={drawAddress(lang, club.id)}>{t.alike.press.drawTables}</QuietLink>}
      <QuietLink href={`/${lang}/hall?c=${club.id}`}>{t.alike.pages.halls}</QuietLink>
    </div>
  );
}

const PlayerPage = apart(() => import("./player-page").then((module) => module.PlayerPage));
const SeasonForm = apart(() => import("./season-form").then((module) => module.SeasonForm));
const SeasonRead = apart(() => import("./season-read").then((module) => module.SeasonRead));
const SeasonEnd = apart(() => import("./season-end").then((module) => module.SeasonEnd));
const ClubHistoryPage = apart(() => import("./history-page").then((module) => module.ClubHistoryPage));
const PastePage = apart(() => import("./paste-page").then((module) => module.PastePage));
const PastPage = apart(() => import("#components/parts/past/past-page").then((module) => module.PastPage));
const ShareClub = apart(() => import("./share-club").then((module) => module.ShareClub));

interface RaisedProps {
  view: ClubView;
  isOut: boolean;
  /** "joueur:…", as in the address. */
  hash: string;
  go: (hash: string) => void;
  /** Files that were dropped on the club's page. */
  dropped: readonly File[] | null;
  onClose: () => void;
}

/** The page open over a club's page: who may open it, for which season or player. */
function RaisedPages({ view, isOut, hash, go, dropped, onClose }: RaisedProps) {
  const { club, role } = view;
  const [page, id] = hash.split(":");
  const isMine = role === "owner";
  const player = page === "joueur" && isMine ? club.players.find((one) => one.id === id) : undefined;
  const season = club.seasons.find((one) => one.id === id);
  // Everybody may read a season; a manager may change it until it has ended.
  const isChanged = isMine && (season ? !season.ended : !id);
  return (
    <>
      {page === "partage" && !isOut && <ShareClub id={club.id} role={role} onClose={onClose} />}
      {player && <PlayerPage key={player.id} view={view} player={player} onClose={onClose} />}
      {page === "saison" && season && !isChanged && <SeasonRead key={id} view={view} season={season} onClose={onClose} />}
      {page === "saison" && isChanged && (
        <SeasonForm key={id} view={view} season={season ?? null} onClose={onClose} onEnd={(ended) => go(`fin:${ended}`)} />
      )}
      {page === "liste" && isAtLeast(role, "player") && <PastePage view={view} onClose={onClose} />}
      {page === "passe" && isMine && <PastPage view={view} dropped={dropped} onClose={onClose} />}
      {page === "histoire" && !isOut && <ClubHistoryPage view={view} onClose={onClose} />}
      {page === "fin" && isMine && season && !season.ended && <SeasonEnd club={club.id} season={season} onClose={onClose} />}
    </>
  );
}
