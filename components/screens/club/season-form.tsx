import { Field, Tick, ticked } from "#components/parts/field/field";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { TitledPage } from "#components/parts/page/titled-page";
import { QuietButton } from "#components/parts/press/buttons";
import { asking, OneOf } from "#components/parts/press/choice-row";
import { SmallKey } from "#components/parts/press/small-key";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { TITLE_LENGTH } from "#lib/log/limits";
import { GAME_NAMES } from "#lib/rules/rules";
import type { Season, SeasonId } from "#lib/season/club/club-event";
import { COUNTS } from "#lib/season/club/counting";
import type { ClubView } from "#lib/season/views";
import type { Editing } from "#lib/sheet/drafts/draft";
import type { Moved } from "#lib/shown/club/moved-by";
import { earlier, type SeasonDraft, tiesInOrder } from "#lib/shown/club/season-draft";
import { PlacePoints } from "./place-points";
import { useSeasonDraft } from "./use-season-draft";

interface Props {
  view: ClubView;
  /** Null: a new one. */
  season: Season | null;
  onClose: () => void;
  /** Goes to the page where the season is ended. */
  onEnd: (season: SeasonId) => void;
}

/** How a season is counted, each choice with what it does. */
export function SeasonForm({ view, season, onClose, onEnd }: Props) {
  const t = useWordsOf("club");
  const form = useSeasonDraft(view, season, { onClose, onEnd });
  const { draft, change, lacks, busy, trouble } = form;
  const editing = { draft, change };
  return (
    <TitledPage
      title={season ? season.name : t.season.newTitle}
      back={t.alike.back.club}
      foot={
        <>
          <Trouble text={trouble} className="pb-2" />
          <ReadyButton type="submit" className="w-full" ready={!lacks && !busy}>
            {lacks ? t.season[lacks] : season ? t.season.keep : t.season.open}
          </ReadyButton>
        </>
      }
      onClose={onClose}
      onSubmit={() => !lacks && form.save()}
    >
      <NameAndDays {...editing} begun={form.begun} />
      <Games {...editing} moved={form.moved} />
      <Counting {...editing} />
      {season && (
        <div className="edge pt-4">
          <QuietButton className="whitespace-normal" onClick={() => void form.end(season.id)}>
            {form.isChanged ? t.season.keepAndEnd : t.season.end}
          </QuietButton>
        </div>
      )}
    </TitledPage>
  );
}

type Part = Editing<SeasonDraft>;

function NameAndDays({ draft, change, begun }: Part & { begun: (from: string) => Partial<SeasonDraft> }) {
  const t = useWordsOf("club").season;
  return (
    <>
      <Field label={t.name} maxLength={TITLE_LENGTH} value={draft.name} onText={(text) => change({ name: text })} />
      <div className="grid grid-cols-2 items-end">
        <Field label={t.from} type="date" required value={draft.from} onText={(text) => change(begun(text))} />
        <Field label={t.to} type="date" value={draft.to} onText={(text) => change({ to: text })} />
      </div>
    </>
  );
}

function Games({ draft: { games }, change, moved }: Part & { moved: Moved }) {
  const { rules } = useWords();
  const t = useWordsOf("club").season;
  return (
    <fieldset className="mt-5">
      <legend className="edge label">{t.games}</legend>
      {GAME_NAMES.map((game) => (
        <Tick
          key={game}
          label={rules.names[game]}
          checked={games.includes(game)}
          onChange={(on) => change({ games: ticked(games, game, on) })}
        />
      ))}
      {games.length > 1 && <p className="edge font-sans text-hint text-ink2">{t.gamesNote}</p>}
      <div aria-live="polite">
        {moved.out > 0 && <p className="edge pt-1 pb-2 text-prose text-neg">{t.wouldLeave(moved.out)}</p>}
        {moved.into > 0 && <p className="edge pt-1 pb-2 text-prose">{t.wouldCount(moved.into)}</p>}
      </div>
    </fieldset>
  );
}

/** How the ranked value is counted, which evenings count, and how ties are broken. */
function Counting({ draft, change }: Part) {
  const asks = asking({ draft, change });
  const t = useWordsOf("club").season;
  return (
    <>
      <OneOf label={t.by} className="border-rule border-t" of={COUNTS} say={(by) => t.counts[by].name} {...asks("by")} />
      <p className="edge pb-2 text-prose" aria-live="polite">
        {t.counts[draft.by].means}
      </p>
      {draft.by === "places" && <PlacePoints draft={draft} change={change} />}
      <Digits
        label={t.minEvenings}
        note={Number(draft.minEvenings) > 1 ? t.minNote(Number(draft.minEvenings)) : t.minOne}
        value={draft.minEvenings}
        onChange={(minEvenings) => change({ minEvenings })}
      />
      <Digits label={t.bestOf} note={t.bestOfNote} value={draft.bestOf} onChange={(bestOf) => change({ bestOf })} />
      <Tick
        label={t.tableByTable}
        note={t.tableByTableNote}
        checked={draft.tableByTable}
        onChange={(tableByTable) => change({ tableByTable })}
      />
      <Tick label={t.guests} note={t.guestsNote} checked={draft.guests} onChange={(guests) => change({ guests })} />
      <Ties draft={draft} change={change} />
      <Digits
        label={t.correction}
        note={t.correctionNote}
        maxLength={4}
        value={draft.correctionDays}
        onChange={(correctionDays) => change({ correctionDays })}
      />
    </>
  );
}

interface DigitsProps {
  label: string;
  note: string;
  maxLength?: number;
  value: string;
  onChange: (value: string) => void;
}

const Digits = ({ maxLength = 3, onChange, ...field }: DigitsProps) => (
  <Field {...field} inputMode="numeric" maxLength={maxLength} onText={(text) => onChange(text.replace(/\D/g, ""))} />
);

/** The rules that break ties, in the club's order. */
function Ties({ draft, change }: Part) {
  const t = useWordsOf("club");
  const { tieBreaks } = draft;
  return (
    <fieldset className="mt-5">
      <legend className="edge label">{t.season.ties}</legend>
      <ol>
        {tiesInOrder(tieBreaks).map((rule) => {
          const nth = tieBreaks.indexOf(rule);
          return (
            <li key={rule} className="flex items-center pr-4">
              <div className="min-w-0 flex-1">
                <Tick
                  label={nth < 0 ? t.season.tie[rule] : `${nth + 1}. ${t.season.tie[rule]}`}
                  checked={nth >= 0}
                  onChange={(on) => change({ tieBreaks: ticked(tieBreaks, rule, on) })}
                />
              </div>
              {nth > 0 && (
                <SmallKey
                  aria-label={t.season.tieUp(t.season.tie[rule])}
                  onClick={() => change({ tieBreaks: earlier(tieBreaks, rule) })}
                >
                  ↑
                </SmallKey>
              )}
            </li>
          );
        })}
      </ol>
      <p className="edge font-sans text-hint text-ink2">{t.season.tieNote}</p>
    </fieldset>
  );
}
