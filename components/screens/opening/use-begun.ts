import { useAnswer } from "#components/parts/door/use-answer";
import { dayTonight } from "#lib/shown/local-day";
import { lastEvening, namesHere } from "#lib/shown/opening/last-evening";
import { type KeptOpening, keptOpening, type OpeningDraft } from "#lib/shown/opening/opening";
import { proposedOpening, wantedIn } from "#lib/shown/opening/wish";
import { clubsHere } from "#lib/sync/club";
import { ifAllowed } from "#lib/sync/if-allowed";
import type { Phone } from "#lib/sync/phone";
import { thisPhone } from "#lib/sync/this-phone";

/** The sheet whose table plays again (`?same=`). */
const sameAs = (): string | null => new URLSearchParams(location.search).get("same");

/** What this phone knows when a sheet is about to be opened. */
interface Known {
  /** The first draft, or what was typed before; undefined on a phone that has neither. */
  readonly draft: OpeningDraft | undefined;
  /** Everybody of earlier evenings and of the phone's clubs. */
  readonly names: readonly string[];
  /** The names of each earlier table. */
  readonly tables: readonly (readonly string[])[];
  /** "La même table" was asked for, and its sheet is on this phone. */
  readonly isSame: boolean;
}

const NOTHING: Known = { draft: undefined, names: [], tables: [], isSame: false };

/** Null until read; the form waits for it, because it would replace earlier typing. */
export const useBegun = (): Known | null => useAnswer(() => readKnown(thisPhone()).catch(() => NOTHING), []) ?? null;

const SHELF = "petit-au-bout:opening";
const typedHere = () => ({ day: dayTonight(new Date()), from: location.search });
const readTyped = () =>
  keptOpening(
    ifAllowed(() => localStorage.getItem(SHELF)),
    typedHere(),
  );

/** Keeps the draft: nothing is lost if a phone call interrupts it. */
export const keepTyped = (draft: OpeningDraft): void =>
  ifAllowed(() => localStorage.setItem(SHELF, JSON.stringify({ ...typedHere(), draft } satisfies KeptOpening)));

export const forgetTyped = (): void => ifAllowed(() => localStorage.removeItem(SHELF));

async function readKnown(phone: Phone): Promise<Known> {
  const [cards, seen] = await Promise.all([phone.cards(), clubsHere(phone).catch(() => [])]);
  const views = seen.map(({ view }) => view);
  const wanted = wantedIn(location.search, views, dayTonight(new Date()));
  const asked = cards.find(({ id }) => id === sameAs());
  const readLog = async (sheet: string) => (await phone.store.read(sheet)).entries.map(({ event }) => event);
  const last = await lastEvening(asked ? [asked] : cards, readLog, views, wanted);
  return {
    draft: (asked ? undefined : readTyped()) ?? proposedOpening(last, wanted),
    names: namesHere(cards, views),
    tables: cards.flatMap(({ sheet }) => (sheet ? [sheet.names] : [])),
    isSame: asked !== undefined && last !== null,
  };
}
