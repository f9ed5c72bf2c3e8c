import { useState } from "react";
import { Trouble } from "#components/parts/club/trouble";
import { DoorCover, DoorState } from "#components/parts/door/door-cover";
import { useDoor } from "#components/parts/door/use-door";
import { Field } from "#components/parts/field/field";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { TopBar } from "#components/parts/ledger/top-bar";
import { useTitle } from "#components/parts/words/use-title";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { MOVEMENTS, type Movement } from "#lib/hall/hall-event";
import type { HallLine } from "#lib/hall/hall-view";
import type { Role } from "#lib/sheet/role";
import { clubPlace } from "#lib/shown/season/places";
import { longDay } from "#lib/shown/season/say-number";
import { doorOf } from "#lib/sync/club";
import { thisPhone } from "#lib/sync/this-phone";
import { useHallChange } from "./use-hall-change";

interface Seen {
  readonly role: Role;
  readonly halls: readonly HallLine[];
}

/** A club's tournaments, and the making of one. */
export function HallsPage({ club }: { club: string }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const at = useDoor<Seen>(doorOf.halls(club));
  const [making, setMaking] = useState(false);
  useTitle(t.title);
  const back = { href: clubPlace(lang, club), label: t.back };
  if (!at.seen) return <DoorCover at={at} back={back} />;
  const { role, halls } = at.seen.view;
  return (
    <main className="mx-auto flex min-h-dvh max-w-[720px] flex-col pb-6">
      <TopBar
        left={
          <a className="inline-flex min-h-11 items-center font-sans text-quiet font-medium" href={back.href}>
            {t.back}
          </a>
        }
      />
      <h1 className="edge double-rule pb-1.5 text-title broad:text-spread">{t.title}</h1>
      <DoorState at={at} />
      {halls.length === 0 && <p className="edge pt-3 text-reason">{t.none}</p>}
      <ul>
        {halls.map((hall) => (
          <li key={hall.id} className="border-rule border-b">
            <a className="edge block min-h-[58px] py-2" href={`/${lang}/hall?h=${hall.id}`}>
              <span className="block text-choice">{hall.name}</span>
              <span className="label block">{t.line(longDay(hall.day, lang), hall.entrants, hall.ended)}</span>
            </a>
          </li>
        ))}
      </ul>
      {halls.length > 0 && <p className="edge pt-3 font-sans text-hint text-ink2">{t.notInDocument}</p>}
      {role === "owner" && !making && (
        <div className="edge foot sticky bottom-0 mt-auto bg-paper pt-3">
          <PrimaryButton className="w-full" onClick={() => setMaking(true)}>
            {t.make}
          </PrimaryButton>
        </div>
      )}
      {making && <MakeHall club={club} onClose={() => setMaking(false)} />}
    </main>
  );
}

/** The formulas that the manual of 2011 prints (p. 5). */
const FORMULAS = [
  [5, 4],
  [6, 4],
  [5, 5],
  [3, 8],
] as const;

function MakeHall({ club, onClose }: { club: string; onClose: () => void }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const [id] = useState(() => thisPhone().makeId());
  const { change, trouble, busy } = useHallChange(id);
  const [name, setName] = useState<string>(t.nameFirst);
  const [day, setDay] = useState(() => new Date().toLocaleDateString("sv"));
  const [formula, setFormula] = useState("5 4");
  const [teamOf, setTeamOf] = useState<1 | 2 | 4>(1);
  const [movement, setMovement] = useState<Movement>("fft");
  const ready = name.trim() !== "" && !busy;
  const open = async () => {
    const [positions = 5, deals = 4] = formula.split(" ").map(Number);
    const made = await change({ kind: "tournament.opened", body: { name, day, positions, deals, teamOf, club, movement } });
    if (made) location.assign(`/${lang}/hall?h=${id}`);
  };
  return (
    <form
      className="border-stroke border-t pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void open();
      }}
    >
      <Field label={t.name} maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
      <Field label={t.day} type="date" required value={day} onChange={(event) => setDay(event.target.value)} />
      <ChoiceRow
        label={t.formula}
        labelAbove
        layout="flow"
        choices={FORMULAS.map(([positions, deals]) => ({ value: `${positions} ${deals}`, label: t.formulaOf(positions, deals) }))}
        value={formula}
        onChange={setFormula}
      />
      <p className="edge font-sans text-hint text-ink2">{t.formulaNote}</p>
      <ChoiceRow
        label={t.teams}
        labelAbove
        layout="flow"
        choices={([1, 2, 4] as const).map((value) => ({ value, label: t.teamOf[value] }))}
        value={teamOf}
        onChange={(next) => {
          setTeamOf(next);
          if (next !== 1) setMovement("fft");
        }}
      />
      <ChoiceRow
        label={t.movement}
        labelAbove
        layout="flow"
        choices={MOVEMENTS.filter((one) => teamOf === 1 || one === "fft").map((value) => ({ value, label: t.movements[value] }))}
        value={movement}
        onChange={setMovement}
      />
      <p className="edge font-sans text-hint text-ink2">{t.movementNote}</p>
      <Trouble text={trouble} />
      <div className="edge flex items-center gap-4 pt-4">
        <PrimaryButton type="submit" className="flex-1" ready={ready}>
          {name.trim() === "" ? t.missingName : t.open}
        </PrimaryButton>
        <QuietButton onClick={onClose}>{t.cancel}</QuietButton>
      </div>
    </form>
  );
}
