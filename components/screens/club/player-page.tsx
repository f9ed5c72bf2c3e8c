import { useState } from "react";
import { useChange } from "#components/parts/club/use-change";
import { useAnswer } from "#components/parts/door/use-answer";
import { Field, Tick } from "#components/parts/field/field";
import { Submit, submitting, Trouble } from "#components/parts/form/submit";
import { TitledPage } from "#components/parts/page/titled-page";
import { QuietButton } from "#components/parts/press/buttons";
import { PlayerMark } from "#components/parts/season/player-mark";
import { useWordsOf } from "#components/parts/words/words";
import { NAME_LENGTH, SHORT_LENGTH } from "#lib/log/limits";
import { changePlayer, mergePlayers, partPlayer, sayLeft, sayReturned } from "#lib/season/club/club-change";
import { type Club, MARKS, type Mark, type Player, type PlayerId, type Season } from "#lib/season/club/club-event";
import type { ClubView } from "#lib/season/views";
import { othersThan } from "#lib/shown/club/club-people";
import { metBy } from "#lib/shown/club/met";
import { lastSeen, look } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";

/** One player: name, short name, mark, guest, left or back, and the same person noted twice. */
export function PlayerPage({ view, player, onClose }: { view: ClubView; player: Player; onClose: () => void }) {
  const t = useWordsOf("club");
  const into = view.club.players.find(({ id }) => id === player.into);
  return (
    <TitledPage title={player.name} back={t.alike.back.club} onClose={onClose}>
      {into ? (
        <Merged club={view.club.id} player={player} into={into} onDone={onClose} />
      ) : (
        <>
          <PlayerForm club={view.club} player={player} onDone={onClose} />
          <Leaving club={view.club.id} player={player} />
          <Merge view={view} player={player} onDone={onClose} />
        </>
      )}
    </TitledPage>
  );
}

interface OneProps {
  club: string;
  player: Player;
}

function Merged({ club, player, into, onDone }: OneProps & { into: Player; onDone: () => void }) {
  const t = useWordsOf("club");
  const { change, trouble, busy } = useChange(club);
  return (
    <div className="edge pt-3">
      <p className="text-reason">
        {player.name} {t.isMerged(into.name)}.
      </p>
      <QuietButton disabled={busy} onClick={() => void change(partPlayer(player.id)).then((done) => done && onDone())}>
        {t.part}
      </QuietButton>
      <Trouble text={trouble} />
    </div>
  );
}

function PlayerForm({ club, player, onDone }: { club: Club; player: Player; onDone: () => void }) {
  const t = useWordsOf("club");
  const { change, trouble, busy } = useChange(club.id);
  const [name, setName] = useState(player.name);
  const chosen = player.shortChosen ? player.short : "";
  const [short, setShort] = useState(chosen);
  const [mark, setMark] = useState<Mark>(player.mark);
  const [guest, setGuest] = useState(player.guest);
  const others = othersThan(player, club.players);
  const save = async () => {
    // Only changed fields are sent: the others stay as the club has them.
    const said = {
      ...(short.trim() !== chosen && { short: short.trim() }),
      ...(mark !== player.mark && { mark }),
      ...(guest !== player.guest && { guest }),
    };
    if (await change(changePlayer({ player: player.id, name, ...said }))) onDone();
  };
  return (
    <form onSubmit={submitting(() => name.trim() !== "" && save())}>
      <Field label={t.name} maxLength={NAME_LENGTH} value={name} onText={setName} />
      <Field label={t.short} maxLength={SHORT_LENGTH} placeholder={player.short} value={short} onText={setShort} />
      <Marks mark={mark} others={others} onMark={setMark} />
      <Tick label={t.isGuest} checked={guest} onChange={setGuest} />
      <Trouble text={trouble} />
      <Submit ready={name.trim() !== "" && !busy} className="pt-2">
        {t.alike.press.save}
      </Submit>
    </form>
  );
}

