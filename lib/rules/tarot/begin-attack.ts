import type { Json } from "../read";
import { PACK_POINTS } from "./read-attack";

/** An attack of which only the bet is said: any result will do. */
export function beginAttack({ taker, contract, partner = null, called, alone, poignees, miseres, slam }: Json) {
  const said = { taker, contract, partner, called, alone, poignees, miseres, slam };
  return { deal: { ...said, bouts: 3, points: PACK_POINTS }, fields: Object.keys(said) };
}
