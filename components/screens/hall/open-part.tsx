import { useState } from "react";
import { Field, Tick } from "#components/parts/field/field";
import { Trouble } from "#components/parts/form/trouble";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWordsOf } from "#components/parts/words/words-of";
import { gateOf } from "#lib/hall/gate";
import type { Hall } from "#lib/hall/hall";
import { type NextKind, nextPosition, nextRound, nextSeating, whyNot } from "#lib/hall/next-seating";
import { plannedLog } from "#lib/hall/planned";
import { FINAL_SIZES, type FinalSize } from "#lib/rules/hall/finals";
import { signed } from "#lib/rules/words/words";
import { thisPhone } from "#lib/sync/this-phone";
import { Section } from "./section";
import { useHallChange } from "./use-hall-change";

const KINDS: readonly NextKind[] = ["fft", "random", "best", "final"];

/** Whether the hall adds up, and how the next position is seated: opened when it does, or with a reason. */
export function OpenPart({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const { change, trouble, busy } = useHallChange(hall.id);
  const [asked, setAsked] = useState<NextKind | null>(null);
  const [finalists, setFinalists] = useState<FinalSize>(16);
  const [paper, setPaper] = useState(false);
  const [reason, setReason] = useState("");
  const last = hall.positions.at(-1);
  const gate = last ? gateOf(last) : null;
  const isOpen = gate === null || gate.isOpen;
  const wanted = asked ?? hall.positions.at(-1)?.kind ?? hall.opening.movement;
  const boards = useWordsOf("boards");
  const isDuplicate = hall.opening.duplicate !== undefined;
  const possible = KINDS.filter((one) => whyNot(hall, one, finalists) === null);
  const kind = possible.find((one) => one === wanted) ?? possible[0] ?? null;
  const why = KINDS.find((one) => one === wanted && whyNot(hall, one, finalists) !== null);
  const next = nextPosition(hall);
  const ready = kind !== null && !busy && (isOpen || reason.trim() !== "");
  const open = async () => {
    if (!ready || kind === null) return;
    const made = await change((now) => {
      // Opened meanwhile by another arbiter: the server says so.
      const at = nextPosition(now) === next ? now : hall;
      const seating = nextSeating(at, kind, Math.random, finalists);
      const round = nextRound(at);
      const logOf = (table: number) => (kind === "fft" ? plannedLog(hall.id, next, table) : thisPhone().makeId());
      const body = {
        position: next,
        kind,
        seating,
        ...(round && { boards: round.boards }),
        ...(paper || round ? {} : { sheets: seating.map((_, i) => logOf(i + 1)) }),
        ...(kind === "final" && seating.length === 5 ? { deals: 1 } : {}),
        ...(isOpen ? {} : { reason }),
      };
      return { kind: "position.opened", body };
    });
    if (made) setReason("");
  };
  if (hall.ended)
    return (
      <Section title={t.ended}>
        <div className="edge wide:px-0">
          <QuietButton onClick={() => !busy && void change({ kind: "tournament.reopened", body: {} })}>{t.reopen}</QuietButton>
          <Trouble text={trouble} />
        </div>
      </Section>
    );
  return (
    <Section title={t.position(next)}>
      {gate && <GateSaid hall={hall} />}
      {!isDuplicate && (
        <ChoiceRow
          label={t.movement}
          layout="above"
          choices={KINDS.filter((one) => possible.includes(one) || one === why).map((value) => ({
            value,
            label: t.kinds[value],
            closed: !possible.includes(value),
          }))}
          value={kind}
          onChange={setAsked}
        />
      )}
      {why && (
        <p className="edge font-sans text-hint text-ink2 wide:px-0">{t.whyNot[whyNot(hall, why, finalists) ?? "too-few"]}</p>
      )}
      {kind === "final" && (
        <ChoiceRow
          label={t.finalists}
          layout="above"
          choices={FINAL_SIZES.map((value) => ({ value, label: String(value) }))}
          value={finalists}
          onChange={setFinalists}
        />
      )}
      {!isDuplicate && <Tick label={t.paperOnly} checked={paper} onChange={setPaper} />}
      {!isOpen && (
        <Field
          label={isDuplicate ? boards.openReason : t.openReason}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Trouble text={trouble} />
      <div className="edge flex flex-wrap items-center gap-x-6 pt-3 wide:px-0">
        <PrimaryButton className="flex-1" ready={ready} onClick={() => void open()}>
          {next === 1 ? t.openFirst : isOpen ? t.openPosition(next) : t.openAnyway}
        </PrimaryButton>
        {gate?.isOpen && next > Math.min(2, hall.opening.positions) && (
          <QuietButton onClick={() => !busy && void change({ kind: "tournament.ended", body: {} })}>{t.end}</QuietButton>
        )}
      </div>
    </Section>
  );
}

function GateSaid({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const gate = gateOf(hall.positions.at(-1) as Hall["positions"][number]);
  const boards = useWordsOf("boards");
  const isDuplicate = hall.opening.duplicate !== undefined;
  if (gate.isOpen) return <p className="edge pt-2 text-reason wide:px-0">{isDuplicate ? boards.gate : t.zero}</p>;
  return (
    <div role="status" className="edge pt-2 text-reason wide:px-0">
      {gate.waiting.length > 0 && <p>{(isDuplicate ? boards : t).waiting(gate.waiting)}</p>}
      {gate.sum !== 0 && <p className="text-neg">{t.hallSum(signed(gate.sum))}</p>}
      {gate.notZero.map(({ table, sum }) => (
        <p key={table} className="text-neg">
          {t.tableSum(table, signed(sum))}
        </p>
      ))}
    </div>
  );
}
