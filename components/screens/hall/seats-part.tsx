import { useState } from "react";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { QuietButton } from "#components/parts/press/buttons";
import { OneOf } from "#components/parts/press/choice-row";
import { type Hall, unseated } from "#lib/hall/hall";
import { canSeat, canSeatBoards, givenSeats, tablesNeeded, threesOf } from "#lib/hall/take-seats";
import { isOfEntrantTeams } from "#lib/hall/teams";
import { sayFarthest } from "#lib/shown/hall/seats-said";
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
  const give = () => ready && void change((now) => givenSeats(now, drawn ? Math.random : null));
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
      <p className="edge text-prose wide:px-0">{sayFarthest(hall, tables, t, boards)}</p>
    </>
  );
}
