// This folder: who is at the table.
import { useId, useState } from "react";
import { useAnswer } from "#components/parts/door/use-answer";
import { submitting, Trouble } from "#components/parts/form/submit";
import { SuggestedNames } from "#components/parts/names/suggested";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsAnd } from "#components/parts/words/words";
import { NAME_LENGTH } from "#lib/log/limits";
import { nameKey } from "#lib/log/name";
import type { Player } from "#lib/season/club/club-event";
import { offered } from "#lib/season/club/seats";
import type { Sheet } from "#lib/sheet/sheet";
import { byCompany, findNames } from "#lib/shown/names/find-names";
import { clubsHere } from "#lib/sync/club";
import { thisPhone } from "#lib/sync/this-phone";

interface Props {
  sheet: Sheet;
  known: Known;
  onAdd: (name: string, player?: string) => Promise<boolean>;
}

/** Adds a person; a name already on the sheet is refused. */
export function Adding({ sheet, known, onAdd }: Props) {
  const { m, rules: words, t } = useWordsAnd("people");
  const field = useId();
  const [typed, setTyped] = useState("");
  const taken = sheet.names.find((name) => nameKey(name) === nameKey(typed));
  const found = findNames(typed, known.names);
  /** A player of the club counts in its season at once; an unknown name waits until it is matched. */
  const add = async (name = typed) => {
    const player = known.players.find((one) => nameKey(one.name) === nameKey(name));
    if (name.trim() !== "" && taken === undefined && (await onAdd(player?.name ?? name, player?.id))) setTyped("");
  };
  return (
    <form className="edge foot pt-3" onSubmit={submitting(() => add())}>
      <div className="flex flex-wrap items-center gap-x-4">
        <label className="label max-broad:w-full" htmlFor={field}>
          {t.add}
        </label>
        <input
          id={field}
          className="min-h-11 min-w-0 flex-1 border-rule2 border-b bg-transparent text-choice"
          maxLength={NAME_LENGTH}
          enterKeyHint="done"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <QuietButton accent onClick={() => void add()}>
          {t.addButton}
        </QuietButton>
      </div>
      <SuggestedNames label={t.alike.said.found} names={found} keepsCaret onTake={(name) => void add(name)} />
      <Trouble
        text={taken === undefined ? null : (words.common["name-taken"]?.({ name: taken }, String) ?? m.sheet.notSaved)}
        className="pt-1"
      />
    </form>
  );
}

/** Names to suggest: players of the sheet's club, or, without a club, everybody noted on this phone. */
interface Known {
  readonly names: readonly string[];
  readonly players: readonly Player[];
}

const NOBODY: Known = { names: [], players: [] };

/** Works without a network: the club as this phone last saw it. */
export function useKnown({ season, names }: Pick<Sheet, "season" | "names">): Known {
  const club = season?.club;
  const { players, names: known } = useAnswer(() => knownIn(club), [club]) ?? NOBODY;
  return { names: known.filter((name) => !names.includes(name)), players };
}

async function knownIn(club: string | undefined): Promise<Known> {
  const phone = thisPhone();
  const [cards, clubs] = await Promise.all([phone.cards(), clubsHere(phone)]);
  const tables = cards.flatMap(({ sheet }) => (sheet ? [sheet.names] : []));
  const view = clubs.find((one) => one.view.club.id === club)?.view;
  const players = view ? offered(view.club.players) : [];
  const called = view ? players.map(({ name }) => name) : [...new Set(tables.flat())];
  return { names: byCompany(called, tables), players };
}
