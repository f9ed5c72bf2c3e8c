import { useState } from "react";
import { useDoor } from "#components/parts/door/door";
import { ListField, Tick, ticked } from "#components/parts/field/field";
import { ReadyButton } from "#components/parts/form/submit";
import { useKeptTonight } from "#components/parts/live/use-draft";
import { QuietButton } from "#components/parts/press/buttons";
import type { Hall } from "#lib/hall/hall";
import type { Entrant, EntrantId } from "#lib/hall/hall-event";
import { type HallView, hallOf } from "#lib/hall/hall-view";
import { asBefore, readEntrants, readTeams } from "#lib/hall/read-entrants";
import { isOfEntrantTeams } from "#lib/hall/teams";
import { nameKey } from "#lib/log/name";
import { peopleOf } from "#lib/season/club/person";
import { askDoor } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";
import { useHallWords } from "./hall-words";

interface AddProps {
  /** `told`: people already entered whose licence or series is new. */
  onAdd: (people: readonly Entrant[], told?: readonly (readonly [EntrantId, Entrant])[]) => Promise<boolean>;
  busy: boolean;
}

/** A list, typed or pasted. */
export function Paste({ hall, onAdd, busy }: AddProps & { hall: Hall }) {
  const { t, boards } = useHallWords();
  const ofTeams = isOfEntrantTeams(hall);
  const [kept, keep, forget] = useKeptTonight(`entries ${hall.id}`, () => ({ text: "" }));
  const text = kept?.text ?? "";
  const { people, told, left } = (ofTeams ? readTeams : readEntrants)(text, hall.entrants);
  const some = people.length + told.length > 0;
  const enter = async () => {
    if (some && (await onAdd(people, told))) await forget();
  };
  return (
    <div className="edge pt-2 wide:px-0">
      <ListField label={ofTeams ? boards.enter : t.pasteLabel} value={text} onText={(next) => keep({ text: next })} />
      {left.length > 0 && <p className="text-reason text-neg">{t.pasteLeft(left.join(", "))}</p>}
      {told.length > 0 && <p className="label">{t.pasteTold(told.length)}</p>}
      <ReadyButton className="mt-2 w-full" ready={some && !busy} onClick={() => void enter()}>
        {people.length > 0 ? (ofTeams ? boards : t).pasteAdd(people.length) : some ? t.pasteTell : t.nothing}
      </ReadyButton>
    </div>
  );
}

/** The entrants of another tournament; empty if the server does not answer. */
const enteredIn = (hall: string): Promise<readonly Entrant[]> =>
  askDoor(thisPhone(), doorOf.hall(hall)).then(
    (view) => [...hallOf(view).entrants.values()],
    () => [],
  );

/** Players of the club who are not entered, and the club's last tournament of the same kind. */
function useKnown({ club: { id: clubId } }: HallView, hall: Hall) {
  const club = useDoor(doorOf.club(clubId)).seen?.view;
  const halls = useDoor(doorOf.halls(clubId)).seen?.view.halls ?? [];
  const ofTeams = isOfEntrantTeams(hall);
  const last = halls.find((one) => one.id !== hall.id && one.entrants > 0 && one.ofTeams === ofTeams);
  const entered = new Set([...hall.entrants.values()].map(({ name }) => nameKey(name)));
  const isNew = ({ name }: Pick<Entrant, "name">) => !entered.has(nameKey(name));
  // Teams are not players of the club.
  const players = club && !ofTeams ? peopleOf(club.club.players).filter((player) => !player.left && isNew(player)) : [];
  return { ofTeams, last, isNew, players };
}

/** Those of the club who are not entered, or all of its last tournament with their licences and series. */
export function Members({ view, hall, onAdd, busy }: AddProps & { view: HallView; hall: Hall }) {
  const { t, boards } = useHallWords();
  const { ofTeams, last, isNew, players } = useKnown(view, hall);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const asLastTime = async (id: string) => {
    await onAdd((await enteredIn(id)).filter(isNew));
  };
  const addChosen = async () => {
    const people = players.filter(({ id }) => chosen.includes(id)).map(({ name }) => ({ name }));
    await onAdd(asBefore(people, last ? await enteredIn(last.id) : []));
  };
  return (
    <div className="pt-2">
      {last && (
        <div className="edge wide:px-0">
          <QuietButton onClick={() => void asLastTime(last.id)}>{t.lastTime(last.name)}</QuietButton>
        </div>
      )}
      {players.map(({ id, name }) => (
        <Tick key={id} label={name} checked={chosen.includes(id)} onChange={(on) => setChosen(ticked(chosen, id, on))} />
      ))}
      {ofTeams && !last && <p className="edge text-prose wide:px-0">{boards.noneBefore}</p>}
      <div className={`edge wide:px-0 ${players.length > 0 ? "" : "hidden"}`}>
        <ReadyButton className="w-full" ready={chosen.length > 0 && !busy} onClick={() => chosen.length > 0 && void addChosen()}>
          {chosen.length > 0 ? t.membersAdd(chosen.length) : t.nothing}
        </ReadyButton>
      </div>
    </div>
  );
}
