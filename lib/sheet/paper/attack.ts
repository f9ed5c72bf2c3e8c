// This folder: sheets as tables of text, read and written.
/** French tarot and the victory points on paper: the attack's points. */

import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import type { Rules } from "#lib/rules/rules";
import type { AttackDeal } from "#lib/rules/tarot/attack";
import type { VachetteDeal } from "#lib/rules/tarot/deal";
import type { Lang } from "#lib/rules/words/languages";
import { atFive, type Column, columnsFrom, each, field, listed, rare, type Written } from "./column";
import type { Row } from "./row";
import { nameInList, sayToken, TOKENS } from "./tokens";

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
    ...atFive("called", () => row.token("called", TOKENS.suits)),
    ...atFive("alone", () => row.token("alone", TOKENS.ownCalls)),
    contract: row.token("contract", TOKENS.contracts),
    bouts: row.number("bouts"),
    ...(row.has("points") && { points: row.number("points") }),
    ...(row.has("defencePoints") && { defencePoints: row.number("defencePoints") }),
    ...(row.has("petitAuBout") && { petitAuBout: row.token("petitAuBout", TOKENS.camps) }),
    poignees: row.claims("poignees", TOKENS.levels).map(({ seat, token }) => ({ seat, level: Number(token) })),
    miseres: row.claims("miseres", TOKENS.miseres).map(({ seat, token }) => ({ seat, kind: token })),
    ...(row.has("slam") && { slam: row.slam() }),
    ...(row.has("excuseLast") && {
      excuseLast: row.token("excuseLast", TOKENS.yes) === "yes" || row.token("excuseLast", TOKENS.yes),
    }),
  };
};

function write(names: readonly string[], deal: object, lang: Lang): Written {
  if ("vachette" in deal) return columnsFrom("vachette", (deal as VachetteDeal).vachette);
  const { taker, partner, called, alone, contract, bouts, points, petitAuBout, poignees, miseres, slam, excuseLast } =
    deal as AttackDeal;
  const at = (seat: number) => itemAt(names, seat);
  return {
    taker: at(taker),
    partner: partner !== null ? at(partner) : names.length === 5 ? sayToken(TOKENS.alone, "alone", lang) : null,
    called: called ? sayToken(TOKENS.suits, called, lang) : null,
    alone: alone ? sayToken(TOKENS.ownCalls, alone, lang) : null,
    contract: sayToken(TOKENS.contracts, contract, lang),
    bouts,
    points,
    petitAuBout: petitAuBout ? sayToken(TOKENS.camps, petitAuBout, lang) : null,
    poignees: listed(poignees, ({ seat, level }) => `${nameInList(names, seat)} ${sayToken(TOKENS.levels, String(level), lang)}`),
    miseres: listed(miseres, ({ seat, kind }) => `${nameInList(names, seat)} ${sayToken(TOKENS.miseres, kind, lang)}`),
    slam: listed(
      [...(slam.announced ? [slam.announcedBy ? "by-defence" : "announced"] : []), ...(slam.by ? [slam.by] : [])],
      (token) => sayToken(TOKENS.slams, token, lang),
    ),
    excuseLast: excuseLast ? sayToken(TOKENS.yes, "yes", lang) : null,
  };
}

export const attackPaper = { fields, read, write };
