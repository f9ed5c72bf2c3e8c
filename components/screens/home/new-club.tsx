import { useState } from "react";
import { PastedNames } from "#components/parts/club/pasted-names";
import { keepPlayers } from "#components/parts/club/sit-down";
import { Trouble } from "#components/parts/club/trouble";
import { sayTrouble } from "#components/parts/club/use-change";
import { useMeanwhile } from "#components/parts/door/use-meanwhile";
import { Field } from "#components/parts/field/field";
import { localDay } from "#components/parts/file/save-file";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { GAME_NAMES, type GameName, USUAL_GAME } from "#lib/rules/rules";
import { seasonYears } from "#lib/shown/club/season-draft";
import { clubPlace } from "#lib/shown/season/places";
import { weekdayOf } from "#lib/shown/season/say-number";
import { thisPhone } from "#lib/sync/this-phone";

/** A club from a list of names, before anybody has played: everything is suggested, everything can be changed later. */
export function NewClub({ onClose }: { onClose: () => void }) {
  const t = useWordsOf("club");
  const { lang, rules } = useWords();
  const faults = useWordsOf("clubFaults");
  const day = localDay(new Date());
  const years = seasonYears(day);
  const [club, setClub] = useState(t.keep.suggested(weekdayOf(day, lang)));
  const [season, setSeason] = useState(t.season.suggested(years.from, years.to));
  const [game, setGame] = useState<GameName>(USUAL_GAME);
  const [names, setNames] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { busy, meanwhile } = useMeanwhile();
  const ready = club.trim() !== "" && season.trim() !== "" && !busy;
  const create = () =>
    void meanwhile(async () => {
      const kept = await keepPlayers(thisPhone(), { club, season, from: day, game, names });
      setTrouble(kept.ok ? null : sayTrouble(kept, t, faults));
      if (kept.ok) location.assign(clubPlace(lang, kept.place.club));
      return kept.ok;
    });
  return (
    <RaisedPage label={t.home.make} height="high" onClose={onClose}>
      <form
        className="flex min-h-full max-w-[720px] flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) create();
        }}
      >
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{t.back}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{t.home.make}</h2>
        </div>
        <Field label={t.keep.clubName} maxLength={60} value={club} onChange={(event) => setClub(event.target.value)} />
        <Field label={t.keep.seasonName} maxLength={60} value={season} onChange={(event) => setSeason(event.target.value)} />
        <ChoiceRow
          label={t.home.plays}
          labelAbove
          layout="flow"
          choices={GAME_NAMES.map((value) => ({ value, label: rules.names[value] }))}
          value={game}
          onChange={setGame}
        />
        <PastedNames members={[]} onNames={setNames} />
        <Trouble text={trouble} />
        <div className="edge foot sticky bottom-0 mt-auto bg-paper pt-3">
          <PrimaryButton type="submit" className="w-full" ready={ready}>
            {t.home.create(names.length)}
          </PrimaryButton>
        </div>
      </form>
    </RaisedPage>
  );
}
