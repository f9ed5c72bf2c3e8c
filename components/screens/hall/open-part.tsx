import { useState } from "react";
import { Field, Tick } from "#components/parts/field/field";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { TitledPage } from "#components/parts/page/titled-page";
import { PrimaryButton, QuietButton } from "#components/parts/press/buttons";
import { OneOf } from "#components/parts/press/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import type { Gate } from "#lib/hall/gate";
import type { Hall } from "#lib/hall/hall";
import type { PlayingTable } from "#lib/hall/hall-view";
import { mayEnd } from "#lib/hall/next-seating";
import { NOTE_LENGTH } from "#lib/log/limits";
import { FINAL_SIZES } from "#lib/rules/hall/finals";
import { lackingBefore } from "#lib/shown/hall/lacking-before";
import { openReason } from "#lib/shown/hall/position-said";
import { numeral } from "#lib/shown/sheet/numeral";
import { HallSection } from "./hall-section";
import { useHallWords } from "./hall-words";
import { type NextPosition, useNextPosition } from "./use-next-position";

/** Whether the hall adds up, and how the next position is seated: opened when it does, or with a reason. */
export function OpenPart({ hall, playing }: { hall: Hall; playing: readonly PlayingTable[] }) {
  const t = useWordsOf("hall");
  const next = useNextPosition(hall, playing);
  const { number, gate, isPlayed, change, trouble } = next;
  if (hall.ended)
    return (
      <HallSection title={t.ended}>
        <div className="edge wide:px-0">
          <Asking
            label={t.reopenAsked}
            title={t.reopenTitle}
            note={t.reopenNote}
            yes={t.reopen}
            onYes={() => void change({ kind: "tournament.reopened", body: {} })}
          />
          <Trouble text={trouble} />
        </div>
      </HallSection>
    );
  return (
    <HallSection title={isPlayed ? t.endTitle : t.position(number)}>
      {gate && <GateSaid hall={hall} next={next} gate={gate} />}
      <HowSeated hall={hall} next={next} />
      <Trouble text={trouble} />
      <Ways hall={hall} next={next} />
    </HallSection>
  );
}

interface AskingProps {
  label: string;
  title: string;
  note: string;
  yes: string;
  onYes: () => void;
}

/** Asked first: the button may appear where another was just tapped, perhaps twice. */
function Asking({ label, title, note, yes, onYes }: AskingProps) {
  const t = useWordsOf("hall");
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const go = () => {
    close();
    onYes();
  };
  return (
    <>
      <QuietButton onClick={() => setAsking(true)}>{label}</QuietButton>
      {asking && (
        <TitledPage
          title={title}
          back={t.backToHall}
          height="low"
          onClose={close}
          foot={
            <PrimaryButton className="w-full" onClick={go}>
              {yes}
            </PrimaryButton>
          }
        >
          <p className="edge pt-3 text-reason">{note}</p>
        </TitledPage>
      )}
    </>
  );
}

interface PartProps {
  hall: Hall;
  next: NextPosition;
}

/** Opens the next position, or ends the tournament: whichever comes next is the main button. */
function Ways({ hall, next }: PartProps) {
  const t = useWordsOf("hall");
  const { number, waits, isOpen, isPlayed, kind, ready, open } = next;
  const canEnd = mayEnd(hall, isOpen, waits.length === 0);
  const end = () => void next.end();
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
        <ReadyButton className="flex-1" ready={ready} onClick={() => void open()}>
          {label}
        </ReadyButton>
      )}
      {!isPlayed && canEnd && <Asking label={t.endAsked} title={t.endAsk} note={t.endNote} yes={t.end} onYes={end} />}
    </div>
  );
}

/** The possible ways of seating, and why another is not possible. */
function HowSeated({ hall, next }: PartProps) {
  const { t, boards } = useHallWords();
  const { gate, isOpen, isDuplicate, isPlayed, kind, kinds, refused, set } = next;
  const isChosen = !isDuplicate && kinds.length > 0;
  return (
    <div className="wide:[&_.edge]:px-0">
      {isChosen && <OneOf label={t.movement} of={kinds} say={t.kinds} value={kind} onChange={(asked) => set({ asked })} />}
      {refused && <p className="edge font-sans text-hint text-ink2 wide:px-0">{t.whyNot[refused]}</p>}
      {kind === "final" && !hall.positions.some((one) => one.kind === "final") && (
        <OneOf label={t.finalists} of={FINAL_SIZES} value={next.finalists} onChange={(finalists) => set({ finalists })} />
      )}
      {isChosen && <Tick label={t.paperOnly} checked={next.paper} onChange={(paper) => set({ paper })} />}
      {!isOpen && (
        <Field
          ref={next.reasonField}
          label={isPlayed ? t.endReason : isDuplicate ? boards.openReason : openReason(gate, t)}
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

/** Whether all sheets have come, of this position and of earlier ones that were opened without waiting. */
function GateSaid({ hall, next: { waits, isDuplicate, isPlayed }, gate }: PartProps & { gate: Gate }) {
  const { lang, t, boards } = useHallWords();
  const words = isDuplicate ? { open: boards.gate, last: boards.gateLast } : { open: t.zero, last: t.zeroLast };
  const before = lackingBefore(hall);
  const isAll = gate.isOpen && waits.length === 0;
  return (
    <div role="status" className="edge pt-2 text-reason wide:px-0">
      {isAll && (!isPlayed || before.length === 0) && <p>{isPlayed ? words.last : words.open}</p>}
      {before.map(({ position, waiting }) => (
        <p key={position} className="text-thumb">
          {t.lackingAt(position, waiting)}
        </p>
      ))}
      {gate.waiting.length > 0 && <p>{(isDuplicate ? boards : t).waiting(gate.waiting)}</p>}
      {gate.sum !== 0 && <p className="text-neg">{t.hallSum(numeral(gate.sum, "change", lang))}</p>}
      {gate.notZero.map(({ table, sum }) => (
        <p key={table} className="text-neg">
          {t.tableSum(table, numeral(sum, "change", lang))}
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
