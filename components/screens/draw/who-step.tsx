import { useState } from "react";
import { Trouble } from "#components/parts/club/trouble";
import { useChange } from "#components/parts/club/use-change";
import { NameSearch } from "#components/parts/field/name-search";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { nameKey, tidyName } from "#lib/log/name";
import { GAMES } from "#lib/rules/all-games";
import type { GameName } from "#lib/rules/rules";
import { addPlayer } from "#lib/season/club-change";
import type { Club, Player, PlayerId } from "#lib/season/club-event";
import { HOWS } from "#lib/season/draw/how";
import { restingAt, sizesOf } from "#lib/season/draw/sizes";
import { type DrawDraft, peopleToDraw, sizesIn, withHere } from "#lib/shown/draw/draw-draft";
import { findNames } from "#lib/shown/names/find-names";

interface Props {
  club: Club;
  games: readonly GameName[];
  game: GameName;
  onGame: (game: GameName) => void;
  draft: DrawDraft;
  change: (next: Partial<DrawDraft>) => void;
  counts: readonly number[];
  count: number | undefined;
  /** Who played on the last evening. */
  lastTime: readonly PlayerId[];
  /** Neither standings nor evenings could be read. */
  isUnknown: boolean;
  onDraw: () => void;
}

/** Who is here tonight, how the tables are drawn, and how many. */
export function WhoStep({ club, games, game, onGame, draft, change, counts, count, lastTime, isUnknown, onDraw }: Props) {
  const { rules } = useWords();
  const t = useWordsOf("draw");
  const { here, how } = draft;
  const people = peopleToDraw(club);
  const everybody = [...people.members, ...people.guests].map(({ id }) => id);
  const last = lastTime.filter((id) => everybody.includes(id));
  const tick = (ids: readonly PlayerId[], isHere: boolean) => change(withHere(draft, ids, isHere));
  const sizes = count === undefined ? [] : sizesOf(here.length, count);
  const resting = sizes.filter((size) => restingAt(GAMES[game], size) > 0).length;
  return (
    <>
      <section aria-label={t.who} className="pt-3">
        <h2 className="edge flex items-baseline justify-between">
          <span className="text-choice">{t.who}</span>
          <span className="label" aria-live="polite">
            {t.count(here.length)}
          </span>
        </h2>
        <div className="edge flex flex-wrap gap-x-5">
          <QuietButton
            onClick={() =>
              tick(
                people.members.map(({ id }) => id),
                true,
              )
            }
          >
            {t.everybody}
          </QuietButton>
          {last.length > 0 && (
            <QuietButton onClick={() => change({ ...withHere({ ...draft, here: [] }, last, true) })}>{t.lastTime}</QuietButton>
          )}
          {here.length > 0 && <QuietButton onClick={() => tick(here, false)}>{t.nobody}</QuietButton>}
        </div>
        <Finder club={club} here={here} onHere={(id) => tick([id], true)} />
        <Ticks label={t.members} people={people.members} here={here} onTick={tick} />
        <Ticks label={t.guests} people={people.guests} here={here} onTick={tick} />
      </section>
      {games.length > 1 && (
        <ChoiceRow
          label={t.game}
          labelAbove
          layout="flow"
          className="border-rule border-t"
          choices={games.map((value) => ({ value, label: rules.names[value] }))}
          value={game}
          onChange={onGame}
        />
      )}
      <ChoiceRow
        label={t.how}
        labelAbove
        layout="flow"
        className="border-rule border-t"
        choices={HOWS.map((value) => ({ value, label: t.hows[value] }))}
        value={how}
        onChange={(next) => change({ how: next })}
      />
      <p className="edge pb-2 font-sans text-hint text-ink2">{how !== "random" && isUnknown ? t.unknownYet : t.notes[how]}</p>
      {counts.length > 1 && (
        <ChoiceRow
          label={t.tables}
          labelAbove
          layout="flow"
          className="border-rule border-t"
          choices={counts.map((value) => ({ value, label: String(value) }))}
          value={count ?? null}
          onChange={(next) => change({ count: next })}
        />
      )}
      <div className="edge foot sticky bottom-0 mt-auto bg-paper pt-3">
        {sizes.length > 0 && (
          <p role="status" className="label pb-2">
            {[t.sizes(sizesIn(sizes)), resting > 0 ? t.resting(resting) : ""].filter(Boolean).join(" ")}
          </p>
        )}
        <PrimaryButton className="w-full" ready={count !== undefined} onClick={onDraw}>
          {count !== undefined ? t.draw(count) : here.length === 0 ? t.lacking : t.cannot(here.length, rules.names[game])}
        </PrimaryButton>
      </div>
    </>
  );
}

interface TicksProps {
  label: string;
  people: readonly Player[];
  here: readonly PlayerId[];
  onTick: (ids: readonly PlayerId[], isHere: boolean) => void;
}

/** Two names beside each other: a club of forty is two screens, not four. */
function Ticks({ label, people, here, onTick }: TicksProps) {
  if (people.length === 0) return null;
  return (
    <fieldset className="pt-3">
      <legend className="edge label">{label}</legend>
      <ul className="edge grid grid-cols-2 gap-x-4 broad:grid-cols-3">
        {people.map(({ id, name }) => (
          <li key={id} className="border-rule border-b">
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-ink"
                checked={here.includes(id)}
                onChange={(event) => onTick([id], event.target.checked)}
              />
              <bdi className="min-w-0 text-choice wrap-anywhere">{name}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface FinderProps {
  club: Club;
  here: readonly PlayerId[];
  onHere: (player: PlayerId) => void;
}

/** Found by two letters or nearly; a name that the club has not is added to it, as a member or for tonight. */
function Finder({ club, here, onHere }: FinderProps) {
  const t = useWordsOf("draw");
  const { change, idOf, trouble, busy } = useChange(club.id);
  const [typed, setTyped] = useState("");
  const { members, guests } = peopleToDraw(club);
  const people = [...members, ...guests];
  const name = tidyName(typed);
  const same = people.find((one) => nameKey(one.name) === nameKey(name));
  const found = findNames(
    name,
    people.map((one) => one.name),
  ).flatMap((one) => people.find((player) => player.name === one) ?? []);
  const shown = same ? [same, ...found] : found;
  const take = (id: PlayerId) => {
    onHere(id);
    setTyped("");
  };
  const add = async (guest: boolean) => {
    const player = idOf(["here", name, guest]);
    if (!busy && (await change(addPlayer({ player, name, ...(guest && { guest }) })))) take(player);
  };
  return (
    <form
      className="edge pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (same) take(same.id);
      }}
    >
      <NameSearch label={t.find} value={typed} onChange={setTyped} />
      {shown.length > 0 && (
        <fieldset className="flex flex-wrap gap-x-2">
          <legend className="sr-only">{t.found}</legend>
          {shown.map((one) => (
            <button
              key={one.id}
              type="button"
              className="min-h-11 px-2 text-choice text-ink2 underline decoration-rule2 underline-offset-4"
              onClick={() => take(one.id)}
            >
              {one.name}
              {here.includes(one.id) ? " ✓" : ""}
            </button>
          ))}
        </fieldset>
      )}
      {name !== "" && !same && (
        <div className="flex flex-wrap gap-x-5">
          <QuietButton disabled={busy} onClick={() => void add(false)}>
            {t.asMember(name)}
          </QuietButton>
          <QuietButton disabled={busy} onClick={() => void add(true)}>
            {t.asGuest(name)}
          </QuietButton>
        </div>
      )}
      <Trouble text={trouble} />
    </form>
  );
}
