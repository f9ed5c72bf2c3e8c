import { useState } from "react";
import { Field } from "#components/parts/field/field";
import { submitting } from "#components/parts/form/submitting";
import { Trouble } from "#components/parts/form/trouble";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import { holderAt } from "#lib/hall/hall-standings";
import { shownNumber } from "#lib/hall/teams";
import { plain } from "#lib/rules/words/words";
import { Section } from "./section";
import { unitOf } from "./unit-of";
import { useHallChange } from "./use-hall-change";

/** Every penalty given, taken back with its reason. */
export function Penalties({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const boards = useWordsOf("boards");
  const unit = unitOf(hall);
  const { change, trouble, busy } = useHallChange(hall.id);
  const [back, setBack] = useState<{ event: string; reason: string } | null>(null);
  if (hall.penalties.length === 0) return null;
  const takeBack = async () => {
    if (!back || back.reason.trim() === "" || busy) return;
    if (await change({ kind: "penalty.withdrawn", body: { reason: back.reason }, refs: [back.event] })) setBack(null);
  };
  return (
    <Section title={t.penalties}>
      <p className="edge label pt-1 wide:px-0">{unit ? boards.penalty[unit] : t.penaltyNote}</p>
      <ul>
        {hall.penalties.map((one) => (
          <li key={one.event} className="edge flex flex-wrap items-center justify-between gap-x-4 border-rule border-b wide:px-0">
            <PenaltyLine hall={hall} one={one} />
            {one.withdrawn === null && !hall.ended && (
              <QuietButton onClick={() => setBack({ event: one.event, reason: "" })}>{t.penaltyBack}</QuietButton>
            )}
          </li>
        ))}
      </ul>
      {back && (
        <form onSubmit={submitting(takeBack)}>
          <Field label={t.reason} value={back.reason} onText={(text) => setBack({ ...back, reason: text })} />
          <div className="edge flex gap-6 wide:px-0">
            <QuietButton type="submit" accent>
              {t.penaltyBack}
            </QuietButton>
            <QuietButton onClick={() => setBack(null)}>{t.cancel}</QuietButton>
          </div>
        </form>
      )}
      <Trouble text={trouble} />
    </Section>
  );
}

function PenaltyLine({ hall, one }: { hall: Hall; one: Hall["penalties"][number] }) {
  const t = useWordsOf("hall");
  const { number, points, reason, position, withdrawn } = one;
  const numbered = hall.numbers[number - 1];
  const name = (numbered && holderAt(numbered, position)?.name) ?? "";
  return (
    <span className={`text-prose ${withdrawn === null ? "" : "text-ink2"}`}>
      {t.penaltyLine(shownNumber(hall, number), name, plain(points), reason)}
      {withdrawn !== null && `, ${t.withdrawn(withdrawn)}`}
    </span>
  );
}
