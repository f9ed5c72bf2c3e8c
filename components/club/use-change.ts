"use client";
import { useCallback, useState } from "react";
import { useWords } from "#components/words/words";
import type { ClubChange } from "#lib/season/club-event";
import { type Changed, changeClub } from "#lib/sync/club";
import { thisPhone } from "#lib/sync/this-phone";
import { useClubWords } from "./club-words";
import { sayClubFault } from "./say-club-fault";

/** Changes to a club, pushed at once: true when the server took them all. Otherwise `trouble` says why, and nothing typed is lost. */
export function useChange(club: string) {
  const t = useClubWords();
  const { lang } = useWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = useCallback(
    async (...changes: readonly ClubChange[]): Promise<boolean> => {
      setBusy(true);
      const done = await changeClub(thisPhone(), club, changes);
      setTrouble(done.ok ? null : sayTrouble(done, t, lang));
      setBusy(false);
      return done.ok;
    },
    [club, t, lang],
  );
  return { change, trouble, setTrouble, busy };
}

/** Why a change was not made, in words. */
export const sayTrouble = (
  done: Exclude<Changed, { ok: true }>,
  t: ReturnType<typeof useClubWords>,
  lang: "fr" | "en",
): string => {
  if (done.code !== "rejected") return t.troubles[done.code];
  const [fault] = done.faults;
  return fault ? sayClubFault(fault, lang) : t.troubles.server;
};
