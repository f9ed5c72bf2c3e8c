/** The referee's open tab, as the address's hash names it, so that links can lead to it. */
import type { Situation } from "#lib/rules/arbitration/situations";
import type { ProvisionId } from "#lib/rules/articles";
import type { Seat } from "#lib/rules/rules";

export const TABS = ["play", "hand", "deal", "code"] as const;
export type Tab = (typeof TABS)[number];

const HASHES: Readonly<Record<Tab, string>> = { play: "#coup", hand: "#main", deal: "#donne", code: "#code" };

export const hashOfTab = (tab: Tab): string => HASHES[tab];

export const tabAt = (hash: string): Tab =>
  TABS.find((one) => hash === HASHES[one] || hash.startsWith(`${HASHES[one]}-`)) ?? "play";

/** A kind of incident, or a case and who is at fault, in the code's tab; `casesAt` reads it. */
export const codeHash = (asked: Situation | ProvisionId, culprit: Seat | null = null): string =>
  `${HASHES.code}-${asked}${culprit === null ? "" : `-${culprit}`}`;
