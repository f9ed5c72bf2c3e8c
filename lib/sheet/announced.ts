/** A bet said before its cards are played: judged as the deal that it begins, for what it says itself. */
import { gameOf } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import type { Fault, GameName, Rules, Turn } from "#lib/rules/rules";

interface Begun {
  readonly deal: Json;
  /** The fields of the deal that the bet answers for, whether it fills them or not. */
  readonly fields: readonly string[];
}

const attack = (bet: Json): Begun => {
  const { taker, contract, partner = null, called, alone, poignees, miseres, slam } = bet;
  const said = { taker, contract, partner, called, alone, poignees, miseres, slam };
  return { deal: { ...said, bouts: 2, points: 41 }, fields: Object.keys(said) };
};

const BEGUN: Readonly<Record<GameName, (bet: Json) => Begun>> = {
  // Who holds the Proviseur that was called is not known yet: anybody else.
  decale: (bet) => ({
    deal: { bet: { ...(bet.called !== undefined && { partner: bet.seat === 0 ? 1 : 0 }), ...bet } },
    fields: ["bet"],
  }),
  tarot: attack,
  vp5: attack,
  whist: ({ bids }) => ({ deal: { bids }, fields: ["bids"] }),
};

/** Everything wrong with the bet, under `partial`. `turn`: of the deal it is for, where that is known. */
export function betFaults(rules: Rules, partial: Json, turn?: Turn): Fault[] {
  const { deal, fields } = BEGUN[rules.game](partial);
  const read = gameOf(rules).read(rules, deal, turn);
  const own = read.ok ? [] : read.faults.filter(({ at }) => fields.includes(at.split(".")[1] as string));
  return own.map((fault) => ({ ...fault, at: fault.at.replace("deal", "partial") }));
}
