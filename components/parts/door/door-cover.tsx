import { type ReactNode, Suspense } from "react";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { Cover } from "./cover";
import { Incomplete } from "./incomplete";
import type { AtDoor } from "./use-door";

interface Props {
  at: AtDoor<unknown>;
  /** What the page asks of its address: null while it is not read, empty where it is not there. */
  asks: readonly (string | null)[];
  back: { href: string; label: string };
}

/** What a page says while it has nothing to show, or when it never will. */
export function DoorCover({ at, asks, back }: Props) {
  const t = useWordsOf("door");
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
  return <Cover text={at.settled && at.trouble ? why[at.trouble] : t.opening} back={back} />;
}

interface PageProps<T> extends Props {
  at: AtDoor<T>;
  children: (view: T) => ReactNode;
}

/** A page of what the server says, and what stands there until it has, or while its words come. */
export function DoorPage<T>({ children, ...cover }: PageProps<T>) {
  const t = useWordsOf("door");
  const { seen } = cover.at;
  return seen ? <Suspense fallback={<Cover text={t.opening} />}>{children(seen.view)}</Suspense> : <DoorCover {...cover} />;
}

/** Says of what is shown that it is not what the server says now, and from when it is. */
export function DoorState({ at }: { at: AtDoor<unknown> }) {
  const { m } = useWords();
  const t = useWordsOf("door");
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
