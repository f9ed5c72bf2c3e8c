import { useState } from "react";
import { PrimaryButton, QuietButton } from "#components/ledger/buttons";
import { ChoiceRow } from "#components/ledger/choice-row";
import { RaisedPage } from "#components/ledger/raised-page";
import { seasonPlace } from "#components/season/places";
import { useWords } from "#components/words/words";
import { GAME_NAMES, type GameName } from "#lib/rules/rules";
import { changeSeason, endSeason, openSeason, reopenSeason } from "#lib/season/club-change";
import type { Season } from "#lib/season/club-event";
import { COUNTS } from "#lib/season/counting";
import type { ClubView } from "#lib/season/views";
import { useClubWords } from "./club-words";
import { Field, Tick } from "./field";
import { bodyOf, draftOfSeason, earlier, type SeasonDraft, seasonYears, startSeason, tiesInOrder } from "./season-draft";
import { useChange } from "./use-change";

interface Props {
  view: ClubView;
  /** Null: a new one. */
  season: Season | null;
  onClose: () => void;
}

/** How a season is counted, each choice with what it does; and its end. */
export function SeasonForm({ view, season, onClose }: Props) {
  const { lang, rules } = useWords();
  const t = useClubWords();
  const { club, day } = view;
  const years = seasonYears(day);
  const lastGame: GameName = club.seasons.at(-1)?.counting.games[0] ?? "tarot";
  const [draft, setDraft] = useState<SeasonDraft>(() =>
    season ? draftOfSeason(season) : startSeason(t.season.suggested(years.from, years.to), day, lastGame),
  );
  const { change, idOf, trouble, busy } = useChange(club.id);
  const set = (changes: Partial<SeasonDraft>) => setDraft({ ...draft, ...changes });
  const lacks = draft.name.trim() === "" ? t.season.missingName : draft.games.length === 0 ? t.season.missingGames : null;
  const save = async () => {
    const body = bodyOf(draft, season?.id ?? idOf(draft));
    if (!(await change(season ? changeSeason(body) : openSeason(body)))) return;
    if (season) onClose();
    else location.assign(seasonPlace({ lang, club: club.id, season: body.season }));
  };
  const title = season ? season.name : t.season.newTitle;
  return (
    <RaisedPage label={title} onClose={onClose}>
      <form
        className="flex max-w-[720px] flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          if (!lacks && !busy) void save();
        }}
      >
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{t.backToClub}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{title}</h2>
        </div>
        <Field label={t.season.name} maxLength={60} value={draft.name} onChange={(event) => set({ name: event.target.value })} />
        <div className="grid grid-cols-2">
          <Field
            label={t.season.from}
            type="date"
            required
            value={draft.from}
            onChange={(event) => set({ from: event.target.value })}
          />
          <Field label={t.season.to} type="date" value={draft.to} onChange={(event) => set({ to: event.target.value })} />
        </div>
        <fieldset className="mt-5">
          <legend className="edge label">{t.season.games}</legend>
          {GAME_NAMES.map((game) => (
            <Tick
              key={game}
              label={rules.names[game]}
              checked={draft.games.includes(game)}
              onChange={(on) => set({ games: on ? [...draft.games, game] : draft.games.filter((other) => other !== game) })}
            />
          ))}
          {draft.games.length > 1 && <p className="edge font-sans text-hint text-ink2">{t.season.gamesNote}</p>}
        </fieldset>
        <ChoiceRow
          label={t.season.by}
          labelAbove
          layout="flow"
          className="border-rule border-t"
          choices={COUNTS.map((by) => ({ value: by, label: t.season.counts[by].name }))}
          value={draft.by}
          onChange={(by) => set({ by })}
        />
        <p className="edge pb-2 text-prose" aria-live="polite">
          {t.season.counts[draft.by].means}
        </p>
        {draft.by === "places" && (
          <Field
            label={t.season.placePoints}
            note={t.season.placePointsNote}
            inputMode="text"
            value={draft.placePoints}
            onChange={(event) => set({ placePoints: event.target.value })}
          />
        )}
        <Field
          label={t.season.minEvenings}
          note={Number(draft.minEvenings) > 1 ? t.season.minNote(Number(draft.minEvenings)) : t.season.minOne}
          inputMode="numeric"
          maxLength={3}
          value={draft.minEvenings}
          onChange={(event) => set({ minEvenings: event.target.value.replace(/\D/g, "") })}
        />
        <Field
          label={t.season.bestOf}
          note={t.season.bestOfNote}
          inputMode="numeric"
          maxLength={3}
          value={draft.bestOf}
          onChange={(event) => set({ bestOf: event.target.value.replace(/\D/g, "") })}
        />
        <Tick label={t.season.guests} note={t.season.guestsNote} checked={draft.guests} onChange={(guests) => set({ guests })} />
        <Ties draft={draft} set={set} />
        <Field
          label={t.season.correction}
          note={t.season.correctionNote}
          inputMode="numeric"
          maxLength={4}
          value={draft.correctionDays}
          onChange={(event) => set({ correctionDays: event.target.value.replace(/\D/g, "") })}
        />
        {season && <Ending club={club.id} season={season} onDone={onClose} />}
        <div className="edge foot sticky bottom-0 mt-auto bg-leaf pt-4">
          {trouble && (
            <p role="alert" className="pb-2 text-reason text-neg">
              {trouble}
            </p>
          )}
          <PrimaryButton type="submit" className="w-full" ready={!lacks && !busy}>
            {lacks ?? (season ? t.season.keep : t.season.open)}
          </PrimaryButton>
        </div>
      </form>
    </RaisedPage>
  );
}

