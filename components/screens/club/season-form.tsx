import { useState } from "react";
import { useChange } from "#components/parts/club/use-change";
import { Field, Tick } from "#components/parts/field/field";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { GAME_NAMES, type GameName, USUAL_GAME } from "#lib/rules/rules";
import { changeSeason, openSeason } from "#lib/season/club-change";
import type { Season, SeasonId } from "#lib/season/club-event";
import { COUNTS } from "#lib/season/counting";
import type { ClubView } from "#lib/season/views";
import {
  bodyOf,
  draftOfSeason,
  earlier,
  nameFor,
  nextSeason,
  placeTroubles,
  type SeasonDraft,
  tiesInOrder,
} from "#lib/shown/club/season-draft";
import { seasonPlace } from "#lib/shown/season/places";
import { PlacePoints } from "./place-points";

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
  const { lang, rules } = useWords();
  const t = useWordsOf("club");
  const { club, day } = view;
  const lastGame: GameName = club.seasons.at(-1)?.counting.games[0] ?? USUAL_GAME;
  const [first] = useState<SeasonDraft>(() =>
    season ? draftOfSeason(season) : nextSeason(club.seasons, day, lastGame, t.season.suggested),
  );
  const [draft, setDraft] = useState(first);
  const { change, idOf, trouble, busy } = useChange(club.id);
  const set = (changes: Partial<SeasonDraft>) => setDraft({ ...draft, ...changes });
  // A new season is called by its years until somebody calls it otherwise.
  const begun = (from: string): Partial<SeasonDraft> => {
    const isOwn = season !== null || !draft.from || draft.name !== nameFor(draft.from, t.season.suggested);
    return isOwn || !from ? { from } : { from, name: nameFor(from, t.season.suggested) };
  };
  const lacks = lacking(draft);
  const open = async () => {
    const body = bodyOf(draft, idOf(draft));
    if (await change(openSeason(body))) location.assign(seasonPlace({ lang, club: club.id, season: body.season }));
  };
  const keep = (id: SeasonId) => change(changeSeason(bodyOf(draft, id)));
  const save = async () => {
    if (!season) return open();
    if (await keep(season.id)) onClose();
  };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(first);
  const end = async (id: SeasonId) => {
    if (!isChanged || (!lacks && !busy && (await keep(id)))) onEnd(id);
  };
  const title = season ? season.name : t.season.newTitle;
  return (
    <RaisedPage label={title} height="high" onClose={onClose}>
      <form
        className="flex max-w-[720px] flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          if (!lacks && !busy) void save();
        }}
      >
        <div className="stays edge pt-2">
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
            onChange={(event) => set(begun(event.target.value))}
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
        {draft.by === "places" && <PlacePoints draft={draft} set={set} />}
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
        <Tick
          label={t.season.tableByTable}
          note={t.season.tableByTableNote}
          checked={draft.tableByTable}
          onChange={(tableByTable) => set({ tableByTable })}
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
        {season && (
          <div className="edge pt-4">
            <QuietButton className="whitespace-normal" onClick={() => void end(season.id)}>
              {isChanged ? t.season.keepAndEnd : t.season.end}
            </QuietButton>
          </div>
        )}
        <div className="edge foot sticky bottom-0 mt-auto bg-leaf pt-4">
          {trouble && (
            <p role="alert" className="pb-2 text-reason text-neg">
              {trouble}
            </p>
          )}
          <PrimaryButton type="submit" className="w-full" ready={!lacks && !busy}>
            {lacks ? t.season[lacks] : season ? t.season.keep : t.season.open}
          </PrimaryButton>
        </div>
      </form>
    </RaisedPage>
  );
}

/** What the form still needs, by its word. */
function lacking(draft: SeasonDraft): "missingName" | "missingGames" | "missingPlaces" | null {
  if (draft.name.trim() === "") return "missingName";
  if (draft.games.length === 0) return "missingGames";
  return placeTroubles(draft).some((trouble) => trouble !== null) ? "missingPlaces" : null;
}

/** What separates equal players, in the club's order. */
function Ties({ draft, set }: { draft: SeasonDraft; set: (changes: Partial<SeasonDraft>) => void }) {
  const t = useWordsOf("club");
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
