import { useEffect, useState } from "react";
import { Trouble } from "#components/parts/club/trouble";
import { useChange } from "#components/parts/club/use-change";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { loadGame } from "#lib/rules/games";
import { GAME_NAMES, type GameName, USUAL_GAME } from "#lib/rules/rules";
import { bringHistory, withdrawHistory } from "#lib/season/club-change";
import type { History, SeasonId } from "#lib/season/club-event";
import { MOST_BROUGHT } from "#lib/season/history-body";
import { gridOfText } from "#lib/season/past/grid";
import { bodyOf, broughtIn, type Choices, planHistory, runningIn, undecided } from "#lib/season/past/plan";
import type { PastTable } from "#lib/season/past/table";
import { understand, type WhyNot } from "#lib/season/past/understand";
import type { Day } from "#lib/season/season-body";
import type { ClubView } from "#lib/season/views";
import { seasonPlace } from "#lib/shown/season/places";
import { daysThere } from "#lib/sync/past";
import { thisPhone } from "#lib/sync/this-phone";
import { PastPlan } from "./past-plan";
import { gridsIn, type NoGrid } from "./read-file";

interface Props {
  view: ClubView;
  /** What was dropped on the club's page. */
  dropped: File | null;
  onClose: () => void;
}

/** What was read: its tables, and the pages of a workbook that hold none. */
interface Taken {
  readonly source: string;
  readonly tables: readonly PastTable[];
  readonly others: readonly { readonly page: string; readonly why: WhyNot }[];
}

