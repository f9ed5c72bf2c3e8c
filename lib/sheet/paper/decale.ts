/** Tarot décalé on paper. */

import { asideOf } from "#lib/rules/decale/data";
import type { DecaleDeal } from "#lib/rules/decale/deal";
import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import { optionOf, type Rules } from "#lib/rules/rules";
import type { Lang } from "#lib/rules/words/languages";
import { atFive, type Column, columnsFrom, each, field, listed, rare, type Written } from "./column";
import type { Row } from "./row";
import { nameInList, sayToken, TOKENS } from "./tokens";

const fields = (rules: Rules, names: readonly string[]): Column[] => [
  ...(optionOf<boolean>(rules, "bets") ? [field("bettor"), field("diploma")] : []),
  ...atFive(rules, field("partner", "ally"), rare("called", "proviseur"), rare("camp")),
  ...each(names, "cards"),
  { ...field("setAside"), ...(asideOf(rules.players) > 0 && { rare: true as const }) },
  field("primes"),
];

const read = (_: Rules, row: Row): Json => ({
  bet: row.has("bettor") || row.has("diploma") ? betIn(row) : null,
  ...(row.has("camp")
    ? { campPoints: row.number("camp") }
    : { cardPoints: row.names.map((_, seat) => row.number(`cards.${seat}`)) }),
  ...(row.has("setAside") && { setAside: row.number("setAside") }),
  primes: row.claims("primes", TOKENS.primes).map(({ seat, token }) => ({ seat, prime: token })),
});

function betIn(row: Row): Json {
  const partner = row.has("partner") ? row.partner() : null;
  return {
    seat: row.seat("bettor"),
    diploma: row.token("diploma", TOKENS.diplomas),
    ...(partner !== null && { partner }),
    ...(row.has("called") && { called: row.token("called", TOKENS.schools) }),
  };
}

function write(names: readonly string[], deal: object, lang: Lang): Written {
  const { bet, cardPoints, campPoints, setAside, primes } = deal as DecaleDeal;
  return {
    bettor: bet ? itemAt(names, bet.seat) : null,
    diploma: bet ? sayToken(TOKENS.diplomas, bet.diploma, lang) : null,
    partner: bet?.partner === undefined ? null : itemAt(names, bet.partner),
    called: bet?.called ? sayToken(TOKENS.schools, bet.called, lang) : null,
    camp: campPoints ?? null,
    ...columnsFrom("cards", cardPoints ?? []),
    setAside: setAside > 0 ? setAside : null,
    primes: listed(primes, ({ seat, prime }) => `${nameInList(names, seat)} ${sayToken(TOKENS.primes, prime, lang)}`),
  };
}

export const decalePaper = { fields, read, write };
