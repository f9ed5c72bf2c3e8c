// This folder: what screens tell about a tournament.
/** A board's score being entered: from the deal as counted, or as the score on paper. */

import { boardScore, type Due, mostOfBoard } from "#lib/hall/boards";
import type { BoardPlay } from "#lib/hall/hall";
import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import type { Fault, Points } from "#lib/rules/rules";
import { numberOrText } from "#lib/shown/number-in";

export const TOLD_BY = ["deal", "score"] as const;
export const PETITS = ["none", "attack", "defence"] as const;
export const SLAMS = ["none", "made", "announced", "failed"] as const;

export interface BoardDraft {
  readonly taker: number | null;
  readonly how: (typeof TOLD_BY)[number];
  readonly contract: string;
  readonly bouts: number | null;
  /** As typed: `points` made by the attack, or the score. */
  readonly points: string;
  readonly typed: string;
  readonly petit: (typeof PETITS)[number];
  readonly poignee: number;
  readonly slam: (typeof SLAMS)[number];
}

/** The present score, for a correction; else the taker who is due. */
export function startBoard(due: Due, was: BoardPlay | undefined): BoardDraft {
  const deal = was?.deal;
  return {
    taker: due.taker ?? was?.taker ?? null,
    how: was && !deal ? "score" : "deal",
    contract: String(deal?.contract ?? "garde"),
    bouts: deal ? Number(deal.bouts) : null,
    points: deal ? String(deal.points) : "",
    typed: was && !deal ? String(was.score) : "",
    petit: (deal?.petitAuBout as BoardDraft["petit"] | undefined) ?? "none",
    poignee: (deal?.poignees as readonly { readonly level: number }[] | undefined)?.[0]?.level ?? 0,
    slam: slamIn(deal),
  };
}

function slamIn(deal: Json | null | undefined): BoardDraft["slam"] {
  const { announced, by } = (deal?.slam ?? {}) as { announced?: boolean; by?: string | null };
  if (announced === undefined) return "none";
  return announced ? (by === "attack" ? "announced" : "failed") : "made";
}

const SLAM_OF: Readonly<Record<Exclude<BoardDraft["slam"], "none">, object>> = {
  made: { announced: false, by: "attack" },
  announced: { announced: true, by: "attack" },
  failed: { announced: true, by: null },
};

/** The deal of the draft, for the game to judge. */
const dealIn = ({ taker, contract, bouts, points, petit, poignee, slam }: BoardDraft): Json => ({
  taker,
  contract,
  bouts,
  points: numberOrText(points),
  petitAuBout: petit === "none" ? null : petit,
  ...(poignee > 0 && { poignees: [{ seat: taker, level: poignee }] }),
  ...(slam !== "none" && { slam: SLAM_OF[slam] }),
});

export type ReadBoard =
  /** `odd`: possible, but unusual. */
  | { readonly ok: true; readonly taker: number; readonly score: Points; readonly deal?: Json; readonly odd: readonly Fault[] }
  /** The field still missing; or why the deal is impossible, or the score is no number or one that no deal gives. */
  | { readonly ok: false; readonly missing: "taker" | "score" | "bouts" | "points" }
  | { readonly ok: false; readonly fault: Fault | "uneven" | "tooMany" | "unread" };

/** In duplicate every contract is at least a garde, which doubles everything: scores are even. */
export function readBoard(draft: BoardDraft): ReadBoard {
  const { taker, how, bouts, points, typed } = draft;
  if (taker === null) return { ok: false, missing: "taker" };
  if (how === "score") {
    // Only a sign: a number has just been begun.
    if (/^[-−+]?$/.test(typed.trim())) return { ok: false, missing: "score" };
    const score = numberOrText(typed);
    if (typeof score !== "number") return { ok: false, fault: "unread" };
    if (score % 2 !== 0) return { ok: false, fault: "uneven" };
    return Math.abs(score) > mostOfBoard() ? { ok: false, fault: "tooMany" } : { ok: true, taker, score, odd: [] };
  }
  if (bouts === null) return { ok: false, missing: "bouts" };
  if (points.trim() === "") return { ok: false, missing: "points" };
  const deal = dealIn(draft);
  const counted = boardScore(deal);
  return counted.ok ? { ok: true, taker, ...counted.value, deal } : { ok: false, fault: itemAt(counted.faults, 0) };
}
