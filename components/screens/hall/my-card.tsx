import { useState, useSyncExternalStore } from "react";
import { DoorState } from "#components/parts/door/door-cover";
import type { AtDoor } from "#components/parts/door/use-door";
import { Field } from "#components/parts/field/field";
import { QuietButton, QuietLink } from "#components/parts/ledger/buttons";
import { Figure } from "#components/parts/ledger/figure";
import { TopBar } from "#components/parts/ledger/top-bar";
import { useTitle } from "#components/parts/words/use-title";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { boardStandings } from "#lib/hall/board-standings";
import type { Hall } from "#lib/hall/hall";
import { standingsAfter } from "#lib/hall/hall-standings";
import { type HallView, hallOf } from "#lib/hall/hall-view";
import { nextPosition, plannedSeating } from "#lib/hall/next-seating";
import { nameAt } from "#lib/hall/table-sheet";
import { placeOf } from "#lib/hall/table-state";
import { complete, shownNumber, teamPlaces } from "#lib/hall/teams";
import { nameKey } from "#lib/log/name";
import { isTopage } from "#lib/rules/hall/boards";
import { BoardTable } from "./board-standings";
import { Section } from "./section";
import { StandingsTable, TeamList } from "./standings-part";
import { useLines } from "./use-lines";

const shelf = (hall: string) => `petit-au-bout:hall:${hall}:number`;
const never = () => () => {};