/** A club's history comes in: understood, shown, and only then written; all of it or nothing, and taken back in one tap. */
export function PastPage({ view, dropped, onClose }: Props) {
  const { lang } = useWords();
  const words = useWordsOf("club");
  const t = useWordsOf("past");
  const { club, day: today } = view;
  const { change, idOf, trouble, busy } = useChange(club.id);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [why, setWhy] = useState<NoGrid | WhyNot | null>(null);
  const [pasted, setPasted] = useState("");
  const [days, setDays] = useState<ReadonlyMap<SeasonId, ReadonlySet<Day>> | null>(null);
  const [offline, setOffline] = useState(false);
  const [done, setDone] = useState<{ evenings: number; people: number } | null>(null);
  const lastGame: GameName = club.seasons.at(-1)?.counting.games[0] ?? USUAL_GAME;
  const [choices, setChoices] = useState<Choices>({ isSame: {}, zeroIsAway: false, game: lastGame });

  const take = (grids: ReturnType<typeof gridOfText>[], source: string) => {
    const read = grids.map((grid) => ({ page: grid.name ?? source, read: understand(grid, { today, file: source }) }));
    const tables = read.flatMap(({ read }) => (read.ok ? [read.table] : []));
    const others = read.flatMap(({ page, read }) => (read.ok || read.why === "empty" ? [] : [{ page, why: read.why }]));
    setDone(null);
    setChoices((before) => ({ ...before, isRunning: null, zeroIsAway: tables.some(({ running }) => running === "said") }));
    setTaken(tables.length > 0 ? { source, tables, others } : null);
    setWhy(tables.length > 0 ? null : (others[0]?.why ?? "empty"));
  };
  const open = async (file: File) => {
    const read = await gridsIn(file);
    if (read.ok) return take([...read.grids], file.name);
    setTaken(null);
    setWhy(read.code);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (dropped) void open(dropped);
  }, [dropped]);
  const seasons = club.seasons.filter(({ ended }) => !ended).map(({ id }) => id);
  // What says how a deal was played is judged by its game.
  const [, setLoaded] = useState<GameName | null>(null);
  useEffect(() => {
    loadGame(choices.game).then(
      () => setLoaded(choices.game),
      () => {},
    );
  }, [choices.game]);
  const asked = seasons.join();
  useEffect(() => {
    daysThere(thisPhone(), club.id, asked === "" ? [] : asked.split(",")).then(setDays, () => setOffline(true));
  }, [club.id, asked]);

  const known = { club, days: days ?? new Map(), today };
  const plan = taken && planHistory(taken.tables, known, choices);
  const body = plan && taken && bodyOf(plan, known, choices, taken.source, idOf);
  const waiting = plan ? undecided(plan, choices)[0] : undefined;
  const running = taken && runningIn(taken.tables, choices);
  const zeros = taken ? broughtIn(taken.tables, choices).reduce((sum, { zeros }) => sum + zeros, 0) : 0;
  const isCrowd = (body?.columns.length ?? 0) > MOST_BROUGHT.people;
  const question = running?.open ? t.decideRunning : waiting && t.decide(waiting.written);
  const bring = async () => {
    if (!body || question || isCrowd || busy || !days) return;
    if (!(await change(bringHistory(body)))) return;
    setDone({ evenings: body.evenings.length, people: body.columns.length });
    setTaken(null);
    setPasted("");
  };
  const histories = [...(club.histories ?? [])].reverse().filter(({ withdrawn }) => !withdrawn);
  return (
    <RaisedPage label={t.title} height="high" onClose={onClose}>
      <section
        aria-label={t.title}
        className="flex min-h-full max-w-[720px] flex-col"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const file = event.dataTransfer.files[0];
          if (file) void open(file);
        }}
      >
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{words.backToClub}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{t.title}</h2>
          {!taken && !done && <p className="pt-3 text-reason">{t.intro}</p>}
          {!taken && <p className="pt-2 text-prose text-ink2">{t.layouts}</p>}
        </div>
        {done && (
          <div role="status" className="edge pt-3">
            <p className="text-reason">{t.done(done.evenings, done.people)}</p>
            <p className="pt-1 text-prose">{t.doneNote}</p>
          </div>
        )}
        <Brought histories={histories} onBack={(one) => void change(withdrawHistory(one))} isFresh={done !== null} />
        {done && (
          <ul className="edge">
            {club.seasons.map(({ id, name }) => (
              <li key={id} className="border-rule border-b">
                <a className="flex min-h-11 items-center text-choice" href={seasonPlace({ lang, club: club.id, season: id })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className="edge flex flex-wrap gap-x-6 pt-2">
          <label className="inline-flex min-h-11 cursor-pointer items-center font-sans text-quiet font-semibold text-thumb has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
            {taken ? t.other : t.open}
            <input
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv,text/plain"
              className="sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) void open(file);
                event.target.value = "";
              }}
            />
          </label>
        </div>
        {!taken && (
          <label className="edge block pt-1">
            <span className="label">{t.paste}</span>
            <textarea
              className="block min-h-24 w-full border border-rule2 bg-transparent p-2 text-choice"
              spellCheck={false}
              value={pasted}
              onChange={(event) => {
                setPasted(event.target.value);
                if (event.target.value.trim() !== "") take([gridOfText(event.target.value, null)], t.pasted);
              }}
            />
          </label>
        )}
        <Trouble text={why && t.whyNot[why]} />
        {taken && plan && (
          <>
            {running?.asked && (
              <div data-undecided={running.open || undefined}>
                <p className="edge pt-2 text-prose">{t.runningNote}</p>
                <ChoiceRow
                  label={t.running}
                  labelAbove
                  layout="flow"
                  choices={[
                    { value: "yes", label: t.runningYes },
                    { value: "no", label: t.runningNo },
                  ]}
                  value={running.open ? null : saysYes(taken.tables, choices) ? "yes" : "no"}
                  onChange={(value) => setChoices({ ...choices, isRunning: value === "yes", zeroIsAway: value === "yes" })}
                />
              </div>
            )}
            {zeros > 0 && !running?.open && (
              <ChoiceRow
                label={t.zeros(zeros)}
                labelAbove
                layout="flow"
                choices={[
                  { value: "there", label: t.zeroThere },
                  { value: "away", label: t.zeroAway },
                ]}
                value={choices.zeroIsAway ? "away" : "there"}
                onChange={(value) => setChoices({ ...choices, zeroIsAway: value === "away" })}
              />
            )}
            <GameRow game={choices.game} onGame={(game) => setChoices({ ...choices, game })} />
            <PastPlan tables={taken.tables} others={taken.others} plan={plan} choices={choices} onChoices={setChoices} />
          </>
        )}
        <Trouble text={isCrowd ? t.tooManyPeople(body?.columns.length ?? 0, MOST_BROUGHT.people) : null} />
        {offline && <Trouble text={t.offline} />}
        <Trouble text={trouble} />
        {taken && (
          <div className="edge foot sticky bottom-0 mt-auto bg-leaf pt-3">
            <PrimaryButton
              className="w-full"
              ready={body !== null && !question && !isCrowd && !busy && days !== null}
              onClick={() => (question ? toFirst() : void bring())}
            >
              {question ? question : body ? t.bring(body.evenings.length, body.columns.length) : t.nothing}
            </PrimaryButton>
          </div>
        )}
      </section>
    </RaisedPage>
  );
}

const saysYes = (tables: readonly PastTable[], { isRunning = null }: Choices): boolean =>
  isRunning ?? tables.some(({ running }) => running === "said");

const toFirst = () => document.querySelector<HTMLElement>("[data-undecided] input")?.focus();

function GameRow({ game, onGame }: { game: GameName; onGame: (game: GameName) => void }) {
  const { rules } = useWords();
  const t = useWordsOf("past");
  const choices = GAME_NAMES.map((value) => ({ value, label: rules.names[value] }));
  return <ChoiceRow label={t.game} labelAbove layout="flow" choices={choices} value={game} onChange={onGame} />;
}

/** What came in before, each taken back in one tap. */
function Brought({
  histories,
  isFresh,
  onBack,
}: {
  histories: readonly History[];
  isFresh: boolean;
  onBack: (one: History) => void;
}) {
  const t = useWordsOf("past");
  if (histories.length === 0) return null;
  return (
    <section aria-label={t.brought} className="pt-3">
      <h3 className="edge label">{t.brought}</h3>
      <ul>
        {histories.map((one, i) => (
          <li key={one.event} className="edge flex flex-wrap items-center justify-between gap-x-4 border-rule border-b">
            <span className="min-w-0 text-choice wrap-anywhere">{t.line(one.source, one.evenings, one.people)}</span>
            <QuietButton accent={isFresh && i === 0} aria-label={`${t.back}, ${one.source}`} onClick={() => onBack(one)}>
              {t.back}
            </QuietButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
