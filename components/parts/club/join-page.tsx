import { useEffect, useState } from "react";
import { type Meanwhile, useMeanwhile } from "#components/parts/door/use-meanwhile";
import { Field } from "#components/parts/field/field";
import { PrimaryButton, QuietButton, QuietLink } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import type { LogEvent } from "#lib/log/event";
import { eveningDay } from "#lib/season/evening-day";
import type { ClubView } from "#lib/season/views";
import { joinSeason, leaveSeason, setEvening } from "#lib/sheet/change";
import type { Change, EveningOf } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import { openSeasons, type SeasonToJoin, seasonName, shutTo } from "#lib/shown/club/open-seasons";
import { sayClubFault } from "#lib/shown/club/say-club-fault";
import { seasonYears } from "#lib/shown/club/season-draft";
import { heldTwice, lastPlace, type SeatChoice, seatsOf } from "#lib/shown/club/seats";
import { seasonPlace } from "#lib/shown/season/places";
import { longDay, weekdayOf } from "#lib/shown/season/say-number";
import { thisPhone } from "#lib/sync/this-phone";
import { ClosedNote } from "./closed-note";
import { keepNewcomers, sitOrWait } from "./newcomers";
import { SeatRows } from "./seat-rows";
import { keepPlayers, type SatDown } from "./sit-down";
import { Trouble } from "./trouble";
import { sayTrouble } from "./use-change";
import { useClubs } from "./use-clubs";

interface Props {
  at: SheetAtHand;
  sheet: Sheet;
  onClose: () => void;
}

/** Where the evening counts: a season of a club that this phone has, or a club made of its players in one step. */
export function JoinPage({ at, sheet, onClose }: Props) {
  const t = useWordsOf("club").join;
  const clubs = useClubs();
  const log = useLog(sheet.id);
  const waiting = useMeanwhile();
  if (!clubs || !log) return null;
  const asking = { game: sheet.rules.game, day: eveningDay(sheet) };
  const last = lastPlace(log);
  const isLast = ({ season }: SeasonToJoin) => season.id === last?.season;
  const seasons = openSeasons(clubs, asking).sort((a, b) => Number(isLast(b)) - Number(isLast(a)));
  const page = { at, sheet, onClose, waiting };
  return (
    <RaisedPage label={t.title} height="high" onClose={onClose}>
      <div className="max-w-[720px] pb-8">
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{t.back}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{sheet.season ? t.joined : seasons.length > 0 ? t.title : t.open}</h2>
        </div>
        {sheet.season ? (
          <Joined {...page} clubs={clubs} />
        ) : (
          <>
            {seasons.length > 0 && <Choose {...page} seasons={seasons} log={log} />}
            {seasons.length === 0 &&
              clubs
                .flatMap((view) => shutTo(view, asking) ?? [])
                .map((shut) => <ClosedNote key={shut.view.club.id} shut={shut} />)}
            <Keep {...page} first={seasons.length === 0} />
          </>
        )}
      </div>
    </RaisedPage>
  );
}

/** What was ever said of this sheet; null until it is read. */
function useLog(sheet: string): readonly LogEvent[] | null {
  const [log, setLog] = useState<readonly LogEvent[] | null>(null);
  useEffect(() => {
    void thisPhone()
      .store.read(sheet)
      .then(({ entries }) => setLog(entries.map(({ event }) => event)))
      .catch(() => setLog([]));
  }, [sheet]);
  return log;
}

/** What each part of the page is given; the page waits for one of them at a time, and outlives them. */
interface PartProps extends Props {
  waiting: Meanwhile;
}

/** Takes the place it is given or leaves the one it has, and closes; or says why not. */
function useSitting({ at, onClose, waiting: { busy, meanwhile } }: PartProps) {
  const t = useWordsOf("club");
  const { m } = useWords();
  const faults = useWordsOf("clubFaults");
  const [trouble, setTrouble] = useState<string | null>(null);
  /** Why it was not done; null: done. */
  const noted = async (change: Change): Promise<string | null> => {
    const saved = await at.open.save(change);
    if (saved.ok) return null;
    const fault = saved.code === "refused" ? saved.faults[0] : undefined;
    return fault ? sayClubFault(fault, faults) : m.screens.sheet.notSaved;
  };
  const act = async (why: () => Promise<string | null>) => {
    const done = await meanwhile(async () => {
      const said = await why();
      setTrouble(said);
      return said === null;
    });
    if (done) onClose();
  };
  const sit = (seat: () => Promise<SatDown>) =>
    act(async () => {
      const seated = await seat();
      return seated.ok ? noted(joinSeason(seated.place, at.sheet ?? undefined)) : sayTrouble(seated, t, faults);
    });
  const leave = () => act(() => noted(leaveSeason()));
  const move = (to: EveningOf) => act(() => noted(setEvening(to)));
  return { sit, leave, move, trouble, busy };
}

interface ChooseProps extends PartProps {
  seasons: readonly SeasonToJoin[];
  log: readonly LogEvent[];
}

