/** The sentences of French tarot and of the victory-point table in a golden evening. */
import { itemAt } from "#lib/rules/item-at";
import type { SentenceReader } from "./read-golden.fixture";

const CONTRACTS = ["petite", "pouce", "garde sans", "garde contre", "garde", "chelem"] as const;
const LEVELS = ["simple", "double", "triple"];
const CAMPS: Readonly<Record<string, string>> = { attaque: "attack", défense: "defence" };
const MISERES: Readonly<Record<string, string>> = { atouts: "trumps", images: "heads" };

export const tarotSentence: SentenceReader = (line, seatOf) => {
  if (line === "tous passent") return { passed: true };
  if (line === "tous les plis") return { allTricks: true };
  const take = line.match(new RegExp(`^(\\S+) (${CONTRACTS.join("|")})(?:, (?:avec (\\S+)|(contre quatre)))?$`));
  if (take)
    return {
      taker: seatOf(itemAt(take, 1)),
      contract: itemAt(take, 2).replace(" ", "-"),
      ...(take[3] ? { partner: seatOf(take[3]) } : take[4] ? { partner: null } : {}),
    };
  const points = line.match(/^(attaque|défense)\s+([\d.]+) points, (\d) bouts?$/);
  if (points) return { [points[1] === "attaque" ? "points" : "defencePoints"]: Number(points[2]), bouts: Number(points[3]) };
  const petit = line.match(/^petit au bout\s+(\S+)$/);
  if (petit) return { petitAuBout: CAMPS[itemAt(petit, 1)] };
  const poignee = line.match(/^poignée\s+(\S+) (\S+)$/);
  if (poignee) return { poignees: [{ seat: seatOf(itemAt(poignee, 1)), level: LEVELS.indexOf(itemAt(poignee, 2)) + 1 }] };
  const chelem = line.match(/^chelem\s+(annoncé, )?(attaque|défense|personne)$/);
  if (chelem) return { slam: { announced: chelem[1] !== undefined, by: CAMPS[itemAt(chelem, 2)] ?? null } };
  const misere = line.match(/^misère\s+(\S+) (\S+)$/);
  if (misere) return { miseres: [{ seat: seatOf(itemAt(misere, 1)), kind: MISERES[itemAt(misere, 2)] }] };
  return undefined;
};
