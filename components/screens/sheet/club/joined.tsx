import { useState } from "react";
import { Field } from "#components/parts/field/field";
import { Submit, submitting, Trouble } from "#components/parts/form/submit";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { useSayFault } from "#components/parts/words/use-say-fault";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { NAME_LENGTH } from "#lib/log/limits";
import { commas } from "#lib/rules/lists";
import { eveningDay } from "#lib/season/tally/evening-day";
import type { ClubView } from "#lib/season/views";
import type { EveningOf } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import { seasonAddress } from "#lib/shown/addresses/addresses";
import { longDay } from "#lib/shown/season/say-number";
import { type SittingProps, useSitting } from "./use-sitting";

export function Joined({ clubs, ...page }: SittingProps & { clubs: readonly ClubView[] }) {
  const { at, sheet } = page;
  const t = useWordsOf("club").join;
  const { lang } = useWords();
  const { club, season } = sheet.season as NonNullable<Sheet["season"]>;
  const view = clubs.find((one) => one.club.id === club);
  const named = view?.club.seasons.find(({ id }) => id === season);
  const say = useSayFault(sheet.rules.game, sheet.names);
  const waits = at.unsent > 0;
  // The server refuses changes to an ended season (T13): none is offered.
  const stands = named?.ended != null;
  const isMoved = at.role !== "viewer" && !stands;
  const { leave, move, trouble, busy } = useSitting(page);
  return (
    <div className="edge pt-3">
      <p className="text-reason">{view && named ? t.inSeason(view.club.name, named.name) : t.inUnknown}</p>
      {waits && <p className="label">{t.waiting}</p>}
      <p className="pt-2 text-prose">{t.managed}</p>
      <div className="flex flex-wrap gap-x-6 pt-2">
        <QuietLink accent href={seasonAddress({ lang, club, season })}>
          {useWordsOf("club").season.see}
        </QuietLink>
        {isMoved && (
          <QuietButton disabled={busy} onClick={() => void leave()}>
            {t.leave}
          </QuietButton>
        )}
      </div>
      {isMoved && <p className="label">{t.backIn}</p>}
      {stands && <p className="label">{say({ at: "season", code: "season-stands", rule: "T13" })}</p>}
      <Trouble text={trouble} className="pt-3" />
      {isMoved && <EveningOfSheet sheet={sheet} busy={busy} move={move} />}
    </div>
  );
}

interface MoveProps {
  sheet: Sheet;
  busy: boolean;
  move: (to: EveningOf) => Promise<void>;
}

/** Which evening this sheet belongs to, and the way to move it to another. */
function EveningOfSheet({ sheet, busy, move }: MoveProps) {
  const { alike, join: t } = useWordsOf("club");
  const { lang } = useWords();
  const now = eveningDay(sheet);
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState(now);
  const [name, setName] = useState(sheet.evening ?? "");
  const said = commas(longDay(now, lang), sheet.evening);
  return (
    <form
      className="mt-4 border-rule border-t pt-2"
      onSubmit={submitting(() => day !== "" && move({ day, name: name.trim() === "" ? null : name }))}
    >
      <p className="text-choice">{t.evening(said)}</p>
      {!open && <QuietButton onClick={() => setOpen(true)}>{t.move}</QuietButton>}
      {open && (
        <div className="-mx-(--margin) wide:mx-0">
          <Field label={alike.heads.eveningDay} type="date" required value={day} onText={setDay} />
          <Field label={t.eveningName} note={t.eveningNote} maxLength={NAME_LENGTH} value={name} onText={setName} />
          <Submit ready={!busy && day !== ""}>{t.move}</Submit>
        </div>
      )}
    </form>
  );
}
