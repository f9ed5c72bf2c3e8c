// This folder: tables drawn for an evening.
import { submitting, Trouble } from "#components/parts/form/submit";
import { QuietButton } from "#components/parts/ledger/buttons";
import { RuledSection } from "#components/parts/ledger/ruled-section";
import { useWordsOf } from "#components/parts/words/words";
import { nameKey } from "#lib/log/name";
import type { Club, Player, PlayerId } from "#lib/season/club-event";
import { NameSearch, toFirstChoice, useNaming } from "./finder";
import { HeldName } from "./table-board";

interface Props {
  club: Club;
  /** People of the club who sit nowhere. */
  absent: readonly Player[];
  held: PlayerId | null;
  onHold: (player: Pick<Player, "id" | "name">) => void;
}

const SHOWN = 12;

/** For people who come late: a name is chosen, then a table tapped. */
export function Arriving({ club, absent, held, onHold }: Props) {
  const t = useWordsOf("draw");
  const { typed, setTyped, name, found, take, add, trouble, busy } = useNaming(club, absent, onHold);
  const shown = name === "" ? absent : found;
  const isKnown = club.players.some((one) => one.into === null && nameKey(one.name) === nameKey(name));
  return (
    <RuledSection title={t.late} className="pt-5 pb-8">
      <form className="edge pt-2" onSubmit={submitting(({ currentTarget }) => name !== "" && toFirstChoice(currentTarget))}>
        <NameSearch label={t.find} value={typed} onChange={setTyped} />
        <div className="flex flex-wrap gap-x-2">
          {shown.slice(0, SHOWN).map((one) => (
            <HeldName
              key={one.id}
              held={held === one.id}
              look={held === one.id ? "text-ink" : "text-ink2 underline decoration-rule2 underline-offset-4"}
              onTap={() => take(one)}
            >
              <bdi>{one.name}</bdi>
            </HeldName>
          ))}
        </div>
        {name !== "" && !isKnown && (
          <QuietButton disabled={busy} onClick={() => void add(true)}>
            {t.asGuest(name)}
          </QuietButton>
        )}
        <Trouble text={trouble} />
        <p className="label pt-1">{t.lateNote}</p>
      </form>
    </RuledSection>
  );
}
