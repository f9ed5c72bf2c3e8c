import { useState } from "react";
import { Trouble } from "#components/parts/form/submit";
import { useInTurn } from "#components/parts/form/use-in-turn";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { type Hall, unseated } from "#lib/hall/hall";
import type { Entrant, EntrantId } from "#lib/hall/hall-event";
import type { HallView } from "#lib/hall/hall-view";
import { seatsAsGiven } from "#lib/hall/take-seats";
import { isOfEntrantTeams } from "#lib/hall/teams";
import { seatSaid } from "#lib/shown/hall/seats-said";
import { thisPhone } from "#lib/sync/this-phone";
import { Members, Paste } from "./entrants-adding";
import { HallSection } from "./hall-section";
import { licenceSaid, membersSaid, useHallWords, useLines } from "./hall-words";
import { Seats } from "./seats-part";
import { useHallChange } from "./use-hall-change";

/** Entering and withdrawing, and which form is open. */
function useEntering(hall: Hall) {
  const { change, trouble, busy } = useHallChange(hall);
  const [adding, setAdding] = useState<"paste" | "members" | null>(null);
  const enter = (entrant: EntrantId, person: Entrant) => ({ kind: "entrant.added" as const, body: { ...person, entrant } });
  const add = async (people: readonly Entrant[], told: readonly (readonly [EntrantId, Entrant])[] = []) => {
    const made = await change(
      // A known entrant is replaced under the same id to take new data; this frees the seat, which is given again below.
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
export function EntrantsPart({ view, hall }: { view: HallView; hall: Hall }) {
  const { t, boards } = useHallWords();
  const ofTeams = isOfEntrantTeams(hall);
  const { add, withdraw, adding, setAdding, trouble, busy } = useEntering(hall);
  const given = hall.numbers.length > 0;
  return (
    <>
      <HallSection title={t.entries}>
        <p className="edge label pt-1 wide:px-0">{(ofTeams ? boards : t).entered(hall.entrants.size)}</p>
        <ul>
          {[...hall.entrants].map(([entrant, person], at) => (
            <EntrantRow key={entrant} hall={hall} entrant={entrant} person={person} at={at} withdraw={withdraw} />
          ))}
        </ul>
        <Trouble text={trouble} />
        {given && (
          <p className="edge label pt-2 wide:px-0">{ofTeams ? boards.late : hall.opening.teamOf > 1 ? t.lateTeams : t.late}</p>
        )}
        <div className="edge flex flex-wrap gap-x-6 wide:px-0">
          <QuietButton accent={hall.entrants.size === 0} onClick={() => setAdding("paste")}>
            {t.paste}
          </QuietButton>
          <QuietButton onClick={() => setAdding("members")}>{ofTeams ? boards.members : t.members}</QuietButton>
        </div>
        {adding === "paste" && <Paste hall={hall} onAdd={add} busy={busy} />}
        {adding === "members" && <Members view={view} hall={hall} onAdd={add} busy={busy} />}
      </HallSection>
      {hall.entrants.size > 0 && <Seats hall={hall} />}
    </>
  );
}

interface RowProps {
  hall: Hall;
  entrant: EntrantId;
  person: Entrant;
  /** Its place in the order of entry. */
  at: number;
  withdraw: ReturnType<typeof useInTurn>;
}

/** An entrant, their team or seat, and a button to withdraw. */
function EntrantRow({ hall, entrant, person, at, withdraw: { tap, waits } }: RowProps) {
  const t = useWordsOf("hall");
  const lines = useLines(hall);
  const { teamOf } = hall.opening;
  const given = hall.numbers.length > 0;
  return (
    <li className="edge flex min-h-[46px] flex-wrap items-center justify-between gap-x-4 border-rule border-b wide:px-0">
      <span className="min-w-0 flex-1 basis-48 py-1.5 wrap-anywhere">
        <bdi className="text-choice">{person.name}</bdi> <span className="label">{licenceSaid(person, t)}</span>
        {person.members && <span className="label block">{membersSaid(person, t)}</span>}
      </span>
      {!given && teamOf > 1 && <span className="label">{t.teamNth(Math.floor(at / teamOf) + 1)}</span>}
      {given && <span className="label">{seatSaid(hall, entrant, t, lines) ?? t.unseated}</span>}
      <QuietButton
        aria-label={`${t.alike.press.remove}, ${person.name}`}
        aria-disabled={waits(entrant)}
        onClick={() => tap(entrant)}
      >
        {waits(entrant) ? `${t.alike.press.remove}…` : t.alike.press.remove}
      </QuietButton>
    </li>
  );
}
