import { useState } from "react";
import { Field } from "#components/parts/field/field";
import { submitting, Trouble } from "#components/parts/form/submit";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { type Hall, type Penalty, unitOf } from "#lib/hall/hall";
import type { PlayingTable } from "#lib/hall/hall-view";
import { nameAt } from "#lib/hall/table-sheet";
import { shownNumber } from "#lib/hall/teams";
import { plain } from "#lib/rules/words/words";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import { hashOfView } from "#lib/shown/addresses/sheet-view";
import { finesOnTheWay } from "#lib/shown/hall/fines-on-the-way";
import { HallSection } from "./hall-section";
import { useHallWords } from "./hall-words";
import { useHallChange } from "./use-hall-change";

/** Penalties from sheets, also from those not in yet, and those given here, which can be taken back with a reason. */
export function Penalties({ hall, playing }: { hall: Hall; playing: readonly PlayingTable[] }) {
  const { t, boards } = useHallWords();
  const unit = unitOf(hall);
  const { change, trouble, busy } = useHallChange(hall);
  const [back, setBack] = useState<TakenBack | null>(null);
  const penalties = [...hall.penalties, ...finesOnTheWay(hall, playing)];
  if (penalties.length === 0) return null;
  const takeBack = async () => {
    if (!back || busy) return;
    if (back.reason.trim() === "") return setBack({ ...back, isAsked: true });
    if (await change({ kind: "penalty.withdrawn", body: { reason: back.reason }, refs: [back.event] })) setBack(null);
  };
  return (
    <HallSection title={t.alike.heads.penalties}>
      <p className="edge label pt-1 wide:px-0">{unit ? boards.penalty[unit] : t.penaltyNote}</p>
      <ul>
        {penalties.map((one) => (
          <PenaltyRow
            key={`${one.event} ${one.number} ${one.of?.slot}`}
            hall={hall}
            one={one}
            onBack={() => setBack({ event: one.event, reason: "" })}
          />
        ))}
      </ul>
      {back && <BackForm back={back} onBack={setBack} onTake={takeBack} />}
      <Trouble text={trouble} />
    </HallSection>
  );
}

/** A penalty about to be taken back; `isAsked`: without its reason. */
interface TakenBack {
  readonly event: string;
  readonly reason: string;
  readonly isAsked?: boolean;
}

interface BackProps {
  back: TakenBack;
  onBack: (back: TakenBack | null) => void;
  onTake: () => unknown;
}

function BackForm({ back: { event, reason, isAsked }, onBack, onTake }: BackProps) {
  const t = useWordsOf("hall");
  return (
    <form onSubmit={submitting(onTake)}>
      <Field
        label={t.reason}
        note={isAsked && <span className="text-neg">{t.openReasonMissing}</span>}
        aria-invalid={isAsked}
        value={reason}
        onText={(text) => onBack({ event, reason: text })}
      />
      <div className="edge flex gap-6 wide:px-0">
        <QuietButton type="submit" accent>
          {t.penaltyBack}
        </QuietButton>
        <QuietButton onClick={() => onBack(null)}>{t.alike.press.cancel}</QuietButton>
      </div>
    </form>
  );
}

/** With the deal it was ruled on, where it is also taken back. */
function PenaltyRow({ hall, one, onBack }: { hall: Hall; one: Penalty; onBack: () => void }) {
  const { lang, t } = useWordsAnd("hall");
  const { position, of, withdrawn } = one;
  const log = hall.positions[position - 1]?.tables.find(({ table }) => table === of?.table)?.log;
  return (
    <li className="edge flex flex-wrap items-center justify-between gap-x-4 border-rule border-b wide:px-0">
      <PenaltyLine hall={hall} one={one} />
      {of && log && (
        <QuietLink href={sheetAddress(lang, log, `&h=${hall.id}${hashOfView({ page: "history", slot: of.slot })}`)}>
          {t.penaltyOf(position, of.table, of.slot + 1)}
        </QuietLink>
      )}
      {withdrawn === null && !of && !hall.ended && <QuietButton onClick={onBack}>{t.penaltyBack}</QuietButton>}
    </li>
  );
}

/** A penalty: whose, how many points, and why. */
export function PenaltyLine({ hall, one }: { hall: Hall; one: Penalty }) {
  const t = useWordsOf("hall");
  const { number, points, reason, position, withdrawn } = one;
  return (
    <span className={`text-prose ${withdrawn === null ? "" : "text-ink2"}`}>
      {t.penaltyLine(shownNumber(hall, number), nameAt(hall, position, number), plain(points), reason)}
      {withdrawn !== null && `, ${t.withdrawn(withdrawn)}`}
    </span>
  );
}