/** On one's own phone: where to go, one's total, one's card; and the standings that are posted. */
export function MyCard({ view, at, asked }: { view: HallView; at: AtDoor<HallView>; asked: number | null }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const hall = hallOf(view);
  const kept = useSyncExternalStore(
    never,
    () => Number(localStorage.getItem(shelf(hall.id)) ?? 0),
    () => 0,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const number = chosen ?? (asked || kept);
  const choose = (next: number) => {
    localStorage.setItem(shelf(hall.id), String(next));
    setChosen(next);
  };
  useTitle(hall.opening.name);
  const after = complete(hall);
  const position = hall.positions.at(-1);
  return (
    <main className="mx-auto min-h-dvh max-w-[720px] pb-10">
      <TopBar
        left={<QuietLink href={`/${lang}`}>{useWordsOf("door").back.home}</QuietLink>}
        right={number > 0 && <QuietButton onClick={() => choose(0)}>{t.mine.other}</QuietButton>}
      />
      <header className="edge pb-1">
        <h1 className="text-title broad:text-spread">{hall.opening.name}</h1>
        <p className="label">
          {position ? t.positionOf(position.position, Math.max(hall.opening.positions, position.position)) : t.notStarted}
        </p>
      </header>
      <DoorState at={at} />
      {number > 0 ? <Card hall={hall} number={number} after={after} /> : <Who hall={hall} onChoose={choose} />}
      {view.role !== "viewer" && position && (
        <Section title={t.at.which}>
          <ul className="edge flex flex-wrap gap-x-5">
            {position.tables.map(({ table }) => (
              <li key={table}>
                <a className="inline-flex min-h-11 items-center text-choice" href={`/${lang}/hall?h=${hall.id}&t=${table}`}>
                  {t.tableOf(table)}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {after > 0 && (
        <Section title={t.standingsAfter(after)}>
          {hall.opening.duplicate ? (
            <BoardTable
              hall={hall}
              standings={boardStandings(hall, after)}
              order={isTopage(hall.opening.duplicate) ? "alternate" : "general"}
            />
          ) : (
            <>
              {hall.opening.teamOf !== 1 && <TeamList hall={hall} after={after} lines={standingsAfter(hall, after)} />}
              <StandingsTable lines={standingsAfter(hall, after)} />
            </>
          )}
        </Section>
      )}
    </main>
  );
}

function Who({ hall, onChoose }: { hall: Hall; onChoose: (number: number) => void }) {
  const t = useWordsOf("hall");
  const [text, setText] = useState("");
  const key = nameKey(text);
  const found = hall.numbers.filter(({ number, holders }) => {
    const holder = holders.at(-1);
    const names = holder ? [holder, ...(holder.members ?? [])].map(({ name }) => nameKey(name)) : [];
    return names.length > 0 && (names.some((name) => name.includes(key)) || String(shownNumber(hall, number)) === key);
  });
  return (
    <Section title={t.mine.who}>
      <Field label={t.mine.look} value={text} onChange={(event) => setText(event.target.value)} />
      <ul>
        {found.map(({ number, holders }) => (
          <li key={number} className="border-rule border-b">
            <button
              type="button"
              className="edge flex min-h-[46px] w-full items-baseline gap-3 py-2 text-left"
              onClick={() => onChoose(number)}
            >
              <span className="label w-8 shrink-0">{shownNumber(hall, number)}</span>
              <span>
                <span className="text-choice">{holders.at(-1)?.name}</span>
                <span className="label block">
                  {holders
                    .at(-1)
                    ?.members?.map(({ name }) => name)
                    .join(", ")}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One's percentage or match points so far, and both places. */
function BoardCard({ hall, number, after }: { hall: Hall; number: number; after: number }) {
  const t = useWordsOf("hall");
  const boards = useWordsOf("boards");
  const standings = boardStandings(hall, after);
  const mine = standings.find(({ entrant }) => entrant === number);
  if (!mine || mine.overall === null) return null;
  const isPercent = isTopage(hall.opening.duplicate ?? "individual");
  return (
    <Section title={t.mine.card}>
      <p className="edge flex items-baseline justify-between gap-4 pt-2">
        <span className="text-choice">{t.mine.place(mine.rank, standings.length)}</span>
        <span className="text-figure">{isPercent ? boards.percent(mine.overall) : boards.points(mine.overall)}</span>
      </p>
      {isPercent && (
        <p className="edge label pb-1">
          {[
            `${boards.orders.alternate} ${mine.alternate}`,
            mine.attack === null ? "" : `${boards.attack} ${boards.percent(mine.attack)}`,
            mine.defence === null ? "" : `${boards.defence} ${boards.percent(mine.defence)}`,
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      )}
    </Section>
  );
}

function Card({ hall, number, after }: { hall: Hall; number: number; after: number }) {
  const t = useWordsOf("hall");
  const names = useLines(hall);
  const position = hall.positions.at(-1);
  const place = placeOf(position, number);
  const start = { table: Math.floor((number - 1) / 4) + 1, line: (number - 1) % 4 };
  const lines = standingsAfter(hall, Math.max(after, 1));
  const mine = lines.find(({ entrant }) => entrant === number);
  const teams = teamPlaces(hall, Math.max(after, 1));
  const team = teams.find((one) => one.team.includes(number));
  const name = nameAt(hall, Math.max(1, hall.positions.length), number);
  const others = place?.table.seats.filter((seat) => seat !== null && seat !== number) ?? [];
  const seating = position ? (plannedSeating(hall) ?? []) : [];
  const planned = seating.findIndex((seats) => seats.includes(number));
  const line = seating[planned]?.indexOf(number) ?? -1;
  const where = place ? { table: place.table.table, line: place.line } : position ? null : start;
  return (
    <>
      <section aria-label={name} className="edge border-stroke border-t pt-3">
        <p className="text-choice">
          <bdi>{name}</bdi> <span className="label">{t.number(shownNumber(hall, number))}</span>
        </p>
        <p className="text-verdict">{where ? t.mine.go(where.table, names[where.line] as string) : t.mine.out}</p>
        {others.length > 0 && (
          <p className="text-prose text-ink2">
            {t.mine.with(others.map((seat) => nameAt(hall, hall.positions.length, seat)).join(", "))}
          </p>
        )}
        {planned >= 0 && <p className="label pt-1">{t.mine.planned(nextPosition(hall), planned + 1, names[line] as string)}</p>}
      </section>
      {after > 0 && hall.opening.duplicate && <BoardCard hall={hall} number={number} after={after} />}
      {mine && after > 0 && !hall.opening.duplicate && (
        <Section title={t.mine.card}>
          <p className="edge flex items-baseline justify-between gap-4 pt-2">
            <span className="text-choice">{t.mine.place(mine.rank, lines.length)}</span>
            <Figure value={mine.total} kind="total" className="text-figure" />
          </p>
          {team && (
            <p className="edge flex items-baseline justify-between gap-4 pb-1">
              <span className="label">{t.mine.team(team.rank, teams.length)}</span>
              <Figure value={team.total} kind="total" />
            </p>
          )}
          <ul>
            {mine.balances.map((points, i) => {
              const there = placeOf(hall.positions[i], number);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: positions are their numbers
                <li key={i} className="edge flex min-h-11 items-center justify-between gap-4 border-rule border-b">
                  <span>
                    {t.position(i + 1)}{" "}
                    <span className="label">{there && t.seatOf(there.table.table, names[there.line] as string)}</span>
                  </span>
                  <Figure value={points} className="text-figure" />
                </li>
              );
            })}
            {mine.penalties > 0 && (
              <li className="edge flex min-h-11 items-center justify-between gap-4 border-rule border-b">
                <span>{t.penalties}</span>
                <Figure value={-mine.penalties} className="text-figure" />
              </li>
            )}
          </ul>
        </Section>
      )}
    </>
  );
}
