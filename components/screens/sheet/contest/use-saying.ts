"use client";
/** Something said of a deal, saved, or the reason why not. */
import { useState } from "react";
import { useWords } from "#components/parts/words/words";
import { sayFault } from "#lib/rules/words/words";
import type { Change } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import type { OpenSheet } from "#lib/sync/opened";

export function useSaying(
  open: OpenSheet,
  { rules, names }: Sheet,
): { readonly problem: string | null; readonly say: (change: Change) => Promise<boolean> } {
  const { m, rules: words } = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  async function say(change: Change): Promise<boolean> {
    const result = await open.save(change);
    const fault = !result.ok && result.code === "refused" ? result.faults[0] : undefined;
    if (fault) setProblem(sayFault(words.games[rules.game], words.common, fault, (seat) => names[seat] ?? ""));
    else if (!result.ok) setProblem(result.code === "disk-full" ? m.screens.sheet.diskFull : m.screens.sheet.notSaved);
    return result.ok;
  }
  return { problem, say };
}
