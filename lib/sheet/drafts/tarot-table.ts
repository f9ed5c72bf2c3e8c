/** What a table of the tarot games notes about a deal: its bids, and what it counts besides points. */
import { gameOf } from "#lib/rules/games";
import { optionOf, type Rules } from "#lib/rules/rules";

/** The bids of this table, in rising order. */
export function bidsOf(rules: Rules): readonly string[] {
  const auction = gameOf(rules).auction(rules, [], {});
  return auction.ok ? ((auction.value.allowed ?? []) as readonly string[]).filter((bid) => bid !== "pass") : [];
}

/** What this table counts besides points; the form asks for nothing else. */
export const table = {
  calls: (rules: Rules): boolean => rules.players === 5,
  petit: (rules: Rules): boolean => optionOf<number>(rules, "petit") > 0,
  miseres: (rules: Rules): boolean => rules.options.miseres !== false && optionOf<number>(rules, "misere") > 0,
  /** A chelem is announced beside the contract, unless it is itself a bid. */
  announcesSlam: (rules: Rules): boolean => !bidsOf(rules).includes("chelem"),
  paysSlam: (rules: Rules): boolean => table.announcesSlam(rules) || optionOf<number>(rules, "slam") > 0,
  defenceAnnounces: (rules: Rules): boolean => rules.options["slam-defence"] === true,
  /** The only case of half points at four (F11). */
  excuseChangesCamp: (rules: Rules): boolean => rules.players === 4 && optionOf<string>(rules, "excuse-last") === "other-camp",
  playsVachette: (rules: Rules): boolean => rules.options["all-pass"] === "vachette",
} as const;
