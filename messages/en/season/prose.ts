/** What an evening changed, and who takes often, in English. */
import type { prose as French } from "#messages/fr/season/prose";

export const prose: typeof French = {
  takesOften: (bets, name, taken, deals, made) =>
    `${name} ${bets ? "bets" : "takes"} most often: ${taken} of ${deals} deals, ${made} of them made.`,
  takes: (bets) => (bets ? "Who bets?" : "Who takes?"),
  takesRarely: (bets, name, taken, deals) => `${name} ${bets ? "bets" : "takes"} least: ${taken} of ${deals}.`,
  changed: (day) => `What ${day} changed`,
  fact: {
    "took-lead": ({ name, over }) => (over ? `${name} takes the lead from ${over}.` : `${name} takes the lead.`),
    "joined-lead": ({ name, over }) => `${name} joins ${over} in the lead.`,
    "kept-lead": ({ name }) => `${name} keeps the lead.`,
    passed: ({ name, over }) => `${name} passes ${over}.`,
    "won-evening": ({ name, value, best }) =>
      `${name} wins the evening${value ? `, ${value}` : ""}${best ? ", a personal best" : ""}.`,
    "leads-evening": ({ name, value }) => `${name} is ahead this evening${value ? `, ${value}` : ""}.`,
    "best-evening": ({ name, value }) => `${name} has a best evening of the season${value ? `: ${value}` : ""}.`,
    "first-evening": ({ name }) => `${name}’s first evening of the season.`,
    "now-ranked": ({ name }) => `${name} enters the standings.`,
    streak: ({ name, value }) => `${name} wins ${value} evenings in a row.`,
  },
  changedNothing: (day) => `${day} changed nothing in the standings.`,
};
