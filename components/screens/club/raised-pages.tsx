import { apart } from "#components/parts/broken/later";
import type { ClubView } from "#lib/season/views";
import { isAtLeast } from "#lib/sheet/role";

const PlayerPage = apart(() => import("./player-page").then((module) => module.PlayerPage));
const SeasonForm = apart(() => import("./season-form").then((module) => module.SeasonForm));
const SeasonRead = apart(() => import("./season-read").then((module) => module.SeasonRead));
const SeasonEnd = apart(() => import("./season-end").then((module) => module.SeasonEnd));
const ClubHistoryPage = apart(() => import("./history-page").then((module) => module.ClubHistoryPage));
const PastePage = apart(() => import("./paste-page").then((module) => module.PastePage));
const PastPage = apart(() => import("#components/parts/past/past-page").then((module) => module.PastPage));
const ShareClub = apart(() => import("#components/parts/share/share-club").then((module) => module.ShareClub));

interface Props {
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
export function RaisedPages({ view, isOut, hash, go, dropped, onClose }: Props) {
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
