/** The referee's open tab is in the address (`#donne`), so that links can lead to it. */
import { replaceHash, useRawHash } from "#components/parts/door/address";
import { SITUATION_NAMES, type Situation, situationOf } from "#lib/rules/arbitration/situations";
import { PROVISION_IDS, type ProvisionId } from "#lib/rules/articles";
import type { Seat } from "#lib/rules/rules";

export const TABS = ["play", "hand", "deal", "code"] as const;
export type Tab = (typeof TABS)[number];

const HASHES: Readonly<Record<Tab, string>> = { play: "#coup", hand: "#main", deal: "#donne", code: "#code" };

interface CaseAt {
  readonly situation: Situation;
  readonly id: ProvisionId | null;
  /** The player at fault, if the link names one. */
  readonly culprit: Seat | null;
}

/** A link names a kind of incident (`#code-poignee`), a case (`#code-CA18`), or a case and the seat at fault (`#code-CA18-2`). */
export function casesAt(hash: string): CaseAt | null {
  const [, asked, seat] = hash.match(/^#code-([A-Za-z]\w*)(?:-(\d))?$/) ?? [];
  const id = PROVISION_IDS.find((one) => one === asked) ?? null;
  const situation = id ? situationOf(id) : SITUATION_NAMES.find((name) => name === asked);
  return situation ? { situation, id, culprit: id && seat !== undefined ? Number(seat) : null } : null;
}

export const caseHref = (id: ProvisionId, culprit: Seat | null): string => `#code-${id}${culprit === null ? "" : `-${culprit}`}`;

export function useTab(): [Tab, (tab: Tab) => void] {
  const hash = useRawHash();
  const tab = TABS.find((one) => hash === HASHES[one] || hash.startsWith(`${HASHES[one]}-`)) ?? "play";
  return [tab, (next) => replaceHash(HASHES[next])];
}
