/**
 * What the federation's Code d'arbitrage of 2012 provides, CA1 to CA38 (p. 3-8, tournaments in free deals). A case is a tree that
 * asks only the circumstances on which its result depends; its leaves are provisions. Penalties are a player's, outside the
 * deal's zero sum.
 */
import type { ProvisionId } from "../articles";

export type Circumstance = "by" | "result" | "again" | "when" | "what";
/** The player who is fined, or barred from bidding. */
export type Blamed = "culprit" | "dealer";
/** `counts`: it stands; `annulled`: it does not count; `goes-on`: play continues; `redealt`: the cards are dealt again. */
export type DealFate = "counts" | "annulled" | "goes-on" | "redealt";

interface Penalty {
  readonly who: Blamed;
  readonly points: number;
}

export interface Provision {
  readonly deal: DealFate;
  readonly poignee?: "counts" | "not-counted";
  readonly penalties?: readonly Penalty[];
  /** A warning, without a penalty. */
  readonly warning?: true;
  /** A penalty that the arbiter may add. */
  readonly mayAdd?: number;
  /** The player who may not bid in the next deal. */
  readonly barred?: Blamed;
}

export interface Asks {
  readonly asks: Circumstance;
  readonly answers: Readonly<Record<string, Tree>>;
  /** Used if the answer is left out. */
  readonly otherwise?: Tree;
}
export type Tree = Provision | Asks;

export const asks = (tree: Tree): tree is Asks => "asks" in tree;

const COUNTS: Provision = { deal: "counts" };
const ANNULLED: Provision = { deal: "annulled" };
const GOES_ON: Provision = { deal: "goes-on" };
const REDEALT: Provision = { deal: "redealt" };

const by = (taker: Tree, defence: Tree): Asks => ({ asks: "by", answers: { taker, defence } });
const result = (made: Tree, falls: Tree): Asks => ({ asks: "result", answers: { made, falls } });
const fined = (tree: Provision, points: number, who: Blamed = "culprit"): Provision => ({
  ...tree,
  penalties: [{ who, points }],
});

/** A warning, and 100 points if it happens again. */
function warned(tree: Tree): Tree {
  if (!asks(tree)) return { asks: "again", answers: { false: { ...tree, warning: true }, true: fined(tree, 100) } };
  return { ...tree, answers: Object.fromEntries(Object.entries(tree.answers).map(([key, branch]) => [key, warned(branch)])) };
}

/** A circumstance that may be left out in this case. */
const mayBe = (question: Circumstance, value: string, tree: Tree): Asks => ({
  asks: question,
  answers: { [value]: tree },
  otherwise: tree,
});

/** The camp at fault cannot win: here the defence, or no one, is at fault. */
const MADE_COUNTS = result(COUNTS, ANNULLED);
/** Here the taker is at fault. */
const MADE_ANNULLED = result(ANNULLED, COUNTS);
const MAY_ADD = { mayAdd: 100 };
const LOSER_KEEPS = by(
  result({ ...ANNULLED, ...MAY_ADD }, { ...COUNTS, ...MAY_ADD }),
  result({ ...COUNTS, ...MAY_ADD }, { ...ANNULLED, ...MAY_ADD }),
);
/**
 * In these cases points gained by the fault are first given back to the other camp (CA13, p. 5); a corrected fault has gained
 * none.
 */
export const GIVE_BACK: readonly ProvisionId[] = ["CA13", "CA18"];
const EXPOSED = by(GOES_ON, warned(GOES_ON));

const SHOWN: Provision = { deal: "counts", poignee: "counts" };
const UNSHOWN: Provision = { deal: "counts", poignee: "not-counted" };
/** In an annulled deal the poignée does not count either. */
const VOID: Provision = { deal: "annulled", poignee: "not-counted" };

export const CASES: Readonly<Record<ProvisionId, Tree>> = {
  CA1: COUNTS,
  CA2: GOES_ON,
  CA3: GOES_ON,
  CA4: { ...REDEALT, barred: "dealer" },
  CA5: { asks: "what", answers: { low: GOES_ON }, otherwise: { ...REDEALT, barred: "culprit" } },
  CA6: { ...fined(ANNULLED, 500, "dealer"), barred: "dealer" },
  CA7: { ...ANNULLED, barred: "dealer" },
  CA8: MADE_COUNTS,
  CA9: REDEALT,
  CA10: { ...REDEALT, barred: "culprit" },
  CA11: { asks: "when", answers: { dealing: REDEALT, dealt: COUNTS } },
  CA12: { ...COUNTS, warning: true },
  CA13: LOSER_KEEPS,
  CA14: EXPOSED,
  CA15: GOES_ON,
  CA16: warned(GOES_ON),
  CA17: GOES_ON,
  CA18: { asks: "when", answers: { "put-right": EXPOSED }, otherwise: LOSER_KEEPS },
  CA19: GOES_ON,
  CA20: MADE_ANNULLED,
  CA21: MADE_ANNULLED,
  CA22: warned(GOES_ON),
  CA23: { ...GOES_ON, warning: true },
  CA24: GOES_ON,
  CA25: { asks: "what", answers: { total: fined(COUNTS, 100), names: fined(COUNTS, 100), "not-returned": fined(COUNTS, 400) } },
  CA26: mayBe("what", "slow", { asks: "again", answers: { false: fined(GOES_ON, 100), true: fined(GOES_ON, 200) } }),
  CA27: MADE_COUNTS,
  CA28: GOES_ON,
  CA29: by({ ...COUNTS, ...MAY_ADD }, result({ ...COUNTS, ...MAY_ADD }, { ...ANNULLED, ...MAY_ADD })),
  CA30: MADE_COUNTS,
  CA31: warned(GOES_ON),
  CA32: REDEALT,
  CA33: mayBe("when", "put-right", warned(SHOWN)),
  CA34: by(warned(UNSHOWN), warned(result(UNSHOWN, VOID))),
  CA35: by(SHOWN, warned(result(SHOWN, VOID))),
  CA36: SHOWN,
  CA37: by(warned(result(UNSHOWN, SHOWN)), warned(result(SHOWN, VOID))),
  CA38: by(warned(result(VOID, SHOWN)), warned(result(SHOWN, VOID))),
};
