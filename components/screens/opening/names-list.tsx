// This folder: a new sheet, who plays what and by which rules.
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { SuggestedNames } from "#components/parts/names/suggested";
import { QuietButton } from "#components/parts/press/buttons";
import { SmallKey } from "#components/parts/press/small-key";
import { useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Editing } from "#lib/sheet/drafts/draft";
import { mayBecome } from "#lib/shown/names/find-names";
import { roomForName } from "#lib/shown/opening/name-room";
import { MOST_PLAYERS, type OpeningDraft } from "#lib/shown/opening/opening";
import { movedName, satIn, withoutSeat, writtenAt } from "#lib/shown/opening/seat-names";

interface Props extends Editing<OpeningDraft> {
  reason: (at: string) => string | undefined;
  /** Everybody of the club, or of earlier evenings, the most frequent companions first. */
  known: readonly string[];
}

const MOST_KNOWN = 10;

/** Enter goes to the next name; after the last one it closes the phone's keyboard. */
function onEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...(event.currentTarget.closest("ol")?.querySelectorAll("input") ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else event.currentTarget.blur();
}

/** Adds a place and focuses it, in the same task as the tap: later, a phone does not open its keyboard. */
function inLast({ currentTarget }: MouseEvent, add: () => void): void {
  flushSync(add);
  currentTarget.closest("section")?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
}

/** Who plays, in the order of play. */
export function NamesList({ draft, change, reason, known }: Props) {
  const t = useWordsOf("opening");
  const { names } = draft;
  const [typing, setTyping] = useState<number | null>(null);
  const write = (seat: number, name: string) => change({ names: writtenAt(names, seat, name) });
  const take = (seat: number, taken: string) => {
    write(seat, taken);
    setTyping(null);
  };
  const absent = known.filter((name) => !names.some((here) => here.trim() === name));
  const written = (seat: number) => names.slice(0, seat).filter((name) => name.trim() !== "").length;
  return (
    <section aria-label={t.players}>
      <p className="edge flex items-baseline justify-between pt-3">
        <span className="text-choice">{t.players}</span>
        <span className="label">{t.alike.said.inOrder}</span>
      </p>
      <ol>
        {names.map((name, seat) => {
          const why = name.trim() === "" ? undefined : reason(`names.${written(seat)}`);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat} className="edge border-rule border-b">
              <NameLine {...{ draft, seat, change, why }} onName={(next) => write(seat, next)} onFocus={() => setTyping(seat)} />
              <Found names={mayBecome(name, seat === typing, known, absent)} onTake={(taken) => take(seat, taken)} />
              {why && <p className="pb-2 pl-[22px] text-neg">{why}</p>}
            </li>
          );
        })}
      </ol>
      <Adding names={names} absent={absent} onNames={(next) => change({ names: next })} />
    </section>
  );
}

interface AddingProps extends Pick<OpeningDraft, "names"> {
  absent: readonly string[];
  onNames: (names: OpeningDraft["names"]) => void;
}

/** A new place, or somebody known in a free one. */
function Adding({ names, absent, onNames }: AddingProps) {
  const t = useWordsOf("opening");
  const add = () => onNames([...names, ""]);
  const sit = (name: string) => {
    const next = satIn(names, name);
    if (next) onNames(next);
  };
  return (
    <div className="edge flex flex-wrap items-center gap-x-4">
      {names.length < MOST_PLAYERS && <QuietButton onClick={(event) => inLast(event, add)}>{t.add}</QuietButton>}
      <SuggestedNames label={t.known} names={absent.slice(0, MOST_KNOWN)} onTake={sit} />
    </div>
  );
}

function Found({ names, onTake }: { names: readonly string[]; onTake: (name: string) => void }) {
  return <SuggestedNames label={useWordsOf("opening").alike.said.found} className="pl-[14px]" names={names} onTake={onTake} />;
}

interface KeysProps extends Editing<OpeningDraft> {
  seat: number;
}

interface LineProps extends KeysProps {
  /** Why the name is refused. */
  why: string | undefined;
  onName: (name: string) => void;
  onFocus: () => void;
}

/** A place, the name in it, and its keys. */
function NameLine({ why, onName, onFocus, ...keys }: LineProps) {
  const t = useWordsOf("opening");
  const name = itemAt(keys.draft.names, keys.seat);
  return (
    <div className="@container flex flex-wrap items-center justify-end gap-1">
      <span className="w-[22px] shrink-0 text-running text-ink2">{keys.seat + 1}</span>
      <input
        aria-label={t.name(keys.seat + 1)}
        aria-invalid={why !== undefined}
        className={`min-h-[46px] min-w-0 grow max-large:basis-[calc(100%-2rem)]! border-b bg-transparent ${name.trim() === "" ? "border-rule2" : "border-transparent"} leading-[1.375rem] ${why ? "text-neg" : ""}`}
        style={roomForName(name)}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
        value={name}
        onChange={(event) => onName(event.target.value)}
        onKeyDown={onEnter}
        onFocus={onFocus}
      />
      <span className="flex gap-1">
        <SeatKeys {...keys} />
      </span>
    </div>
  );
}

/** One place up, one down, or away. */
function SeatKeys({ draft, seat, change }: KeysProps) {
  const t = useWordsOf("opening");
  const { names } = draft;
  const called = names[seat]?.trim() || t.name(seat + 1);
  const away = () => change(withoutSeat(draft, seat));
  const keys = [
    { sign: "↑", label: t.up(called), isOff: seat === 0, act: () => change(movedName(draft, seat, seat - 1)) },
    { sign: "↓", label: t.down(called), isOff: seat === names.length - 1, act: () => change(movedName(draft, seat, seat + 1)) },
    { sign: "×", label: t.remove(called), isOff: names.length <= 2, act: away },
  ];
  return keys.map(({ sign, label, isOff, act }) => (
    <SmallKey key={sign} aria-label={label} disabled={isOff} onClick={act}>
      {sign}
    </SmallKey>
  ));
}
