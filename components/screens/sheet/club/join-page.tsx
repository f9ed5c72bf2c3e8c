// This folder: the club that a sheet is of, and who joins it from there.
import { useState } from "react";
import { ClosedNote } from "#components/parts/club/closed-note";
import { PlayerRows } from "#components/parts/club/player-rows";
import { useClubs } from "#components/parts/club/use-clubs";
import { useAnswer } from "#components/parts/door/use-answer";
import { Field } from "#components/parts/field/field";
import { ReadyButton, submitting, Trouble } from "#components/parts/form/submit";
import { useSaving } from "#components/parts/form/use-saving";
import { Foot } from "#components/parts/page/page";
import { TitledPage } from "#components/parts/page/titled-page";
import { QuietButton } from "#components/parts/press/buttons";
import { ChoiceRow } from "#components/parts/press/choice-row";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import type { LogEvent } from "#lib/log/event";
import { TITLE_LENGTH } from "#lib/log/limits";
import { itemAt } from "#lib/rules/item-at";
import { heldTwice, lastJoined, type SeatChoice, seatChoices } from "#lib/season/club/seats";
import { eveningDay } from "#lib/season/tally/evening-day";
import { openSeasons, type SeasonToJoin, seasonName, shutTo } from "#lib/shown/club/open-seasons";
import { nameFor } from "#lib/shown/club/season-draft";
import { weekdayOf } from "#lib/shown/season/say-number";
import { keepNewcomers, sitOrWait } from "#lib/sync/newcomers";
import { keepPlayers } from "#lib/sync/sit-down";
import { thisPhone } from "#lib/sync/this-phone";
import { Joined } from "./joined";
import { type Props, type SittingProps, useSitting } from "./use-sitting";

/** Where the evening counts: a season of a club that this phone has, or a club made of its players in one step. */
export function JoinPage({ at, sheet, onClose }: Props) {
  const { alike, join: t } = useWordsOf("club");
  const clubs = useClubs();
  const log = useLog(sheet.id);
  const saving = useSaving();
  if (!clubs || !log) return null;
  const asking = { game: sheet.rules.game, day: eveningDay(sheet) };
  const last = lastJoined(log);
  const isLast = ({ season }: SeasonToJoin) => season.id === last?.season;
  const seasons = openSeasons(clubs, asking).sort((a, b) => Number(isLast(b)) - Number(isLast(a)));
  const page = { at, sheet, onClose, saving };
  return (
    <TitledPage
      title={sheet.season ? t.joined : seasons.length > 0 ? t.title : t.open}
      label={t.title}
      back={alike.back.sheet}
      foot={null}
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

/** All events of this sheet; null until they are read. */
function useLog(sheet: string): readonly LogEvent[] | null {
  const read = async () => (await thisPhone().store.read(sheet)).entries.map(({ event }) => event);
  return useAnswer(() => read().catch(() => []), [sheet]) ?? null;
}

/** A club in one step: everything is suggested, everything can be changed later. */
function Keep({ first, ...page }: SittingProps & { first: boolean }) {
  const { sheet } = page;
  const { lang, t } = useWordsAnd("club");
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
      className={`flex flex-col ${first ? "flex-1" : "pt-6"}`}
      onSubmit={submitting(
        () =>
          ready && sit(() => keepPlayers(thisPhone(), { club, season, from: day, game: sheet.rules.game, names: sheet.names })),
      )}
    >
      {!first && <h3 className="edge text-choice">{t.keep.title}</h3>}
      <p className="edge pt-2 text-prose">{t.keep.intro}</p>
      <Field label={t.keep.clubName} maxLength={TITLE_LENGTH} value={club} onText={setClub} />
      <Field label={t.season.name} maxLength={TITLE_LENGTH} value={season} onText={setSeason} />
      <p className="edge pt-3 text-prose">{t.list(sheet.names)}.</p>
      <Trouble text={trouble} />
      <SubmitFoot ready={ready}>{t.keep.go}</SubmitFoot>
    </form>
  );
}

/** In sight while its form is. */
const SubmitFoot = ({ ready, children }: { ready: boolean; children: string }) => (
  <Foot on="leaf">
    <ReadyButton type="submit" className="w-full" ready={ready}>
      {children}
    </ReadyButton>
  </Foot>
);

interface ChooseProps extends SittingProps {
  seasons: readonly SeasonToJoin[];
  log: readonly LogEvent[];
}

function Choose({ seasons, log, ...page }: ChooseProps) {
  const { sheet } = page;
  const { alike, join: t } = useWordsOf("club");
  const { here, club, choose, choices, change } = useChosen({ seasons, log, sheet });
  const twice = heldTwice(sheet.names, choices);
  const { sit, trouble, busy } = useSitting(page);
  const seat = async () => {
    const at = { club: club.id, season: here.season.id };
    const { seated, waiting } = await sitOrWait(thisPhone(), at, sheet.names, choices);
    await keepNewcomers(thisPhone(), sheet.id, waiting).catch(() => {});
    return seated;
  };
  return (
    <form className="flex flex-1 flex-col" onSubmit={submitting(() => !twice && sit(seat))}>
      <ChoiceRow
        label={alike.pages.season}
        layout="above"
        choices={seasons.map((open) => ({ value: open.season.id, label: seasonName(open) }))}
        value={here.season.id}
        onChange={choose}
      />
      <h3 className="edge pt-3 text-choice">{t.seats}</h3>
      <p className="edge pb-1 font-sans text-hint text-ink2">{t.seatsNote}</p>
      <PlayerRows names={sheet.names} players={club.players} choices={choices} onChoice={change} />
      {choices.some((choice) => "add" in choice) && <p className="edge pt-2 font-sans text-hint text-ink2">{t.newNeeds}</p>}
      <p className="edge pt-3 text-prose">{t.managed}</p>
      <Trouble text={twice ? t.twice(twice) : trouble} />
      <SubmitFoot ready={!twice && !busy}>{t.go}</SubmitFoot>
    </form>
  );
}

/** Which season, and which player sits at each seat: found by name in the club, until changed by hand. */
function useChosen({ seasons, log, sheet }: Pick<ChooseProps, "seasons" | "log" | "sheet">) {
  const [chosen, setChosen] = useState(seasons[0]?.season.id);
  const here = seasons.find(({ season }) => season.id === chosen) ?? itemAt(seasons, 0);
  const { club } = here.view;
  const [changed, setChanged] = useState<Readonly<Record<number, SeatChoice>>>({});
  const known = seatChoices(club, sheet.names, lastJoined(log, club.id));
  const choose = (next: string) => {
    setChosen(next);
    setChanged({});
  };
  const change = (seat: number, choice: SeatChoice) => setChanged({ ...changed, [seat]: choice });
  return { here, club, choose, choices: known.map((choice, seat) => changed[seat] ?? choice), change };
}
