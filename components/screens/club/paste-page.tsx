import { useState } from "react";
import { PastedNames } from "#components/parts/club/pasted-names";
import { Trouble } from "#components/parts/club/trouble";
import { useChange } from "#components/parts/club/use-change";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { useWordsOf } from "#components/parts/words/words-of";
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
    if (taken.length === 0 || busy) return;
    const made = await change(...taken.map((name) => addPlayer({ player: idOf(["pasted", name]), name })));
    if (made) onClose();
  };
  return (
    <RaisedPage label={t.title} height="high" onClose={onClose}>
      <div className="flex min-h-full max-w-[720px] flex-col">
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{words.backToClub}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{t.title}</h2>
        </div>
        <PastedNames members={peopleOf(club.players)} onNames={setTaken} />
        <Trouble text={trouble} />
        <div className="edge foot sticky bottom-0 mt-auto bg-paper pt-3">
          <PrimaryButton className="w-full" ready={taken.length > 0 && !busy} onClick={() => void add()}>
            {taken.length > 0 ? t.add(taken.length) : t.nothing}
          </PrimaryButton>
        </div>
      </div>
    </RaisedPage>
  );
}
