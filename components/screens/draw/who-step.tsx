import { ReadyButton } from "#components/parts/form/submit";
import { Foot } from "#components/parts/page/page";
import { QuietButton } from "#components/parts/press/buttons";
import { asking, OneOf } from "#components/parts/press/choice-row";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { GAMES } from "#lib/rules/all-games";
import { spaced } from "#lib/rules/lists";
import type { GameName } from "#lib/rules/rules";
import type { Club, Player, PlayerId } from "#lib/season/club/club-event";
import { HOWS } from "#lib/season/club/drawn";
import { restingAt, sizesOf } from "#lib/season/draw/sizes";
import { peopleToDraw, sizesIn, withHere } from "#lib/shown/draw/draw-draft";
import { Finder } from "./finder";
import type { Drawing } from "./use-drawing";

interface Props {
  club: Club;
  games: readonly GameName[];
  drawing: Drawing;
}

/** Who is here tonight, how the tables are drawn, and how many. */
export function WhoStep(props: Props) {
  const { rules, t } = useWordsAnd("draw");
  const { games, drawing } = props;
  const { game, choose, draft, change, counts, count, isUnknown } = drawing;
  const asks = asking({ draft, change });
  return (
    <>
      <Who club={props.club} drawing={drawing} />
      {games.length > 1 && (
        <OneOf
          label={t.alike.heads.game}
          className="border-rule border-t"
          of={games}
          say={rules.names}
          value={game}
          onChange={choose}
        />
      )}
      <OneOf label={t.how} className="border-rule border-t" of={HOWS} say={t.hows} {...asks("how")} />
      <p className="edge pb-2 font-sans text-hint text-ink2">
        {draft.how !== "random" && isUnknown ? t.unknownYet : t.notes[draft.how]}
      </p>
      {counts.length > 1 && (
        <OneOf
          label={t.tables}
          className="border-rule border-t"
          of={counts}
          value={count ?? null}
          onChange={(next) => change({ count: next })}
        />
      )}
      <DrawFoot drawing={drawing} />
    </>
  );
}

/** Everybody of the club, ticked where they are here. */
function Who({ club, drawing: { draft, change, evenings } }: Omit<Props, "games">) {
  const t = useWordsOf("draw");
  const { here } = draft;
  const { members, guests } = peopleToDraw(club);
  const last = (evenings[0]?.tables.flat() ?? []).filter((id) => [...members, ...guests].some((one) => one.id === id));
  const tick = (ids: readonly PlayerId[], isHere: boolean) => change(withHere(draft, ids, isHere));
  const all = members.map(({ id }) => id);
  return (
    <section aria-label={t.who} className="pt-3 pb-4">
      <h2 className="edge flex items-baseline justify-between">
        <span className="text-choice">{t.who}</span>
        <span className="label" aria-live="polite">
          {t.alike.many.people(here.length)}
        </span>
      </h2>
      <div className="edge flex flex-wrap gap-x-5">
        <QuietButton onClick={() => tick(all, true)}>{t.everybody}</QuietButton>
        {last.length > 0 && (
          <QuietButton onClick={() => change(withHere({ ...draft, here: [] }, last, true))}>{t.lastTime}</QuietButton>
        )}
        {here.length > 0 && <QuietButton onClick={() => tick(here, false)}>{t.nobody}</QuietButton>}
      </div>
      <Finder club={club} here={here} onHere={(id) => tick([id], true)} />
      <Ticks label={t.members} people={members} here={here} onTick={tick} />
      <Ticks label={t.alike.heads.guests} people={guests} here={here} onTick={tick} />
    </section>
  );
}

/** How large the tables are, and the draw; or why it is not possible. */
function DrawFoot({ drawing: { draft, game, count, draw } }: Pick<Props, "drawing">) {
  const { rules, t } = useWordsAnd("draw");
  const { here } = draft;
  const sizes = count === undefined ? [] : sizesOf(here.length, count);
  const resting = sizes.filter((size) => restingAt(GAMES[game], size) > 0).length;
  return (
    <Foot>
      {sizes.length > 0 && (
        <p role="status" className="label pb-2">
          {spaced(t.sizes(sizesIn(sizes)), resting > 0 && t.resting(resting))}
        </p>
      )}
      <ReadyButton className="w-full" ready={count !== undefined} onClick={draw}>
        {count !== undefined ? t.draw(count) : here.length === 0 ? t.lacking : t.cannot(here.length, rules.names[game])}
      </ReadyButton>
    </Foot>
  );
}

interface TicksProps {
  label: string;
  people: readonly Player[];
  here: readonly PlayerId[];
  onTick: (ids: readonly PlayerId[], isHere: boolean) => void;
}

/** Two columns of names: a club of forty fills two screens, not four. */
function Ticks({ label, people, here, onTick }: TicksProps) {
  if (people.length === 0) return null;
  return (
    <fieldset className="mt-5">
      <legend className="edge label">{label}</legend>
      <ul className="edge grid grid-cols-2 gap-x-4 max-large:grid-cols-1 broad:grid-cols-3">
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
