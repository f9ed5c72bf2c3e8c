import { useState } from "react";
import { ifAllowed } from "#components/parts/words/if-allowed";
import type { Club } from "#lib/season/club-event";
import type { Day } from "#lib/season/season-body";
import { type DrawDraft, keptDraft } from "#lib/shown/draw/draw-draft";
import { thisPhone } from "#lib/sync/this-phone";

/** What is ticked and drawn so far, kept on this phone: a call in between loses nothing. */
export function useDrawDraft(club: Club, day: Day): [DrawDraft, (changes: Partial<DrawDraft> | DrawDraft) => void] {
  const key = `petit-au-bout:draw:${club.id}`;
  const [draft, setDraft] = useState<DrawDraft>(() =>
    keptDraft(ifAllowed(() => thisPhone().env.storage?.getItem(key)) ?? null, day, club),
  );
  const change = (changes: Partial<DrawDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    ifAllowed(() => thisPhone().env.storage?.setItem(key, JSON.stringify(next)));
  };
  return [draft, change];
}
