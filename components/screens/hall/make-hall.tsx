import { useState } from "react";
import { Field } from "#components/parts/field/field";
import { submitting } from "#components/parts/form/submitting";
import { Trouble } from "#components/parts/form/trouble";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { type HallOpening, MOVEMENTS, type Movement } from "#lib/hall/hall-event";
import { FORMATS, type Format, QUARTERS } from "#lib/rules/hall/boards";
import { thisPhone } from "#lib/sync/this-phone";
import { useHallChange } from "./use-hall-change";

/** The formulas that the manual of 2011 prints (p. 5). */
const FORMULAS = [
  [5, 4],
  [6, 4],
  [5, 5],
  [3, 8],
] as const;

/** A new tournament: its name and day, free deals or duplicate, and how they are played. */
export function MakeHall({ club, onClose }: { club: string; onClose: () => void }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const [id] = useState(() => thisPhone().makeId());
  const { change, trouble, busy } = useHallChange(id);
  const [name, setName] = useState<string>(t.nameFirst);
  const [day, setDay] = useState(() => new Date().toLocaleDateString("sv"));
  const [formula, setFormula] = useState("5 4");
  const [teamOf, setTeamOf] = useState<1 | 2 | 4>(1);
  const [movement, setMovement] = useState<Movement>("fft");
  const [format, setFormat] = useState<Format | "free">("free");
  const [rounds, setRounds] = useState(5);
  const [each, setEach] = useState(4);
  const boards = useWordsOf("boards");
  const ready = name.trim() !== "" && !busy;
  const open = async () => {
    const [positions = 5, deals = 4] = formula.split(" ").map(Number);
    const said = { name, day, club };
    const body =
      format === "free"
        ? { ...said, positions, deals, teamOf, movement }
        : {
            ...said,
            positions: format === "teams" ? QUARTERS : rounds,
            deals: each,
            teamOf: 1,
            movement: "fft",
            duplicate: format,
          };
    const made = await change({ kind: "tournament.opened", body: body as HallOpening });
    if (made) location.assign(`/${lang}/hall?h=${id}`);
  };
  return (
    <form className="border-stroke border-t pt-2" onSubmit={submitting(() => ready && open())}>
      <Field label={t.name} maxLength={80} value={name} onText={setName} />
      <Field label={t.day} type="date" required value={day} onText={setDay} />
      <ChoiceRow
        label={boards.kindOf}
        layout="above"
        choices={(["free", ...FORMATS] as const).map((value) => ({
          value,
          label: value === "free" ? boards.free : boards.formats[value],
        }))}
        value={format}
        onChange={setFormat}
      />
      {format === "free" ? (
        <FreeRows
          formula={formula}
          setFormula={setFormula}
          teamOf={teamOf}
          setTeamOf={setTeamOf}
          movement={movement}
          setMovement={setMovement}
        />
      ) : (
        <BoardRows format={format} rounds={rounds} setRounds={setRounds} each={each} setEach={setEach} />
      )}
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

interface FreeProps {
  formula: string;
  setFormula: (formula: string) => void;
  teamOf: 1 | 2 | 4;
  setTeamOf: (teamOf: 1 | 2 | 4) => void;
  movement: Movement;
  setMovement: (movement: Movement) => void;
}

function FreeRows({ formula, setFormula, teamOf, setTeamOf, movement, setMovement }: FreeProps) {
  const t = useWordsOf("hall");
  return (
    <>
      <ChoiceRow
        label={t.formula}
        layout="above"
        choices={FORMULAS.map(([positions, deals]) => ({ value: `${positions} ${deals}`, label: t.formulaOf(positions, deals) }))}
        value={formula}
        onChange={setFormula}
      />
      <p className="edge font-sans text-hint text-ink2">{t.formulaNote}</p>
      <ChoiceRow
        label={t.teams}
        layout="above"
        choices={([1, 2, 4] as const).map((value) => ({ value, label: t.teamOf[value] }))}
        value={teamOf}
        onChange={(next) => {
          setTeamOf(next);
          if (next !== 1) setMovement("fft");
        }}
      />
      <ChoiceRow
        label={t.movement}
        layout="above"
        choices={MOVEMENTS.filter((one) => teamOf === 1 || one === "fft").map((value) => ({ value, label: t.movements[value] }))}
        value={movement}
        onChange={setMovement}
      />
      <p className="edge font-sans text-hint text-ink2">{t.movementNote}</p>
    </>
  );
}

const ROUNDS = [3, 4, 5, 6, 7, 9, 11] as const;
const EACH = [1, 2, 3, 4, 5, 6] as const;

interface BoardProps {
  format: Format;
  rounds: number;
  setRounds: (rounds: number) => void;
  each: number;
  setEach: (each: number) => void;
}

function BoardRows({ format, rounds, setRounds, each, setEach }: BoardProps) {
  const t = useWordsOf("boards");
  return (
    <>
      <p className="edge font-sans text-hint text-ink2">{t.formatNotes[format]}</p>
      {format !== "teams" && (
        <ChoiceRow
          label={t.positions}
          layout="above"
          choices={ROUNDS.map((value) => ({ value, label: String(value) }))}
          value={rounds}
          onChange={setRounds}
        />
      )}
      <ChoiceRow
        label={t.each}
        layout="above"
        choices={EACH.map((value) => ({ value, label: String(value) }))}
        value={each}
        onChange={setEach}
      />
    </>
  );
}
