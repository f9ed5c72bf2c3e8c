import { useState } from "react";
import { useChange } from "#components/parts/club/use-change";
import { LineField } from "#components/parts/field/field";
import { submitting, Trouble } from "#components/parts/form/submit";
import { Suggested } from "#components/parts/names/suggested";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { NAME_LENGTH } from "#lib/log/limits";
import { addPlayer } from "#lib/season/club/club-change";
import type { Club, Player, PlayerId } from "#lib/season/club/club-event";
import { peopleToDraw } from "#lib/shown/draw/draw-draft";
import { foundIn } from "#lib/shown/names/find-names";

/** Finds a player by two letters, or by a similar name; a name the club does not have is added, as a member or for tonight. */
export function Finder({ club, here, onHere }: { club: Club; here: readonly PlayerId[]; onHere: (player: PlayerId) => void }) {
  const t = useWordsOf("draw");
  const { members, guests } = peopleToDraw(club);
  const naming = useNaming(club, [...members, ...guests], ({ id }) => onHere(id));
  const { typed, setTyped, name, same, found, take, add, trouble, busy } = naming;
  return (
    <form className="edge pt-1" onSubmit={submitting(({ currentTarget }) => (same ? take(same) : toFirstChoice(currentTarget)))}>
      <NameSearch label={t.find} value={typed} onChange={setTyped} />
      {found.length > 0 && (
        <fieldset className="flex flex-wrap gap-x-2">
          <legend className="sr-only">{t.alike.said.found}</legend>
          {found.map((one) => (
            <Suggested key={one.id} onTake={() => take(one)}>
              {one.name}
              {here.includes(one.id) ? " ✓" : ""}
            </Suggested>
          ))}
        </fieldset>
      )}
      {name !== "" && !same && (
        <div className="flex flex-wrap gap-x-5">
          <QuietButton disabled={busy} onClick={() => void add(false)}>
            {t.asMember(name)}
          </QuietButton>
          <QuietButton disabled={busy} onClick={() => void add(true)}>
            {t.asGuest(name)}
          </QuietButton>
        </div>
      )}
      <Trouble text={trouble} />
    </form>
  );
}

/** After a name that matches no player exactly, the focus goes to the choices: who is meant, or whom to add. */
export const toFirstChoice = (form: Element): void => form.querySelector("button")?.focus();

/** A typed name: similar players, and a new player that the club would get. */
export function useNaming(club: Club, among: readonly Player[], onTake: (player: Named) => void) {
  const { change, idOf, trouble, busy } = useChange(club.id);
  const [typed, setTyped] = useState("");
  const take = (player: Named) => {
    onTake(player);
    setTyped("");
  };
  const { name, same, found } = foundIn(among, typed);
  const add = async (guest: boolean) => {
    const id = idOf([name, guest]);
    if (await change(addPlayer({ player: id, name, ...(guest && { guest }) }))) take({ id, name });
  };
  return { typed, setTyped, name, same, found, take, add, trouble, busy };
}

type Named = Pick<Player, "id" | "name">;

/** A name, sought while it is typed. */
export const NameSearch = ({ label, value, onChange }: { label: string; value: string; onChange: (typed: string) => void }) => (
  <LineField
    label={label}
    className="block"
    autoComplete="off"
    autoCapitalize="words"
    enterKeyHint="done"
    maxLength={NAME_LENGTH}
    value={value}
    onText={onChange}
  />
);
