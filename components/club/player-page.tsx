import { useState } from "react";
import { PrimaryButton, QuietButton } from "#components/ledger/buttons";
import { RaisedPage } from "#components/ledger/raised-page";
import { PlayerMark } from "#components/season/player-mark";
import { changePlayer, mergePlayers, partPlayer, sayLeft, sayReturned } from "#lib/season/club-change";
import { MARKS, type Mark, type Player } from "#lib/season/club-event";
import type { ClubView } from "#lib/season/views";
import { useClubWords } from "./club-words";
import { Field, Tick } from "./field";
import { useChange } from "./use-change";

interface Props {
  view: ClubView;
  player: Player;
  onClose: () => void;
}

/** One player: name, short name, mark, guest, left or back, and the same person noted twice. */
export function PlayerPage({ view, player, onClose }: Props) {
  const t = useClubWords();
  const { club } = view;
  const { change, trouble, busy } = useChange(club.id);
  const [name, setName] = useState(player.name);
  const [short, setShort] = useState(player.short);
  const [mark, setMark] = useState<Mark>(player.mark);
  const [guest, setGuest] = useState(player.guest);
  const into = club.players.find(({ id }) => id === player.into);
  const save = async () => {
    const said = short.trim() === player.short ? {} : { short: short.trim() };
    if (await change(changePlayer({ player: player.id, name, mark, guest, ...said }))) onClose();
  };
  return (
    <RaisedPage label={player.name} onClose={onClose}>
      <div className="max-w-[720px] pb-8">
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{t.backToClub}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{player.name}</h2>
        </div>
        {trouble && (
          <p role="alert" className="edge pt-3 text-reason text-neg">
            {trouble}
          </p>
        )}
        {into ? (
          <div className="edge pt-3">
            <p className="text-reason">
              {player.name} {t.isMerged(into.name)}.
            </p>
            <QuietButton disabled={busy} onClick={() => void change(partPlayer(player.id)).then((done) => done && onClose())}>
              {t.part}
            </QuietButton>
          </div>
        ) : (
          <>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (name.trim() !== "" && !busy) void save();
              }}
            >
              <Field label={t.name} maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
              <Field label={t.short} maxLength={4} value={short} onChange={(event) => setShort(event.target.value)} />
              <fieldset className="edge mt-4">
                <legend className="label">{t.mark}</legend>
                <div className="-mx-2 flex flex-wrap">
                  {MARKS.map((each) => (
                    <label key={each} className="relative flex size-11 cursor-pointer items-center justify-center">
                      <input
                        type="radio"
                        name="mark"
                        className="peer sr-only"
                        aria-label={t.marks[each]}
                        checked={mark === each}
                        onChange={() => setMark(each)}
                      />
                      <span
                        className={`flex size-[34px] items-center justify-center peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 ${mark === each ? "pen" : ""}`}
                      >
                        <PlayerMark mark={each} size={14} />
                      </span>
                    </label>
                  ))}
                </div>
              </fieldset>
              <Tick label={t.isGuest} checked={guest} onChange={setGuest} />
              <div className="edge pt-2">
                <PrimaryButton type="submit" className="w-full" ready={name.trim() !== "" && !busy}>
                  {t.save}
                </PrimaryButton>
              </div>
            </form>
            <div className="edge pt-6">
              <QuietButton disabled={busy} onClick={() => void change(player.left ? sayReturned(player.id) : sayLeft(player.id))}>
                {player.left ? t.returns : t.leaves}
              </QuietButton>
              {!player.left && <p className="label">{t.leavesNote}</p>}
            </div>
            <Merge
              player={player}
              busy={busy}
              others={club.players.filter(({ id, into }) => id !== player.id && into === null)}
              onMerge={async (other) => {
                if (await change(mergePlayers(player.id, other))) onClose();
              }}
            />
          </>
        )}
      </div>
    </RaisedPage>
  );
}

/** Two names for one person become one: said plainly, and undone as easily. */
function Merge({
  player,
  busy,
  others,
  onMerge,
}: {
  player: Player;
  busy: boolean;
  others: readonly Player[];
  onMerge: (other: string) => Promise<void>;
}) {
  const t = useClubWords();
  const [open, setOpen] = useState(false);
  return (
    <div className="pt-4">
      <div className="edge">
        <QuietButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {t.merge}
        </QuietButton>
      </div>
      {open && (
        <>
          <p className="edge text-prose">{others.length === 0 ? t.noOther : t.mergeNote(player.name)}</p>
          <ul className="pt-2">
            {others.map(({ id, name, mark }) => (
              <li key={id} className="border-rule border-b">
                <button
                  type="button"
                  disabled={busy}
                  className="edge flex min-h-11 w-full items-center gap-3 text-choice"
                  onClick={() => void onMerge(id)}
                >
                  <PlayerMark mark={mark} />
                  {t.mergeWith(name)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
