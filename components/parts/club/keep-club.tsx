import { useState } from "react";
import { Field } from "#components/parts/field/field";
import { Submit, submitting, Trouble } from "#components/parts/form/submit";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { TITLE_LENGTH } from "#lib/log/limits";
import { eveningDay } from "#lib/season/evening-day";
import { nameFor } from "#lib/shown/club/season-draft";
import { weekdayOf } from "#lib/shown/season/say-number";
import { thisPhone } from "#lib/sync/this-phone";
import { keepPlayers } from "./sit-down";
import { type SittingProps, useSitting } from "./use-sitting";

/** A club in one step: everything is suggested, everything can be changed later. */
export function Keep({ first, ...page }: SittingProps & { first: boolean }) {
  const { sheet } = page;
  const t = useWordsOf("club");
  const { lang } = useWords();
  const day = eveningDay(sheet);
  const [open, setOpen] = useState(first);
  const [club, setClub] = useState(t.keep.suggested(weekdayOf(day, lang)));
  const [season, setSeason] = useState(nameFor(day, t.season.suggested));
  const { sit, trouble, busy } = useSitting(page);
  const ready = club.trim() !== "" && season.trim() !== "" && !busy;
  if (!open)
    return (
      <div className="edge pt-6">
        <QuietButton onClick={() => setOpen(true)}>{t.keep.title}</QuietButton>
      </div>
    );
  return (
    <form
      className={first ? "" : "pt-6"}
      onSubmit={submitting(
        () =>
          ready && sit(() => keepPlayers(thisPhone(), { club, season, from: day, game: sheet.rules.game, names: sheet.names })),
      )}
    >
      {!first && <h3 className="edge text-choice">{t.keep.title}</h3>}
      <p className="edge pt-2 text-prose">{t.keep.intro}</p>
      <Field label={t.keep.clubName} maxLength={TITLE_LENGTH} value={club} onText={setClub} />
      <Field label={t.keep.seasonName} maxLength={TITLE_LENGTH} value={season} onText={setSeason} />
      <p className="edge pt-3 text-prose">{t.list(sheet.names)}.</p>
      <Trouble text={trouble} />
      <Submit ready={ready}>{t.keep.go}</Submit>
    </form>
  );
}
