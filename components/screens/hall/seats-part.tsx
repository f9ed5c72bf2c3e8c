import { useState } from "react";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { QuietButton } from "#components/parts/press/buttons";
import { OneOf } from "#components/parts/press/choice-row";
import { type Hall, unseated } from "#lib/hall/hall";
import type { HallChange } from "#lib/hall/hall-event";
import { mostOf } from "#lib/hall/next-seating";
import {
  canSeat,
  canSeatBoards,
  drawnEntrants,
  tablesNeeded,
  tablesOfThree,
  takeSeats,
  takeTeamSeats,
} from "#lib/hall/take-seats";
import { isOfEntrantTeams } from "#lib/hall/teams";
import { mostRounds } from "#lib/rules/hall/boards";
import { secondMeetings } from "#lib/rules/hall/meetings";
import { movement, teamMovement } from "#lib/rules/hall/movement";
import type { Chunks } from "#messages/fr/chunks";
import { HallSection } from "./hall-section";
import { useHallWords } from "./hall-words";
import { useHallChange } from "./use-hall-change";

/** Numbers and orientations, and how far the movement goes without a second meeting. */
export function Seats({ hall }: { hall: Hall }) {
  const { t, boards } = useHallWords();
  const { change, trouble, busy } = useHallChange(hall);
  const [drawn, setDrawn] = useState(false);
  const { size } = hall.entrants;
  const { teamOf, duplicate } = hall.opening;
  const fits = duplicate ? canSeatBoards(size, duplicate) : canSeat(size, teamOf);
  const ready = fits && !busy;
  const give = () => ready && void change((now) => seatsFor(now, drawn));
  // Then the next step is the first position.
  const isGiven = fits && hall.numbers.length > 0 && unseated(hall).length === 0;
  const why = duplicate ? boards.tooFew[duplicate] : teamOf !== 1 ? t.teamsWhole : size < 3 ? t.tooFew : t.five;
  return (
    <HallSection title={t.seats}>
      <TablesSaid hall={hall} fits={fits} />
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
          <QuietButton onClick={give}>{t.giveSeatsAgain}</QuietButton>
        ) : (
          <ReadyButton className="w-full" ready={ready} onClick={give}>
            {fits ? (hall.numbers.length > 0 ? t.giveSeatsAgain : t.giveSeats) : why}
          </ReadyButton>
        )}
      </div>
    </HallSection>
  );
}

/** A seat for each who entered, in their order or by lot. */
function seatsFor(hall: Hall, isDrawn: boolean): HallChange {
  const entered = [...hall.entrants.keys()];
  const order = isDrawn ? drawnEntrants(entered, hall.opening.teamOf, Math.random) : entered;
  return { kind: "seats.given", body: { seats: (isOfEntrantTeams(hall) ? takeTeamSeats : takeSeats)(order) } };
}

/** How many tables they fill, and for how many positions. */
function TablesSaid({ hall, fits }: { hall: Hall; fits: boolean }) {
  const { t, boards } = useHallWords();
  const { size } = hall.entrants;
  const { duplicate } = hall.opening;
  const tables = tablesNeeded(size, duplicate);
  const empty = tables * (isOfEntrantTeams(hall) ? 2 : 4) - size;
  return (
    <>
      <p className="edge pt-2 text-prose wide:px-0">
        {duplicate ? boards.tables(tables, empty) : t.tables(tables, threesOf(hall, fits))}
      </p>
      <p className="edge text-prose wide:px-0">{duplicate ? farthestBoards(hall, tables, boards) : farthest(hall, tables, t)}</p>
    </>
  );
}

/** The tables without a North: as the seats were given, or as they would be. */
const threesOf = ({ entrants, numbers }: Hall, fits: boolean): number[] =>
  numbers.length > 0
    ? numbers.flatMap(({ number, holders }) => (number % 4 === 1 && holders.length === 0 ? [(number + 3) / 4] : []))
    : fits
      ? tablesOfThree(entrants.size)
      : [];

/** In a duplicate: how many positions until a board recurs. */
function farthestBoards({ opening }: Hall, tables: number, t: Chunks["boards"]): string {
  const most = opening.duplicate ? mostRounds(opening.duplicate, tables) : 0;
  if (most === 0 || opening.duplicate === "teams") return "";
  return opening.positions > most ? `${t.most(most)} ${t.mostAsked(opening.positions)}` : t.most(most);
}

/** Before the start: how many positions are possible without a second meeting; at three tables, how many meetings recur. */
function farthest({ opening }: Hall, tables: number, t: Chunks["hall"]): string {
  if (tables < 3) return t.mostNone;
  const most = mostOf({ opening, numbers: Array.from({ length: 4 * tables }, () => null) as never });
  const isAlone = opening.teamOf === 1;
  if (tables === 3)
    return t.mostThree(secondMeetings((isAlone ? movement : teamMovement)(3, Math.min(most, opening.positions))).length);
  const asked = isAlone ? t.mostAsked : t.mostAskedTeams;
  return opening.positions > most ? `${t.most(most)} ${asked(opening.positions, most)}` : t.most(most);
}
