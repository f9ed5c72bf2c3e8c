import { useState } from "react";
import { Field } from "#components/parts/field/field";
import { Submit, submitting, Trouble } from "#components/parts/form/submit";
import { TitledPage } from "#components/parts/page/titled-page";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { type Hall, type Numbered, playsAt, unitOf } from "#lib/hall/hall";
import type { Entrant, HallChange } from "#lib/hall/hall-event";
import { nextPosition } from "#lib/hall/next-seating";
import { readEntrants, readTeams } from "#lib/hall/read-entrants";
import { isOfEntrantTeams, shownNumber } from "#lib/hall/teams";
import { NOTE_LENGTH } from "#lib/log/limits";
import { plain } from "#lib/rules/words/words";
import { codeHash } from "#lib/shown/addresses/referee-hash";
import { numberOrText } from "#lib/shown/number-in";
import { thisPhone } from "#lib/sync/this-phone";
import { TWO_COLUMNS } from "./hall-section";
import { Licences, useHallWords } from "./hall-words";
import { useHallChange } from "./use-hall-change";

/** One number: who holds it, who leaves or takes it, and their penalties. */
export function HolderPage({ hall, one, onClose }: PartProps) {
  const t = useWordsOf("hall");
  const saving = useHallChange(hall);
  const holder = one.holders.at(-1);
  const part = { hall, one, onClose, saving };
  return (
    <TitledPage
      title={`${t.number(shownNumber(hall, one.number))} ${holder?.name ?? t.free}`}
      back={t.backToHall}
      head={
        <>
          {holder && <Licences of={holder} />}
          {one.left && <p className="text-reason">{t.leftFrom(one.left.from, one.left.reason)}</p>}
        </>
      }
      onClose={onClose}
      wide
    >
      {/* A tournament that has ended takes no changes (T24). */}
      {!hall.ended && (
        <div className={TWO_COLUMNS}>
          <div>{playsAt(one, nextPosition(hall)) ? <Leaving {...part} /> : <Taking {...part} />}</div>
          {holder && hall.positions.length > 0 && <Punishing {...part} />}
        </div>
      )}
      <Trouble text={saving.trouble} />
    </TitledPage>
  );
}

interface PartProps {
  hall: Hall;
  one: Numbered;
  onClose: () => void;
}

interface SavingProps extends PartProps {
  saving: ReturnType<typeof useHallChange>;
}

/** Makes the change, and closes the page if it was made. */
const closing = async ({ saving: { change }, onClose }: SavingProps, made: HallChange) => {
  if (await change(made)) onClose();
};

function Leaving(props: SavingProps) {
  const t = useWordsOf("hall");
  const { hall, one } = props;
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const from = nextPosition(hall);
  const lacks = reason.trim() === "";
  const leave = () => void closing(props, { kind: "number.left", body: { number: one.number, from, reason } });
  return (
    <>
      <Field label={t.leavesWhy(from)} value={reason} onText={setReason} />
      <Trouble text={isAsked && lacks ? t.openReasonMissing : null} />
      <div className="edge">
        <QuietButton onClick={() => (lacks ? setAsked(true) : leave())}>{t.leaves}</QuietButton>
      </div>
    </>
  );
}

function Taking(props: SavingProps) {
  const { t, boards } = useHallWords();
  const { hall, one } = props;
  const [entry, setEntry] = useState("");
  const [isAsked, setAsked] = useState(false);
  const ofTeams = isOfEntrantTeams(hall);
  const [person] = (ofTeams ? readTeams : readEntrants)(entry).people;
  const from = nextPosition(hall);
  const take = () => {
    const body = { number: one.number, from, entrant: thisPhone().makeId(), ...(person as Entrant) };
    void closing(props, { kind: "number.taken", body });
  };
  return (
    <>
      <Field
        label={`${one.holders.length > 0 ? t.substitute : t.lateEntry}, ${t.from(from)}`}
        note={ofTeams ? boards.enterOne : t.entryLabel}
        value={entry}
        onText={setEntry}
      />
      <Trouble text={isAsked && !person ? t.entryMissing : null} />
      <div className="edge">
        <QuietButton accent onClick={() => (person ? take() : setAsked(true))}>
          {t.takes}
        </QuietButton>
      </div>
    </>
  );
}

/** A penalty, with its reason: one that the regulations name, or one's own. */
function Punishing(props: SavingProps) {
  const { t, boards } = useHallWords();
  const { hall, one, saving } = props;
  const unit = unitOf(hall);
  const [{ points, reason }, setSaid] = useState<Said>({ points: unit ? "1" : "100", reason: "" });
  const many = numberOrText(points);
  const isMany = typeof many === "number" && many > 0;
  const lacks = isMany ? (reason.trim() === "" ? t.penaltyLacks.reason : null) : t.penaltyLacks.points;
  const ready = !lacks && !saving.busy;
  const give = () => {
    const body = { number: one.number, points: Number(many), reason, position: hall.positions.length };
    return closing(props, { kind: "penalty.given", body });
  };
  return (
    <form className="mt-5 border-stroke border-t wide:mt-0 wide:border-t-0" onSubmit={submitting(() => ready && give())}>
      <h3 className="edge pt-3 text-sentence">{t.penalty}</h3>
      <p className="edge label">{unit ? boards.penalty[unit] : t.penaltyNote}</p>
      <UsualReasons hall={hall} onSay={setSaid} />
      <Field
        label={unit ? boards.penaltyAmount[unit] : t.penaltyPoints}
        inputMode="decimal"
        value={points}
        note={isMany ? undefined : <span className="text-neg">{t.penaltyWrong}</span>}
        aria-invalid={!isMany}
        onText={(text) => setSaid({ points: text, reason })}
      />
      <Field label={t.reason} maxLength={NOTE_LENGTH} value={reason} onText={(text) => setSaid({ points, reason: text })} />
      <Submit ready={ready} className="pt-3">
        {lacks ?? t.penaltyGive}
      </Submit>
    </form>
  );
}

interface Said {
  readonly points: string;
  readonly reason: string;
}

function UsualReasons({ hall, onSay }: { hall: Hall; onSay: (said: Said) => void }) {
  const { lang, t, boards } = useHallWords();
  const unit = unitOf(hall);
  return (
    <ul aria-label={t.ca25Label} className="edge">
      {(unit ? boards.reasons[unit] : Object.values(t.ca25)).map((usual) => (
        <li key={usual.reason}>
          <QuietButton
            className="whitespace-normal!"
            onClick={() => onSay({ points: plain(usual.points), reason: usual.reason })}
          >
            {usual.reason}
          </QuietButton>
        </li>
      ))}
      <li>
        <QuietLink href={`/${lang}/referee${codeHash("conduct")}`}>{t.arbitrate}</QuietLink>
      </li>
    </ul>
  );
}
