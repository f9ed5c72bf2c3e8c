import { useState } from "react";
import { useInTurn } from "#components/parts/door/use-in-turn";
import { Trouble } from "#components/parts/form/trouble";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { OneOf } from "#components/parts/ledger/one-of";
import { useWordsOf } from "#components/parts/words/words";
import { type Hall, startOf, unseated } from "#lib/hall/hall";
import type { Entrant, EntrantId, HallChange } from "#lib/hall/hall-event";
import type { HallView } from "#lib/hall/hall-view";
import { mostOf } from "#lib/hall/next-seating";
import { canSeat, canSeatBoards, drawnEntrants, tablesFor, tablesOfThree, takeSeats, takeTeamSeats } from "#lib/hall/take-seats";
import { isOfEntrantTeams, shownNumber } from "#lib/hall/teams";
import { isOfTeams, mostRounds } from "#lib/rules/hall/boards";
import { secondMeetings } from "#lib/rules/hall/meetings";
import { movement, teamMovement } from "#lib/rules/hall/movement";
import { itemAt } from "#lib/rules/item-at";
import { thisPhone } from "#lib/sync/this-phone";
import { Members, Paste } from "./entries-adding";
import { licenceSaid, membersSaid } from "./licences";
import { Section } from "./section";
import { useHallChange } from "./use-hall-change";
import { useLines } from "./use-lines";

interface Props {
  view: HallView;
  hall: Hall;
}

/** The ways in and out, and which of them is open. */
function useEntering(hall: Hall) {
  const { change, trouble, busy } = useHallChange(hall);
  const [adding, setAdding] = useState<"paste" | "members" | null>(null);
  const enter = (entrant: EntrantId, person: Entrant) => ({ kind: "entrant.added" as const, body: { ...person, entrant } });
  const add = async (people: readonly Entrant[], told: readonly (readonly [EntrantId, Entrant])[] = []) => {
    const made = await change(
      // Of whom more is known now: entered again, as the same, and on the same chair.
      ...told.flatMap(([entrant, person]) => [withdrawn(entrant), enter(entrant, person)]),
      ...(told.length > 0 && hall.numbers.length > 0 && unseated(hall).length === 0 ? [seatsAsGiven(hall)] : []),
      ...people.map((person) => enter(thisPhone().makeId(), person)),
    );
    if (made) setAdding(null);
    return made;
  };
  return { add, withdraw: useInTurn((entrant) => change(withdrawn(entrant))), adding, setAdding, trouble, busy };
}

const withdrawn = (entrant: EntrantId) => ({ kind: "entrant.withdrawn" as const, body: { entrant } });

/** Who enters: typed, pasted, from the club, from last time; then everybody's number and orientation. */
export function EntriesPart({ view, hall }: Props) {
  const t = useWordsOf("hall");
  const boards = useWordsOf("boards");
  const ofTeams = isOfEntrantTeams(hall);
  const { add, withdraw, adding, setAdding, trouble, busy } = useEntering(hall);
  const { tap, waits } = withdraw;
  const given = hall.numbers.length > 0;
  const { teamOf } = hall.opening;
  const lines = useLines(hall);
  return (
    <>
      <Section title={t.entries}>
        <p className="edge label pt-1 wide:px-0">{(ofTeams ? boards : t).entered(hall.entrants.size)}</p>
        <ul>
          {[...hall.entrants].map(([entrant, person], i) => (
            <li
              key={entrant}
              className="edge flex min-h-[46px] flex-wrap items-center justify-between gap-x-4 border-rule border-b wide:px-0"
            >
              <span className="min-w-0 flex-1 basis-48 py-1.5 wrap-anywhere">
                <bdi className="text-choice">{person.name}</bdi> <span className="label">{licenceSaid(person, t)}</span>
                {person.members && <span className="label block">{membersSaid(person, t)}</span>}
              </span>
              {!given && teamOf > 1 && <span className="label">{t.teamNth(Math.floor(i / teamOf) + 1)}</span>}
              {given && <span className="label">{seatSaid(hall, entrant, t, lines) ?? t.unseated}</span>}
              <QuietButton
                aria-label={`${t.withdraw}, ${person.name}`}
                aria-disabled={waits(entrant)}
                onClick={() => tap(entrant)}
              >
                {waits(entrant) ? `${t.withdraw}…` : t.withdraw}
              </QuietButton>
            </li>
          ))}
        </ul>
        <Trouble text={trouble} />
        {given && <p className="edge label pt-2 wide:px-0">{ofTeams ? boards.late : teamOf > 1 ? t.lateTeams : t.late}</p>}
        <div className="edge flex flex-wrap gap-x-6 wide:px-0">
          <QuietButton accent={hall.entrants.size === 0} onClick={() => setAdding("paste")}>
            {t.paste}
          </QuietButton>
          <QuietButton onClick={() => setAdding("members")}>{ofTeams ? boards.members : t.members}</QuietButton>
        </div>
        {adding === "paste" && <Paste hall={hall} onAdd={add} busy={busy} />}
        {adding === "members" && <Members view={view} hall={hall} onAdd={add} busy={busy} />}
      </Section>
      {hall.entrants.size > 0 && <Seats hall={hall} />}
    </>
  );
}