/** What separates equal players, in the club's order. */
function Ties({ draft, set }: { draft: SeasonDraft; set: (changes: Partial<SeasonDraft>) => void }) {
  const t = useClubWords();
  const { tieBreaks } = draft;
  return (
    <fieldset className="mt-5">
      <legend className="edge label">{t.season.ties}</legend>
      <ol>
        {tiesInOrder(tieBreaks).map((rule) => {
          const place = tieBreaks.indexOf(rule);
          return (
            <li key={rule} className="flex items-center pr-4">
              <div className="min-w-0 flex-1">
                <Tick
                  label={place < 0 ? t.season.tie[rule] : `${place + 1}. ${t.season.tie[rule]}`}
                  checked={place >= 0}
                  onChange={(on) => set({ tieBreaks: on ? [...tieBreaks, rule] : tieBreaks.filter((other) => other !== rule) })}
                />
              </div>
              {place > 0 && (
                <button
                  type="button"
                  className="min-h-11 min-w-11 text-center text-choice text-ink2"
                  aria-label={t.season.tieUp(t.season.tie[rule])}
                  onClick={() => set({ tieBreaks: earlier(tieBreaks, rule) })}
                >
                  ↑
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <p className="edge font-sans text-hint text-ink2">{t.season.tieNote}</p>
    </fieldset>
  );
}

/** The last word on a season, or its opening again. */
function Ending({ club, season, onDone }: { club: string; season: Season; onDone: () => void }) {
  const t = useClubWords();
  const { change, trouble, busy } = useChange(club);
  const [open, setOpen] = useState(false);
  const [review, setReview] = useState(season.ended?.review ?? "");
  const said = trouble && (
    <p role="alert" className="edge pt-2 text-reason text-neg">
      {trouble}
    </p>
  );
  if (season.ended)
    return (
      <div className="pt-4">
        <div className="edge">
          <QuietButton disabled={busy} onClick={() => void change(reopenSeason(season.id)).then((done) => done && onDone())}>
            {t.season.reopen}
          </QuietButton>
        </div>
        {said}
      </div>
    );
  const end = async () => {
    if (await change(endSeason(season.id, review))) onDone();
  };
  return (
    <div className="pt-4">
      <div className="edge">
        <QuietButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {t.season.end}
        </QuietButton>
      </div>
      {open && (
        <div className="edge">
          <p className="text-prose">{t.season.endNote}</p>
          <label>
            <span className="label">{t.season.review}</span>
            <textarea
              className="min-h-24 w-full border-rule2 border-b bg-transparent text-choice"
              maxLength={2000}
              value={review}
              onChange={(event) => setReview(event.target.value)}
            />
          </label>
          <QuietButton accent disabled={busy} onClick={() => void end()}>
            {t.season.confirmEnd}
          </QuietButton>
        </div>
      )}
      {said}
    </div>
  );
}
