import { PastedNames } from "#components/parts/club/pasted-names";
import { useChange } from "#components/parts/club/use-change";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { useKeptTonight } from "#components/parts/live/use-draft";
import { TitledPage } from "#components/parts/page/titled-page";
import { useWordsOf } from "#components/parts/words/words";
import { addPlayer } from "#lib/season/club/club-change";
import { peopleOf } from "#lib/season/club/person";
import { addedBy, NOTHING_PASTED } from "#lib/season/names/pasted";
import type { ClubView } from "#lib/season/views";

/** A list of members, pasted: what becomes of each line is said before anything is written. */
export function PastePage({ view, onClose }: { view: ClubView; onClose: () => void }) {
  const words = useWordsOf("club");
  const t = words.paste;
  const { club } = view;
  const { change, idOf, trouble, busy } = useChange(club.id);
  const members = peopleOf(club.players);
  const [kept, keep, forget] = useKeptTonight(`members ${club.id}`, () => NOTHING_PASTED);
  const draft = kept ?? NOTHING_PASTED;
  const taken = addedBy(draft, members);
  const add = async () => {
    if (taken.length === 0) return;
    const made = await change(...taken.map((name) => addPlayer({ player: idOf(["pasted", name]), name })));
    if (!made) return;
    await forget();
    onClose();
  };
  return (
    <TitledPage
      title={t.title}
      back={words.alike.back.club}
      foot={
        <ReadyButton className="w-full" ready={taken.length > 0 && !busy} onClick={() => void add()}>
          {taken.length > 0 ? t.add(taken.length) : t.nothing}
        </ReadyButton>
      }
      onClose={onClose}
    >
      {kept && <PastedNames members={members} draft={draft} change={(changes) => keep({ ...draft, ...changes })} />}
      <Trouble text={trouble} />
    </TitledPage>
  );
}
