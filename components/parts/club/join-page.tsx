import { useAnswer } from "#components/parts/door/use-answer";
import { useSaving } from "#components/parts/door/use-saving";
import { TitledPage } from "#components/parts/form/titled-page";
import { useWordsOf } from "#components/parts/words/words";
import type { LogEvent } from "#lib/log/event";
import { eveningDay } from "#lib/season/evening-day";
import { openSeasons, type SeasonToJoin, shutTo } from "#lib/shown/club/open-seasons";
import { lastPlace } from "#lib/shown/club/seats";
import { thisPhone } from "#lib/sync/this-phone";
import { Choose } from "./choose-season";
import { ClosedNote } from "./closed-note";
import { Joined } from "./joined";
import { Keep } from "./keep-club";
import { useClubs } from "./use-clubs";
import type { Props } from "./use-sitting";

/** Where the evening counts: a season of a club that this phone has, or a club made of its players in one step. */
export function JoinPage({ at, sheet, onClose }: Props) {
  const t = useWordsOf("club").join;
  const clubs = useClubs();
  const log = useLog(sheet.id);
  const saving = useSaving();
  if (!clubs || !log) return null;
  const asking = { game: sheet.rules.game, day: eveningDay(sheet) };
  const last = lastPlace(log);
  const isLast = ({ season }: SeasonToJoin) => season.id === last?.season;
  const seasons = openSeasons(clubs, asking).sort((a, b) => Number(isLast(b)) - Number(isLast(a)));
  const page = { at, sheet, onClose, saving };
  return (
    <TitledPage
      title={sheet.season ? t.joined : seasons.length > 0 ? t.title : t.open}
      label={t.title}
      back={t.back}
      onClose={onClose}
    >
      {sheet.season ? (
        <Joined {...page} clubs={clubs} />
      ) : (
        <>
          {seasons.length > 0 && <Choose {...page} seasons={seasons} log={log} />}
          {seasons.length === 0 &&
            clubs.flatMap((view) => shutTo(view, asking) ?? []).map((shut) => <ClosedNote key={shut.view.club.id} shut={shut} />)}
          <Keep {...page} first={seasons.length === 0} />
        </>
      )}
    </TitledPage>
  );
}

/** What was ever said of this sheet; null until it is read. */
function useLog(sheet: string): readonly LogEvent[] | null {
  const read = async () => (await thisPhone().store.read(sheet)).entries.map(({ event }) => event);
  return useAnswer(() => read().catch(() => []), [sheet]) ?? null;
}
