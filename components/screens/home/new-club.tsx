import { PastedNames } from "#components/parts/club/pasted-names";
import { useSayTrouble } from "#components/parts/club/use-change";
import { leaveFor } from "#components/parts/door/leave-for";
import { Field } from "#components/parts/field/field";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { useSaving } from "#components/parts/form/use-saving";
import { useKeptTonight } from "#components/parts/live/use-draft";
import { TitledPage } from "#components/parts/page/titled-page";
import { asking, OneOf } from "#components/parts/press/choice-row";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { TITLE_LENGTH } from "#lib/log/limits";
import { GAME_NAMES } from "#lib/rules/rules";
import { addedBy } from "#lib/season/names/pasted";
import { clubAddress } from "#lib/shown/addresses/addresses";
import { type ClubDraft, suggestedClub } from "#lib/shown/club/new-club";
import { dayTonight } from "#lib/shown/local-day";
import { keepPlayers } from "#lib/sync/sit-down";
import { thisPhone } from "#lib/sync/this-phone";

/** A club from a list of names, before anybody has played: everything is suggested, everything can be changed later. */
export function NewClub({ onClose }: { onClose: () => void }) {
  const { lang, rules, t } = useWordsAnd("club");
  const home = useWordsOf("home").clubs;
  const say = useSayTrouble();
  const day = dayTonight(new Date());
  const [draft, keep, forget] = useKeptTonight<ClubDraft>("new club", () => suggestedClub(day, lang, t));
  const { busy, trouble, save } = useSaving();
  if (!draft) return null;
  const { club, season, game } = draft;
  const change = (changes: Partial<ClubDraft>) => keep({ ...draft, ...changes });
  const names = addedBy(draft, []);
  const ready = club.trim() !== "" && season.trim() !== "" && !busy;
  const create = () =>
    save(async () => {
      const kept = await keepPlayers(thisPhone(), { club, season, from: day, game, names });
      if (kept.ok) await forget().then(() => leaveFor(clubAddress(lang, kept.joined.club), "replace"));
      return say(kept);
    });
  return (
    <TitledPage
      title={home.make}
      back={t.alike.back.sheets}
      onClose={onClose}
      onSubmit={() => ready && create()}
      foot={
        <ReadyButton type="submit" className="w-full" ready={ready}>
          {home.create(names.length)}
        </ReadyButton>
      }
    >
      <Field label={t.keep.clubName} maxLength={TITLE_LENGTH} value={club} onText={(text) => change({ club: text })} />
      <Field label={t.season.name} maxLength={TITLE_LENGTH} value={season} onText={(text) => change({ season: text })} />
      <OneOf label={home.plays} of={GAME_NAMES} say={rules.names} {...asking({ draft, change })("game")} />
      <PastedNames members={[]} label={home.people} draft={draft} change={change} />
      <Trouble text={trouble} />
    </TitledPage>
  );
}
