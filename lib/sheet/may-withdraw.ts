/**
 * Whether a contest, a ruling or a confirmation may be taken back. Apart from `withdrawals.ts`, which every phone needs to show a
 * sheet.
 */
import type { Fault } from "#lib/rules/rules";
import type { Change } from "./event";
import { dealOf, rivalIn } from "./look-up";
import type { Sheet, Withdrawal } from "./sheet";
import { rulingsIn, WITHDRAW } from "./withdrawals";

type Asked = Pick<Change, "refs"> & { readonly kind: Withdrawal };

export const isWithdrawal = (change: Pick<Change, "kind" | "refs">): change is Asked => Object.hasOwn(WITHDRAW, change.kind);

/** Null if this device may take it back. Any owner may take back a decision; all else only the phone that made it. */
export function whyNotWithdraw(sheet: Sheet, { kind, refs }: Asked, device?: string): Fault | null {
  const [id = "", of] = refs ?? [];
  const deal = dealOf(sheet, id);
  if (!deal) return { at: "refs", code: "unknown-deal", rule: "T4" };
  const said = rivalIn(deal, id) ?? deal;
  const contest = said.contests.find(({ event }) => event === of);
  const confirmation = deal.confirmations.find(({ event }) => event === of);
  const ruling = rulingsIn(said).find(({ event }) => event === of);
  const there = {
    "contest.withdrawn": contest,
    "ruling.withdrawn": confirmation ? undefined : ruling,
    "confirmation.withdrawn": confirmation,
  }[kind];
  if (!there) return PAST;
  if (kind !== "ruling.withdrawn" && device !== undefined && there.device !== device)
    return { at: "device", code: "other-device", rule: "T4" };
  if (there === contest) return contest.ruling ? { at: "refs.1", code: "contest-ruled", rule: "T1" } : null;
  const isLast = !ruling || said.lastWord === of;
  return isLast && (!confirmation || confirmation.version === deal.current) ? null : PAST;
}

/** It is gone already, or the deal has changed since. */
const PAST: Fault = { at: "refs.1", code: "overtaken", rule: "T1" };
