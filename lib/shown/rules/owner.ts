/** Where a rule is read: on the page of its game. */

import type { RuleId } from "#lib/rules/articles";
import type { GameName } from "#lib/rules/rules";
import type { Lang } from "#messages/words";

const OWNERS: readonly [RegExp, GameName][] = [
  [/^(boite-|D\d)/, "decale"],
  [/^(fft-|gd-|ca-|ot-|CA\d|[FGH]\d)/, "tarot"],
  [/^(vp-|V\d)/, "vp5"],
  [/^(mex-|W\d)/, "whist"],
];

/** The game a rule belongs to; the table's own rulings belong to all. */
export const ownerOf = (rule: string, game: GameName): GameName => OWNERS.find(([pattern]) => pattern.test(rule))?.[1] ?? game;

/** The rule's own place on the page of the rules. */
export const rulesHref = (lang: Lang, rule: RuleId, game: GameName): string => `/${lang}/rules?g=${ownerOf(rule, game)}#${rule}`;
