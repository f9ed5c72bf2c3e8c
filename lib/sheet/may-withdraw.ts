/** Whether what was said of a deal may be taken back: asked before it is written, apart from what it does, which every phone that shows a sheet needs first. */
import type { Fault } from "#lib/rules/rules";
import type { Change } from "./event";
import { dealOf, rivalIn } from "./look-up";
import type { Sheet, Withdrawal } from "./sheet";
import { rulingsIn, WITHDRAW } from "./withdrawals";

type Asked = Pick<Change, "refs"> & { readonly kind: Withdrawal };

export const isWithdrawal = (change: Pick<Change, "kind" | "refs">): change is Asked => Object.hasOwn(WITHDRAW, change.kind);

/** Null when it may be taken back, by this device. A decision is any owner's to take back; all else is its own phone's. */
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

/** Gone already, or something else was made of the deal since. */
const PAST: Fault = { at: "refs.1", code: "overtaken", rule: "T1" };
