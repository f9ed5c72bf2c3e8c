import { useState } from "react";
import { Field } from "#components/parts/field/field";
import { ReadyButton, submitting, Trouble } from "#components/parts/form/submit";
import { useKeptTonight } from "#components/parts/live/use-draft";
import { QuietButton } from "#components/parts/press/buttons";
import { asking, OneOf } from "#components/parts/press/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import { MOVEMENTS } from "#lib/hall/hall-event";
import { TITLE_LENGTH } from "#lib/log/limits";
import { FORMATS, type Format } from "#lib/rules/hall/boards";
import type { Editing } from "#lib/sheet/drafts/draft";
import { hallAddress } from "#lib/shown/addresses/addresses";
import { FORMULAS, type HallDraft, hallOpening, readFormula, usualHall } from "#lib/shown/hall/opening-draft";
import { dayTonight } from "#lib/shown/local-day";
import { thisPhone } from "#lib/sync/this-phone";
import { useHallWords } from "./hall-words";
import { useHallChange } from "./use-hall-change";

/** A new tournament: its name and day, free deals or duplicate, and how they are played. */
export function MakeHall({ club, onClose }: { club: string; onClose: () => void }) {
  const { lang, t, boards } = useHallWords();
  const [id] = useState(() => thisPhone().makeId());
  const { change: save, trouble, busy } = useHallChange({ id });
  const [draft, keep, forget] = useKeptTonight(`tournament ${club}`, () => usualHall(t.alike.pages.hall, dayTonight(new Date())));
  if (!draft) return null;
  const change = (changes: Partial<HallDraft>) => keep({ ...draft, ...changes });
  const editing = { draft, change };
  const { name, day, format } = draft;
  const ready = name.trim() !== "" && !busy;
  const open = async () => {
    const made = await save({ kind: "tournament.opened", body: hallOpening(draft, club) });
    if (!made) return;
    // The back key must lead to the list, not to a second opening of the same tournament.
    await forget().then(onClose);
    location.assign(hallAddress(lang, id));
  };
  return (
    <form className="border-stroke border-t pt-2" onSubmit={submitting(() => ready && open())}>
      <Field label={t.alike.heads.name} maxLength={TITLE_LENGTH} value={name} onText={(next) => change({ name: next })} />
      <Field label={t.alike.heads.day} type="date" required value={day} onText={(next) => change({ day: next })} />
      <OneOf
        label={boards.alike.heads.deals}
        of={["free", ...FORMATS] as const}
        say={(value) => (value === "free" ? boards.free : boards.formats[value])}
        {...asking(editing)("format")}
      />
      {format === "free" ? <FreeRows {...editing} /> : <BoardRows {...editing} format={format} />}
      <Trouble text={trouble} />
      <div className="edge flex items-center gap-4 pt-4">
        <ReadyButton type="submit" className="flex-1" ready={ready}>
          {name.trim() === "" ? t.alike.press.giveName : t.open}
        </ReadyButton>
        <QuietButton onClick={() => void forget().then(onClose)}>{t.alike.press.cancel}</QuietButton>
      </div>
    </form>
  );
}

function FreeRows({ draft, change }: Editing<HallDraft>) {
  const asks = asking({ draft, change });
  const { teamOf } = draft;
  const t = useWordsOf("hall");
  return (
    <>
      <OneOf label={t.formula} of={FORMULAS} say={(formula) => t.formulaOf(...readFormula(formula))} {...asks("formula")} />
      <p className="edge font-sans text-hint text-ink2">{t.formulaNote}</p>
      <OneOf
        label={t.teams}
        of={[1, 2, 4] as const}
        say={t.teamOf}
        value={teamOf}
        onChange={(next) => change({ teamOf: next, ...(next !== 1 && { movement: "fft" }) })}
      />
      <OneOf
        label={t.movement}
        of={MOVEMENTS.filter((one) => teamOf === 1 || one === "fft")}
        say={t.kinds}
        {...asks("movement")}
      />
      <p className="edge font-sans text-hint text-ink2">{teamOf === 1 ? t.movementNote : t.whyNot["teams-keep-the-movement"]}</p>
    </>
  );
}

const ROUNDS = [3, 4, 5, 6, 7, 9, 11] as const;
const EACH = [1, 2, 3, 4, 5, 6] as const;

function BoardRows({ format, ...editing }: Editing<HallDraft> & { format: Format }) {
  const asks = asking(editing);
  const t = useWordsOf("boards");
  return (
    <>
      <p className="edge font-sans text-hint text-ink2">{t.formatNotes[format]}</p>
      {format !== "teams" && <OneOf label={t.alike.heads.positions} of={ROUNDS} {...asks("rounds")} />}
      <OneOf label={t.each} of={EACH} {...asks("each")} />
    </>
  );
}
