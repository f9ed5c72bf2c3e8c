/** The page on which a rule is explained: that of its game. */

import type { RuleId } from "#lib/rules/articles";
import type { Dispute } from "#lib/rules/disputes";
import type { Game } from "#lib/rules/game";
import { GAME_NAMES, type GameName } from "#lib/rules/rules";
import type { Lang } from "#messages/words";

const OWN: Readonly<Record<GameName, RegExp>> = {
  decale: /^(boite-|D\d)/,
  tarot: /^(fft-|gd-|ca-|ot-|CA\d|[FGH]\d)/,
  vp5: /^(vp-|V\d)/,
  whist: /^(mex-|W\d)/,
};

/** The game a rule belongs to; the table's own rulings belong to all. */
export const ownerOf = (rule: string, game: GameName): GameName => GAME_NAMES.find((name) => OWN[name].test(rule)) ?? game;

/** The rule's own place on the page of the rules. */
export const rulesHref = (lang: Lang, rule: RuleId, game: GameName): string => `/${lang}/rules?g=${ownerOf(rule, game)}#${rule}`;

/** A game's page has its own rules, and those of other texts that decide its disputes. */
export function isOnPageOf(
  { name, duties, options }: Pick<Game, "name" | "duties" | "options">,
  disputes: readonly Pick<Dispute, "cases">[],
  rule: RuleId,
): boolean {
  const decides = [
    ...Object.values(duties),
    ...options.map((spec) => spec.rule),
    ...disputes.flatMap(({ cases }) => cases.map(([, cited]) => cited)),
  ];
  return ownerOf(rule, name) === name || decides.includes(rule);
}
