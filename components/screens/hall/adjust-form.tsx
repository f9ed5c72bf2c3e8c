// This folder: a tournament's entrants, positions, tables, boards and standings.
import { useState } from "react";
import { Field } from "#components/parts/field/field";
import { Trouble } from "#components/parts/form/submit";
import { QuietButton } from "#components/parts/press/buttons";
import { OneOf } from "#components/parts/press/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import { atFaultOf } from "#lib/hall/boards";
import type { Adjusted, Hall } from "#lib/hall/hall";
import { ADJUSTMENTS, type AdjustmentKind, type AT_FAULT } from "#lib/hall/hall-event";
import type { Here } from "#lib/hall/of-table";
import { NOTE_LENGTH } from "#lib/log/limits";
import { useHallChange } from "./use-hall-change";

interface Props {
  hall: Hall;
  at: Here & { readonly board: number };
  was: Adjusted | undefined;
}

/** The arbiter's draft, and how it is sent. */
function useAdjusting({ hall, at, was }: Props) {
  const { change, trouble, busy } = useHallChange(hall);
  const [to, setTo] = useState<AdjustmentKind | null>(was?.to ?? null);
  const [fault, setFault] = useState<(typeof AT_FAULT)[number] | null>(was?.atFault ?? null);
  const [reason, setReason] = useState("");
  const camps = to === null || to === "none" ? [] : (atFaultOf(hall, to) ?? []);
  const atFault = camps.find((one) => one === fault);
  const lacks: "to" | "fault" | "reason" | null =
    to === null ? "to" : camps.length > 0 && !atFault ? "fault" : reason.trim() === "" ? "reason" : null;
  const give = async () => {
    if (lacks || to === null || busy) return;
    if (await change({ kind: "board.adjusted", body: { ...at, to, reason, ...(atFault && { atFault }) } })) setReason("");
  };
  return { to, setTo, camps, atFault, setFault, reason, setReason, lacks, give, trouble };
}

/** The arbiter's mark for a spoilt deal, with its reason (CA12 p. 9-14). */
export function AdjustForm(props: Props) {
  const { hall, was } = props;
  const t = useWordsOf("boards");
  const words = useWordsOf("hall");
  const { to, setTo, camps, atFault, setFault, reason, setReason, lacks, give, trouble } = useAdjusting(props);
  return (
    <section aria-label={t.adjust} className="border-rule border-b bg-leaf pb-2">
      <h3 className="edge pt-2 text-sentence">{t.adjust}</h3>
      <p className="edge label">{t.adjustNote}</p>
      {was && (
        <p className="edge pt-1 text-prose">
          {t.adjusted(t.adjustments[was.to], was.atFault && t.atFault[was.atFault], was.reason)}
        </p>
      )}
      <OneOf
        label={t.adjustTo}
        of={ADJUSTMENTS.filter((one) => (one === "none" ? was : atFaultOf(hall, one) !== null))}
        say={t.adjustments}
        value={to}
        onChange={setTo}
      />
      {camps.length > 0 && <OneOf label={t.fault} of={camps} say={t.atFault} value={atFault ?? null} onChange={setFault} />}
      <Field label={words.reason} maxLength={NOTE_LENGTH} value={reason} onText={setReason} />
      <Trouble text={trouble} />
      <div className="edge">
        <QuietButton accent={lacks === null} onClick={() => void give()}>
          {lacks ? t.adjustLacks[lacks] : t.adjustKeep}
        </QuietButton>
      </div>
    </section>
  );
}
