import { useState } from "react";
import { Field, Tick } from "#components/parts/field/field";
import { TitledPage } from "#components/parts/form/titled-page";
import { Trouble } from "#components/parts/form/trouble";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { OneOf } from "#components/parts/ledger/one-of";
import { useWordsOf } from "#components/parts/words/words";
import type { Gate } from "#lib/hall/gate";
import type { Hall } from "#lib/hall/hall";
import type { PlayingTable } from "#lib/hall/hall-view";
import { isPlayedOut } from "#lib/hall/next-seating";
import { NOTE_LENGTH } from "#lib/log/limits";
import { FINAL_SIZES } from "#lib/rules/hall/finals";
import { signed } from "#lib/rules/words/words";
import { openReason } from "#lib/shown/hall/open-reason";
import { Section } from "./section";
import { type NextPosition, useNextPosition } from "./use-next-position";

/** Whether the hall adds up, and how the next position is seated: opened when it does, or with a reason. */
export function OpenPart({ hall, playing }: { hall: Hall; playing: readonly PlayingTable[] }) {
  const t = useWordsOf("hall");
  const next = useNextPosition(hall, playing);
  const { number, gate, waits, change, trouble } = next;
  const isDuplicate = hall.opening.duplicate !== undefined;
  if (hall.ended)
    return (
      <Section title={t.ended}>
        <div className="edge wide:px-0">
          <Reopening onReopen={() => void change({ kind: "tournament.reopened", body: {} })} />
          <Trouble text={trouble} />
        </div>
      </Section>
    );
  const isPlayed = isPlayedOut(hall);
  return (
    <Section title={isPlayed ? t.endTitle : t.position(number)}>
      {gate && <GateSaid gate={gate} waits={waits} isDuplicate={isDuplicate} isPlayed={isPlayed} />}
      <HowSeated hall={hall} next={next} isDuplicate={isDuplicate} />
      <Trouble text={trouble} />
      <Ways hall={hall} next={next} isPlayed={isPlayed} />
    </Section>
  );
}

/** Asked first: it may stand where the end was tapped, and somebody taps twice. */
function Reopening({ onReopen }: { onReopen: () => void }) {
  const t = useWordsOf("hall");
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const reopen = () => {
    close();
    onReopen();
  };
  return (
    <>
      <QuietButton onClick={() => setAsking(true)}>{t.reopenAsked}</QuietButton>
      {asking && (
        <TitledPage
          title={t.reopenTitle}
          back={t.backToHall}
          height="low"
          onClose={close}
          foot={
            <PrimaryButton className="w-full" onClick={reopen}>
              {t.reopen}
            </PrimaryButton>
          }
        >
          <p className="edge pt-3 text-reason">{t.reopenNote}</p>
        </TitledPage>
      )}
    </>
  );
}

/** To the next position, or to the end: first what comes after so many positions. */
function Ways({ hall, next, isPlayed }: { hall: Hall; next: NextPosition; isPlayed: boolean }) {
  const t = useWordsOf("hall");
  const { number, gate, isOpen, kind, ready, open, change } = next;
  const canEnd = gate !== null && isOpen && number > Math.min(2, hall.opening.positions);
  const end = () => void change({ kind: "tournament.ended", body: {} });
  const label = number === 1 ? t.openFirst : isOpen ? t.openPosition(number) : t.openAnyway;
  return (
    <div className="edge flex flex-wrap items-center gap-x-6 pt-3 wide:px-0">
      {isPlayed && canEnd && (
        <PrimaryButton className="w-full" onClick={end}>
          {t.end}
        </PrimaryButton>
      )}
      {isPlayed ? (
        kind !== null && <QuietButton onClick={() => void open()}>{label}</QuietButton>
      ) : (
        <PrimaryButton className="flex-1" ready={ready} onClick={() => void open()}>
          {label}
        </PrimaryButton>
      )}
      {!isPlayed && canEnd && <QuietButton onClick={end}>{t.end}</QuietButton>}
    </div>
  );
}

/** The ways of seating that there are now; why another is none is said under them. */
function HowSeated({ hall, next, isDuplicate }: { hall: Hall; next: NextPosition; isDuplicate: boolean }) {
  const t = useWordsOf("hall");
  const boards = useWordsOf("boards");
  const { gate, isOpen, kind, kinds, refused, set } = next;
  const isChosen = !isDuplicate && kinds.length > 0;
  return (
    <div className="wide:[&_.edge]:px-0">
      {isChosen && <OneOf label={t.movement} of={kinds} say={t.kinds} value={kind} onChange={(asked) => set({ asked })} />}
      {refused && <p className="edge font-sans text-hint text-ink2 wide:px-0">{t.whyNot[refused.why]}</p>}
      {kind === "final" && !hall.positions.some((one) => one.kind === "final") && (
        <OneOf label={t.finalists} of={FINAL_SIZES} value={next.finalists} onChange={(finalists) => set({ finalists })} />
      )}
      {isChosen && <Tick label={t.paperOnly} checked={next.paper} onChange={(paper) => set({ paper })} />}
      {!isOpen && (
        <Field
          ref={next.reasonField}
          label={isDuplicate ? boards.openReason : openReason(gate, t)}
          note={next.isAsked && <span className="text-neg">{t.openReasonMissing}</span>}
          aria-invalid={next.isAsked}
          maxLength={NOTE_LENGTH}
          value={next.reason}
          onText={(reason) => set({ reason })}
        />
      )}
    </div>
  );
}

interface GateProps {
  gate: Gate;
  waits: NextPosition["waits"];
  isDuplicate: boolean;
  isPlayed: boolean;
}

function GateSaid({ gate, waits, isDuplicate, isPlayed }: GateProps) {
  const t = useWordsOf("hall");
  const boards = useWordsOf("boards");
  const words = isDuplicate ? { open: boards.gate, last: boards.gateLast } : { open: t.zero, last: t.zeroLast };
  if (gate.isOpen && waits.length === 0)
    return <p className="edge pt-2 text-reason wide:px-0">{isPlayed ? words.last : words.open}</p>;
  return (
    <div role="status" className="edge pt-2 text-reason wide:px-0">
      {gate.waiting.length > 0 && <p>{(isDuplicate ? boards : t).waiting(gate.waiting)}</p>}
      {gate.sum !== 0 && <p className="text-neg">{t.hallSum(signed(gate.sum))}</p>}
      {gate.notZero.map(({ table, sum }) => (
        <p key={table} className="text-neg">
          {t.tableSum(table, signed(sum))}
        </p>
      ))}
      {waits.map(({ table, why }) => (
        <p key={table} className={why === "others" ? "text-neg" : "text-thumb"}>
          {t.tableSum(table, t.states[why])}
        </p>
      ))}
    </div>
  );
}
