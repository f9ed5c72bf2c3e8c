// This folder: sheets as tables of text, read and written.
/** French tarot and the victory points on paper: the attack's points. */

import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import type { Rules } from "#lib/rules/rules";
import type { AttackDeal } from "#lib/rules/tarot/attack";
import type { VachetteDeal } from "#lib/rules/tarot/deal";
import type { Lang } from "#lib/rules/words/languages";
import { atFive, type Column, columnsFrom, each, field, listOf, rare, type Written } from "./column";
import type { Row } from "./row";
import { ALONE, CAMPS, CONTRACTS, LEVELS, MISERES, nameFor, OWN_CALLS, SLAMS, SUITS, sayToken, YES } from "./tokens";

const fields = (rules: Rules, names: readonly string[]): Column[] => [
  field("taker"),
  ...atFive(rules, field("partner"), rare("called")),
  field("contract"),
  field("bouts"),
  field("points"),
  rare("defencePoints"),
  field("petitAuBout"),
  field("poignees"),
  field("slam"),
  rare("miseres"),
  ...atFive(rules, rare("alone")),
  rare("excuseLast"),
  ...(rules.options["all-pass"] === "vachette" ? each(names, "vachette", rare) : []),
];

const read = ({ players }: Rules, row: Row): Json => {
  if (row.names.some((_, seat) => row.has(`vachette.${seat}`)))
    return { vachette: row.names.map((_, seat) => row.number(`vachette.${seat}`)) };
  const atFive = (id: string, read: () => unknown) => (players === 5 && row.has(id) ? { [id]: read() } : {});
  if (players !== 5) row.none("partner");
  return {
    taker: row.seat("taker"),
    ...atFive("partner", () => row.partner()),
    ...atFive("called", () => row.token("called", SUITS)),
    ...atFive("alone", () => row.token("alone", OWN_CALLS)),
    contract: row.token("contract", CONTRACTS),
    bouts: row.number("bouts"),
    ...(row.has("points") && { points: row.number("points") }),
    ...(row.has("defencePoints") && { defencePoints: row.number("defencePoints") }),
    ...(row.has("petitAuBout") && { petitAuBout: row.token("petitAuBout", CAMPS) }),
    poignees: row.claims("poignees", LEVELS).map(({ seat, token }) => ({ seat, level: Number(token) })),
    miseres: row.claims("miseres", MISERES).map(({ seat, token }) => ({ seat, kind: token })),
    ...(row.has("slam") && { slam: row.slam() }),
    ...(row.has("excuseLast") && { excuseLast: row.token("excuseLast", YES) === "yes" || row.token("excuseLast", YES) }),
  };
};

function write(names: readonly string[], deal: object, lang: Lang): Written {
  if ("vachette" in deal) return columnsFrom("vachette", (deal as VachetteDeal).vachette);
  const { taker, partner, called, alone, contract, bouts, points, petitAuBout, poignees, miseres, slam, excuseLast } =
    deal as AttackDeal;
  const at = (seat: number) => itemAt(names, seat);
  return {
    taker: at(taker),
    partner: partner !== null ? at(partner) : names.length === 5 ? sayToken(ALONE, "alone", lang) : null,
    called: called ? sayToken(SUITS, called, lang) : null,
    alone: alone ? sayToken(OWN_CALLS, alone, lang) : null,
    contract: sayToken(CONTRACTS, contract, lang),
    bouts,
    points,
    petitAuBout: petitAuBout ? sayToken(CAMPS, petitAuBout, lang) : null,
    poignees: listOf(poignees, ({ seat, level }) => `${nameFor(names, seat)} ${sayToken(LEVELS, String(level), lang)}`),
    miseres: listOf(miseres, ({ seat, kind }) => `${nameFor(names, seat)} ${sayToken(MISERES, kind, lang)}`),
    slam: listOf(
      [...(slam.announced ? [slam.announcedBy ? "by-defence" : "announced"] : []), ...(slam.by ? [slam.by] : [])],
      (token) => sayToken(SLAMS, token, lang),
    ),
    excuseLast: excuseLast ? sayToken(YES, "yes", lang) : null,
  };
}

export const attackPaper = { fields, read, write };
