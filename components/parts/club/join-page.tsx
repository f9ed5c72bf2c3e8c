import { useState } from "react";
import { useAnswer } from "#components/parts/door/use-answer";
import { useSaving } from "#components/parts/door/use-saving";
import { Field } from "#components/parts/field/field";
import { Submit, submitting, Trouble } from "#components/parts/form/submit";
import { TitledPage } from "#components/parts/form/titled-page";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { LogEvent } from "#lib/log/event";
import { TITLE_LENGTH } from "#lib/log/limits";
import { eveningDay } from "#lib/season/evening-day";
import { openSeasons, type SeasonToJoin, shutTo } from "#lib/shown/club/open-seasons";
import { nameFor } from "#lib/shown/club/season-draft";
import { lastPlace } from "#lib/shown/club/seats";
import { weekdayOf } from "#lib/shown/season/say-number";
import { thisPhone } from "#lib/sync/this-phone";
import { Choose } from "./choose-season";
import { ClosedNote } from "./closed-note";
import { Joined } from "./joined";
import { keepPlayers } from "./sit-down";
import { useClubs } from "./use-clubs";
import { type Props, type SittingProps, useSitting } from "./use-sitting";

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

/** A club in one step: everything is suggested, everything can be changed later. */
function Keep({ first, ...page }: SittingProps & { first: boolean }) {
  const { sheet } = page;
  const t = useWordsOf("club");
  const { lang } = useWords();
  const day = eveningDay(sheet);
  const [open, setOpen] = useState(first);
  const [club, setClub] = useState(t.keep.suggested(weekdayOf(day, lang)));
  const [season, setSeason] = useState(nameFor(day, t.season.suggested));
  const { sit, trouble, busy } = useSitting(page);
  const ready = club.trim() !== "" && season.trim() !== "" && !busy;
  if (!open)
    return (
      <div className="edge pt-6">
        <QuietButton onClick={() => setOpen(true)}>{t.keep.title}</QuietButton>
      </div>
    );
  return (
    <form
      className={first ? "" : "pt-6"}
      onSubmit={submitting(
        () =>
          ready && sit(() => keepPlayers(thisPhone(), { club, season, from: day, game: sheet.rules.game, names: sheet.names })),
      )}
    >
      {!first && <h3 className="edge text-choice">{t.keep.title}</h3>}
      <p className="edge pt-2 text-prose">{t.keep.intro}</p>
      <Field label={t.keep.clubName} maxLength={TITLE_LENGTH} value={club} onText={setClub} />
      <Field label={t.keep.seasonName} maxLength={TITLE_LENGTH} value={season} onText={setSeason} />
      <p className="edge pt-3 text-prose">{t.list(sheet.names)}.</p>
      <Trouble text={trouble} />
      <Submit ready={ready}>{t.keep.go}</Submit>
    </form>
  );
}
