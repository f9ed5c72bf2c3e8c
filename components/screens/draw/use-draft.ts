import { useState } from "react";
import type { Club } from "#lib/season/club-event";
import type { Day } from "#lib/season/season-body";
import { type DrawDraft, keptDraft } from "#lib/shown/draw/draw-draft";
import { thisPhone } from "#lib/sync/this-phone";

/** What is ticked and drawn so far, kept on this phone: a call in between loses nothing. */
export function useDrawDraft(club: Club, day: Day): [DrawDraft, (changes: Partial<DrawDraft> | DrawDraft) => void] {
  const key = `petit-au-bout:draw:${club.id}`;
  const [draft, setDraft] = useState<DrawDraft>(() => keptDraft(read(key), day, club));
  const change = (changes: Partial<DrawDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keep(key, JSON.stringify(next));
  };
  return [draft, change];
}

function read(key: string): string | null {
  try {
    return thisPhone().env.storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function keep(key: string, text: string): void {
  try {
    thisPhone().env.storage?.setItem(key, text);
  } catch {
    // It lives as long as the page.
  }
}
