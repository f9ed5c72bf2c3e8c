"use client";
/** Which of the referee's questions is open lives in the address (`#donne`), so that a link can lead to it. */
import { replaceHash, useRawHash } from "#components/parts/door/raw-hash";
import { SITUATION_NAMES, type Situation, situationOf } from "#lib/rules/arbitration/situations";
import { PROVISION_IDS, type ProvisionId } from "#lib/rules/articles";

export const TABS = ["play", "hand", "deal", "code"] as const;
export type Tab = (typeof TABS)[number];

const HASHES: Readonly<Record<Tab, string>> = { play: "#coup", hand: "#main", deal: "#donne", code: "#code" };

/** A link may lead to a kind of incident (`#code-poignee`), or to a case (`#code-CA18`). */
export function casesAt(hash: string): { situation: Situation; id: ProvisionId | null } | null {
  const asked = hash.match(/^#code-(\w+)$/)?.[1];
  const id = PROVISION_IDS.find((one) => one === asked) ?? null;
  const situation = id ? situationOf(id) : SITUATION_NAMES.find((name) => name === asked);
  return situation ? { situation, id } : null;
}

export function useTab(): [Tab, (tab: Tab) => void] {
  const hash = useRawHash();
  const tab = TABS.find((one) => hash === HASHES[one] || hash.startsWith(`${HASHES[one]}-`)) ?? "play";
  return [tab, (next) => replaceHash(HASHES[next])];
}
