/** A view of a club, from what this phone last saw to what the server says now; and what a page says while it has none. */
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { QuietLink } from "#components/parts/press/buttons";
import { useWords, useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { listenToClub } from "#lib/sync/club-live";
import { type AtDoor, NOTHING_YET, watchDoor } from "#lib/sync/door";
import type { Door } from "#lib/sync/doors";
import { sendAll, thisPhone } from "#lib/sync/this-phone";

export type { AtDoor } from "#lib/sync/door";

const SOONEST_MS = 800;
const SPREAD_MS = 1_700;
const FOLLOWED = /^\/api\/((?:clubs|halls)\/[^/?]+)/;

let isSent = false;

/** Sends what other pages of this phone left unsent, once: the club's view should include it. */
function sendOnce(): void {
  if (isSent) return;
  isSent = true;
  void sendAll();
}

/** `door` null: the address is not known yet. Asked again whenever the club reports a change. */
export function useDoor<T>(door: Door<T> | null): AtDoor<T> {
  const [at, setAt] = useState<AtDoor<T>>(NOTHING_YET);
  const { path, is } = door ?? {};
  useEffect(() => {
    if (path === undefined || is === undefined) return;
    sendOnce();
    const { again, leave } = watchDoor(thisPhone(), { path, is }, setAt);
    const club = FOLLOWED.exec(path)?.[1];
    const [hear, forget] = path.includes("/night") ? [again, () => {}] : unhurried(again);
    const stop = club ? listenToClub(thisPhone(), club, hear) : () => {};
    return () => {
      leave();
      stop();
      forget();
    };
  }, [path, is]);
  return at;
}

/** To answer with standings the server reads a whole season: phones ask at random moments, and once for several deals. */
function unhurried(again: () => void): readonly [hear: () => void, forget: () => void] {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        again();
      },
      SOONEST_MS + Math.random() * SPREAD_MS,
    );
  };
  return [hear, () => clearTimeout(timer)];
}

/** A sentence in place of a page: what it needs is coming, or never will; then `back` leads away. */
export const Cover = ({ text, back }: { text: string; back?: { href: string; label: string } }) => (
  <main className={`edge min-h-dvh ${back ? "pt-[env(safe-area-inset-top)]" : "pt-11"}`}>
    {back && <QuietLink href={back.href}>{back.label}</QuietLink>}
    <h1 className="max-w-[720px] text-title text-ink2">{text}</h1>
  </main>
);

/** The way back if the page names none. */
function useHome() {
  const { lang } = useWords();
  return { href: `/${lang}`, label: useWordsOf("door").alike.back.sheets };
}

/** Shown if the address lacks what names the thing to open: a sentence, and the way home. */
export const Incomplete = () => <Cover text={useWordsOf("door").incomplete} back={useHome()} />;

interface DoorProps {
  at: AtDoor<unknown>;
  /** The fields that the page needs of its address: null until the address is read, empty if missing. */
  asks: readonly (string | null)[];
  /** Left out: home. */
  back?: { href: string; label: string };
}

/** What a page says while it has nothing to show, or when it never will. */
export function DoorCover({ at, asks, back }: DoorProps) {
  const t = useWordsOf("door");
  const home = useHome();
  if (asks.includes("")) return <Incomplete />;
  const why = {
    offline: t.offlineMissing,
    server: t.serverMissing,
    refused: t.missing,
    unreadable: t.missing,
    later: t.serverMissing,
    full: t.serverMissing,
    storage: t.noStorage,
  };
  return <Cover text={at.settled && at.trouble ? why[at.trouble] : t.opening} back={back ?? home} />;
}

interface DoorPageProps<T> extends DoorProps {
  at: AtDoor<T>;
  children: (view: T) => ReactNode;
}

/** A page that shows a view of the server; until the view and its words have come, a sentence. */
export function DoorPage<T>({ children, ...cover }: DoorPageProps<T>) {
  const t = useWordsOf("door");
  const { seen } = cover.at;
  return seen ? <Suspense fallback={<Cover text={t.opening} />}>{children(seen.view)}</Suspense> : <DoorCover {...cover} />;
}

/** Says that what is shown may be out of date, why, and when it was last true. */
export function DoorState({ at }: { at: AtDoor<unknown> }) {
  const { m, t } = useWordsAnd("door");
  const when = at.seen ? m.calendar.moment(new Date(at.seen.at)) : "";
  const said = {
    offline: t.lastSeen,
    refused: t.shutOut,
    server: t.noServer,
    unreadable: t.noServer,
    later: t.noServer,
    full: t.noServer,
    storage: () => t.noStorage,
  };
  return (
    <p role="status" className={`edge font-sans text-hint text-ink2 ${at.trouble ? "pt-2" : ""}`}>
      {at.trouble && at.seen ? said[at.trouble](when) : ""}
    </p>
  );
}
