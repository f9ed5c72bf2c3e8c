import { useState } from "react";
import { PastedNames } from "#components/parts/club/pasted-names";
import { useChange } from "#components/parts/club/use-change";
import { TitledPage } from "#components/parts/form/titled-page";
import { Trouble } from "#components/parts/form/trouble";
import { PrimaryButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { addPlayer } from "#lib/season/club-change";
import { peopleOf } from "#lib/season/person";
import type { ClubView } from "#lib/season/views";

/** A list of members, pasted: what becomes of each line is said before anything is written. */
export function PastePage({ view, onClose }: { view: ClubView; onClose: () => void }) {
  const words = useWordsOf("club");
  const t = words.paste;
  const { club } = view;
  const { change, idOf, trouble, busy } = useChange(club.id);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const add = async () => {
    if (taken.length === 0) return;
    const made = await change(...taken.map((name) => addPlayer({ player: idOf(["pasted", name]), name })));
    if (made) onClose();
  };
  return (
    <TitledPage
      title={t.title}
      back={words.backToClub}
      foot={
        <PrimaryButton className="w-full" ready={taken.length > 0 && !busy} onClick={() => void add()}>
          {taken.length > 0 ? t.add(taken.length) : t.nothing}
        </PrimaryButton>
      }
      onClose={onClose}
    >
      <PastedNames members={peopleOf(club.players)} onNames={setTaken} />
      <Trouble text={trouble} />
    </TitledPage>
  );
}
