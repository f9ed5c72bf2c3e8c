/**
 * Withdrawals: of a contest while it is open, of what ended contests while it is the last decision about the deal, of a
 * confirmation. Contests that it had ended are open again, and its points no longer count: the decision before it applies.
 */
import type { LogEvent } from "#lib/log/event";
import type { Noted } from "./log-state";
import type { Contest, Ruled, Withdrawal, Withdrawn } from "./sheet";

export const rulingsIn = ({ contests }: { readonly contests: readonly Contest[] }): Ruled[] =>
  contests.flatMap(({ ruling }) => ruling ?? []);

/** The last ruling that added points. */
export const adjustedIn = (noted: Pick<Noted, "contests">): Ruled | null =>
  rulingsIn(noted).findLast(({ points }) => points) ?? null;

/**
 * The event that can be taken back: changes written with it belong to it, and the same deal noted by another phone changes
 * nothing.
 */
export function lastWordIn({ contests, versions, story }: Pick<Noted, "contests" | "versions" | "story">): string | null {
  const last = rulingsIn({ contests }).at(-1);
  if (!last) return null;
  const isSince = (event: string) => story.indexOf(event) > story.indexOf(last.event);
  const since = versions.filter(({ kind, event }) => kind !== "deal.recorded" && isSince(event));
  return since.every(({ at, device }) => at === last.at && device === last.device) ? last.event : null;
}

type Event = Pick<LogEvent, "id" | "at" | "device" | "refs"> & { readonly kind: Withdrawal };

/** Nothing is done if it is not there any more, or not the last decision. */
export const WITHDRAW: Readonly<Record<Withdrawal, (noted: Noted, event: Event) => void>> = {
  "contest.withdrawn": (noted, event) => {
    const contest = noted.contests.find((one) => one.event === event.refs?.[1] && one.ruling === null);
    if (!contest) return;
    noted.contests = noted.contests.filter((one) => one !== contest);
    tell(noted, event, { contest, ruling: null });
  },
  "ruling.withdrawn": (noted, event) => {
    const isConfirmation = noted.confirmations.some((one) => one.event === event.refs?.[1]);
    const ruling = rulingsIn(noted).find((one) => one.event === event.refs?.[1]);
    if (isConfirmation || !ruling || lastWordIn(noted) !== ruling.event) return;
    reopen(noted, ruling);
    tell(noted, event, { contest: null, ruling });
  },
  "confirmation.withdrawn": (noted, event) => {
    const confirmation = noted.confirmations.find((one) => one.event === event.refs?.[1]);
    const ruling = rulingsIn(noted).find((one) => one.event === event.refs?.[1]) ?? null;
    if (!confirmation || (ruling && lastWordIn(noted) !== ruling.event)) return;
    noted.confirmations = noted.confirmations.filter((one) => one !== confirmation);
    if (ruling) reopen(noted, ruling);
    tell(noted, event, { contest: null, ruling });
  },
};

function reopen(noted: Noted, ended: Ruled): void {
  noted.contests = noted.contests.map((one) => (one.ruling?.event === ended.event ? { ...one, ruling: null } : one));
}

function tell(noted: Noted, { id, kind, at, device }: Event, of: Pick<Withdrawn, "contest" | "ruling">): void {
  noted.withdrawn.push({ event: id, kind, at, device, ...of });
}
