import type { Chunks } from "#messages/fr/chunks";
import { list } from "../rules/grammar";

export const confirm: Chunks["confirm"] = {
  confirmed: (who, when) => `confirmed: ${who}, ${when}`,
  before: "before a correction",
  waits: "To be confirmed by the other side.",
  notYours: "It is for the other side to confirm.",
  notMine: (name) => `This is not ${name}’s phone ›`,
  confirm: (n) => `Confirm deal ${n}`,
  ends: "The other side’s confirmation ends the dispute.",
  seat: "This phone belongs to",
  nobody: "nobody",
  sit: "To confirm, say who plays with this phone.",
  waiting: (deals) =>
    deals.length === 1
      ? `Deal ${deals[0]} to confirm`
      : deals.length > 4
        ? `${deals.length} deals to confirm`
        : `Deals ${list(deals)} to confirm`,
  all: "All deals are confirmed.",
  ask: "Confirmation by the other side",
  asks: { no: "not asked for", yes: "asked for" },
  asked: "Each deal waits for somebody of the other side to confirm it on their phone.",
};