const seatsAsGiven = ({ numbers }: Hall): HallChange => ({
  kind: "seats.given",
  body: { seats: numbers.map(({ holders }) => holders[0]?.entrant ?? null) },
});

type Words = ReturnType<typeof useWordsOf<"hall">>;

function seatSaid(hall: Hall, entrant: EntrantId, t: Words, lines: readonly string[]): string | null {
  const held = hall.numbers.find(({ holders }) => holders[0]?.entrant === entrant);
  if (!held) return null;
  const { table, line } = startOf(held.number);
  return `${t.number(shownNumber(hall, held.number))}, ${t.seatOf(table, itemAt(lines, line))}`;
}

/** Numbers and orientations, and how far the movement goes without a second meeting. */
function Seats({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const { change, trouble, busy } = useHallChange(hall);
  const [drawn, setDrawn] = useState(false);
  const entrants = [...hall.entrants.keys()];
  const { teamOf, duplicate } = hall.opening;
  const boards = useWordsOf("boards");
  const tables = tablesFor(entrants.length, duplicate);
  const fits = duplicate ? canSeatBoards(entrants.length, duplicate) : canSeat(entrants.length, teamOf);
  const ready = fits && !busy;
  const give = () =>
    change((now) => {
      const entered = [...now.entrants.keys()];
      const order = drawn ? drawnEntrants(entered, teamOf, Math.random) : entered;
      return { kind: "seats.given", body: { seats: (duplicate && isOfTeams(duplicate) ? takeTeamSeats : takeSeats)(order) } };
    });
  // Then the screen leads to the first position.
  const isGiven = fits && hall.numbers.length > 0 && unseated(hall).length === 0;
  const isWhole = entrants.length === tables * (duplicate && isOfTeams(duplicate) ? 2 : 4);
  const why = duplicate ? boards.tooFew[duplicate] : teamOf !== 1 ? t.teamsWhole : entrants.length < 3 ? t.tooFew : t.five;
  return (
    <Section title={t.seats}>
      <p className="edge pt-2 text-prose wide:px-0">
        {duplicate ? boards.tables(tables, isWhole) : t.tables(tables, threesOf(hall, fits))}
      </p>
      <p className="edge text-prose wide:px-0">{duplicate ? farthestBoards(hall, tables, boards) : farthest(hall, tables, t)}</p>
      <OneOf
        label={t.seatsHow}
        className="wide:px-0"
        of={[false, true]}
        say={(value) => (value ? t.seatsDrawn : t.seatsChosen)}
        value={drawn}
        onChange={setDrawn}
      />
      <Trouble text={trouble} />
      <div className="edge pt-2 wide:px-0">
        {isGiven ? (
          <QuietButton onClick={() => ready && void give()}>{t.giveSeatsAgain}</QuietButton>
        ) : (
          <PrimaryButton className="w-full" ready={ready} onClick={() => ready && void give()}>
            {fits ? (hall.numbers.length > 0 ? t.giveSeatsAgain : t.giveSeats) : why}
          </PrimaryButton>
        )}
      </div>
    </Section>
  );
}

/** The tables without a North: as the seats were given, or as they would be. */
const threesOf = ({ entrants, numbers }: Hall, fits: boolean): number[] =>
  numbers.length > 0
    ? numbers.flatMap(({ number, holders }) => (number % 4 === 1 && holders.length === 0 ? [(number + 3) / 4] : []))
    : fits
      ? tablesOfThree(entrants.size)
      : [];

/** The same, and nobody plays a board twice. */
function farthestBoards({ opening }: Hall, tables: number, t: ReturnType<typeof useWordsOf<"boards">>): string {
  const most = opening.duplicate ? mostRounds(opening.duplicate, tables) : 0;
  if (most === 0 || opening.duplicate === "teams") return "";
  return opening.positions > most ? `${t.most(most)} ${t.mostAsked(opening.positions)}` : t.most(most);
}

/** Before the start: how many positions bear no second meeting; at three tables, how many meetings cannot be avoided. */
function farthest({ opening }: Hall, tables: number, t: Words): string {
  if (tables < 3) return t.mostNone;
  const most = mostOf({ opening, numbers: Array.from({ length: 4 * tables }, () => null) as never });
  const isAlone = opening.teamOf === 1;
  if (tables === 3)
    return t.mostThree(secondMeetings((isAlone ? movement : teamMovement)(3, Math.min(most, opening.positions))).length);
  const asked = isAlone ? t.mostAsked : t.mostAskedTeams;
  return opening.positions > most ? `${t.most(most)} ${asked(opening.positions, most)}` : t.most(most);
}
