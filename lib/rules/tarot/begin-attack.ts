import type { Json } from "../read";

/** An attack of which only the bet is said: any result will do. */
export function beginAttack({ taker, contract, partner = null, called, alone, poignees, miseres, slam }: Json) {
  const said = { taker, contract, partner, called, alone, poignees, miseres, slam };
  return { deal: { ...said, bouts: 2, points: 41 }, fields: Object.keys(said) };
}