function Choose({ seasons, log, ...page }: ChooseProps) {
  const { sheet } = page;
  const t = useWordsOf("club").join;
  const [chosen, setChosen] = useState(seasons[0]?.season.id);
  const here = seasons.find(({ season }) => season.id === chosen) ?? (seasons[0] as SeasonToJoin);
  const { club } = here.view;
  const [changed, setChanged] = useState<Readonly<Record<number, SeatChoice>>>({});
  const known = seatsOf(club, sheet.names, lastPlace(log, club.id));
  const choices = known.map((choice, seat) => changed[seat] ?? choice);
  const twice = heldTwice(sheet.names, choices);
  const { sit, trouble, busy } = useSitting(page);
  const seat = async () => {
    const place = { club: club.id, season: here.season.id };
    const { seated, waiting } = await sitOrWait(thisPhone(), place, sheet.names, choices);
    await keepNewcomers(thisPhone(), sheet.id, waiting).catch(() => {});
    return seated;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!twice && !busy) void sit(seat);
      }}
    >
      <ChoiceRow
        label={t.which}
        labelAbove
        layout="flow"
        choices={seasons.map((open) => ({ value: open.season.id, label: seasonName(open) }))}
        value={here.season.id}
        onChange={(next) => {
          setChosen(next);
          setChanged({});
        }}
      />
      <h3 className="edge pt-3 text-choice">{t.seats}</h3>
      <p className="edge pb-1 font-sans text-hint text-ink2">{t.seatsNote}</p>
      <SeatRows
        names={sheet.names}
        players={club.players}
        choices={choices}
        onChoice={(seat, choice) => setChanged({ ...changed, [seat]: choice })}
      />
      {choices.some((choice) => "add" in choice) && <p className="edge pt-2 font-sans text-hint text-ink2">{t.newNeeds}</p>}
      <p className="edge pt-3 text-prose">{t.managed}</p>
      <Trouble text={twice ? t.twice(twice) : trouble} />
      <div className="edge pt-4">
        <PrimaryButton type="submit" className="w-full" ready={!twice && !busy}>
          {t.go}
        </PrimaryButton>
      </div>
    </form>
  );
}

/** A club in one step: everything is suggested, everything can be changed later. */
function Keep({ first, ...page }: PartProps & { first: boolean }) {
  const { sheet } = page;
  const t = useWordsOf("club");
  const { lang } = useWords();
  const day = eveningDay(sheet);
  const years = seasonYears(day);
  const [open, setOpen] = useState(first);
  const [club, setClub] = useState(t.keep.suggested(weekdayOf(day, lang)));
  const [season, setSeason] = useState(t.season.suggested(years.from, years.to));
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
      onSubmit={(event) => {
        event.preventDefault();
        if (ready)
          void sit(() => keepPlayers(thisPhone(), { club, season, from: day, game: sheet.rules.game, names: sheet.names }));
      }}
    >
      {!first && <h3 className="edge text-choice">{t.keep.title}</h3>}
      <p className="edge pt-2 text-prose">{t.keep.intro}</p>
      <Field label={t.keep.clubName} maxLength={60} value={club} onChange={(event) => setClub(event.target.value)} />
      <Field label={t.keep.seasonName} maxLength={60} value={season} onChange={(event) => setSeason(event.target.value)} />
      <p className="edge pt-3 text-prose">{t.list(sheet.names)}.</p>
      <Trouble text={trouble} />
      <div className="edge pt-4">
        <PrimaryButton type="submit" className="w-full" ready={ready}>
          {t.keep.go}
        </PrimaryButton>
      </div>
    </form>
  );
}

function Joined({ clubs, ...page }: PartProps & { clubs: readonly ClubView[] }) {
  const { at, sheet } = page;
  const t = useWordsOf("club").join;
  const { lang } = useWords();
  const { club, season } = sheet.season as NonNullable<Sheet["season"]>;
  const view = clubs.find((one) => one.club.id === club);
  const named = view?.club.seasons.find(({ id }) => id === season);
  const waits = at.unsent > 0;
  const { leave, move, trouble, busy } = useSitting(page);
  return (
    <div className="edge pt-3">
      <p className="text-reason">{view && named ? t.inSeason(view.club.name, named.name) : t.inUnknown}</p>
      {waits && <p className="label">{t.waiting}</p>}
      <p className="pt-2 text-prose">{t.managed}</p>
      <div className="flex flex-wrap gap-x-6 pt-2">
        <QuietLink accent href={seasonPlace({ lang, club, season })}>
          {useWordsOf("club").season.see}
        </QuietLink>
        {at.role !== "viewer" && (
          <QuietButton disabled={busy} onClick={() => void leave()}>
            {t.leave}
          </QuietButton>
        )}
      </div>
      {trouble && (
        <p role="alert" className="pt-3 text-reason text-neg">
          {trouble}
        </p>
      )}
      {at.role !== "viewer" && <EveningOfSheet sheet={sheet} busy={busy} move={move} />}
    </div>
  );
}

interface MoveProps {
  sheet: Sheet;
  busy: boolean;
  move: (to: EveningOf) => Promise<void>;
}

/** Of which evening the sheet is a table, and the way to make it one of another. */
function EveningOfSheet({ sheet, busy, move }: MoveProps) {
  const t = useWordsOf("club").join;
  const { lang } = useWords();
  const now = eveningDay(sheet);
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState(now);
  const [name, setName] = useState(sheet.evening ?? "");
  const said = [longDay(now, lang), sheet.evening ?? ""].filter(Boolean).join(", ");
  return (
    <form
      className="mt-4 border-rule border-t pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && day !== "") void move({ day, name: name.trim() === "" ? null : name });
      }}
    >
      <p className="text-choice">{t.evening(said)}</p>
      {!open && <QuietButton onClick={() => setOpen(true)}>{t.move}</QuietButton>}
      {open && (
        <div className="-mx-4 wide:mx-0">
          <Field label={t.eveningDay} type="date" required value={day} onChange={(event) => setDay(event.target.value)} />
          <Field
            label={t.eveningName}
            note={t.eveningNote}
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <div className="edge pt-4">
            <PrimaryButton type="submit" className="w-full" ready={!busy && day !== ""}>
              {t.move}
            </PrimaryButton>
          </div>
        </div>
      )}
    </form>
  );
}
