import type { PlayerId } from "#lib/season/club/club-event";
import { FEWEST_DEALS } from "#lib/season/standings/luck";
import type { SeasonView } from "#lib/season/views";
import type { Chunks } from "#messages/fr/chunks";
import type { Lang } from "#messages/words";
import { nameIn } from "../../season/names/name-in";
import { measure } from "./say-number";

/** Says whether the gap between the first two is more than chance; empty with too few deals (T23). */
export function luckSentence(view: Pick<SeasonView, "luck" | "players">, lang: Lang, t: Chunks["season"]): string {
  const { luck } = view;
  const { leaders } = luck;
  const dealsOf = (id: PlayerId) => luck.players.find(({ player }) => player === id)?.deals ?? 0;
  const compared = leaders ? [leaders.first, leaders.second].map(dealsOf) : luck.players.map(({ deals }) => deals);
  if (Math.min(...compared) < FEWEST_DEALS) return t.luckFew(FEWEST_DEALS);
  if (!leaders) return "";
  const [first, second, gap] = [nameIn(view, leaders.first), nameIn(view, leaders.second), measure(leaders.gap, lang)];
  if (gap === measure(0, lang)) return t.luckSame(first, second);
  return (leaders.exceedsChance ? t.luckYes : t.luckNo)(first, second, gap, measure(leaders.error, lang));
}