function Leaving({ club, player: { id, left } }: OneProps) {
  const t = useWordsOf("club");
  const { change, trouble, busy } = useChange(club);
  return (
    <>
      <div className="edge pt-6">
        <QuietButton disabled={busy} onClick={() => void change(left ? sayReturned(id) : sayLeft(id))}>
          {left ? t.returns : t.leaves}
        </QuietButton>
        {!left && <p className="label">{t.leavesNote}</p>}
      </div>
      <Trouble text={trouble} />
    </>
  );
}

/** Merges two names of one person: said plainly, and undone as easily. */
function Merge({ view, player, onDone }: { view: ClubView; player: Player; onDone: () => void }) {
  const t = useWordsOf("club");
  const [open, setOpen] = useState(false);
  return (
    <div className="pt-4">
      <div className="edge">
        <QuietButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {t.merge}
        </QuietButton>
      </div>
      {open && <Others view={view} player={player} onDone={onDone} />}
    </div>
  );
}

/** Players who may be the same person; those who have sat at one table with this one cannot be, and are listed apart. */
function Others({ view, player, onDone }: { view: ClubView; player: Player; onDone: () => void }) {
  const t = useWordsOf("club");
  const { club } = view;
  const { change, trouble, busy } = useChange(club.id);
  const [tried, setTried] = useState<string | null>(null);
  const met = useMet(view, player.id);
  const others = othersThan(player, club.players);
  const known = others.filter(({ id }) => met?.has(id));
  const merge = async (other: string) => {
    setTried(other);
    if (await change(mergePlayers(player.id, other))) onDone();
  };
  return (
    <>
      <p className="edge text-prose">{others.length === 0 ? t.noOther : t.mergeNote(player.name)}</p>
      {known.length > 0 && <p className="edge pt-2 text-prose">{t.satWith(t.list(known.map(({ name }) => name)))}</p>}
      <ul className="pt-2" aria-busy={met === undefined}>
        {met !== undefined &&
          others
            .filter(({ id }) => !met.has(id))
            .map(({ id, name, mark, nth }) => (
              <li key={id} className="border-rule border-b">
                <button
                  type="button"
                  disabled={busy}
                  className="edge flex min-h-11 w-full items-center gap-3 text-choice"
                  onClick={() => void merge(id)}
                >
                  <PlayerMark mark={mark} nth={nth} />
                  {t.mergeWith(name)}
                </button>
                {tried === id && <Trouble text={trouble} />}
              </li>
            ))}
      </ul>
    </>
  );
}

/** The player's mark; one that another player has may be chosen, with a warning. */
function Marks({ mark, others, onMark }: { mark: Mark; others: readonly Player[]; onMark: (mark: Mark) => void }) {
  const t = useWordsOf("club");
  const wearers = (each: Mark) => t.list(others.filter((other) => other.mark === each).map(({ name }) => name));
  return (
    <fieldset className="edge mt-4">
      <legend className="label">{t.mark}</legend>
      <div className="-mx-2 flex flex-wrap">
        {MARKS.map((each) => (
          <label key={each} className="relative flex size-11 cursor-pointer items-center justify-center">
            <input
              type="radio"
              name="mark"
              className="peer sr-only"
              aria-label={wearers(each) ? t.markTaken(t.marks[each], wearers(each)) : t.marks[each]}
              checked={mark === each}
              onChange={() => onMark(each)}
            />
            <span
              className={`flex size-[34px] items-center justify-center peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 ${mark === each ? "pen" : ""}`}
            >
              <PlayerMark mark={each} size={14} />
            </span>
          </label>
        ))}
      </div>
      <p aria-live="polite" className="font-sans text-hint text-ink2">
        {wearers(mark) && t.markTakenNote(wearers(mark))}
      </p>
    </fieldset>
  );
}

/** Players who have sat with this one, from the seasons' views; the server checks again. */
function useMet({ club }: ClubView, player: PlayerId): ReadonlySet<PlayerId> | undefined {
  const seenIn = async ({ id }: Season) => {
    const path = doorOf.season(club.id, id);
    const view = await look(thisPhone(), path).catch(() => lastSeen(thisPhone(), path).catch(() => undefined));
    return view ? [...metBy(view.view, club.players, player)] : [];
  };
  return useAnswer(async () => new Set((await Promise.all(club.seasons.map(seenIn))).flat()), [club, player]);
}
