import { useWordsOf } from "#components/parts/words/words";
import { gameNamed } from "#lib/rules/games";
import type { SeasonView } from "#lib/season/views";
import { figureOf, inRole } from "#lib/shown/season/standing-figures";

const LEAST_TAKEN = 5;

/** Who takes most, and least, of the deals they played: in words, where there is anything to say. */
export function Takers({ view }: { view: SeasonView }) {
  const t = useWordsOf("season");
  const shares = view.standings
    .flatMap((standing) => {
      const { n, made } = inRole(view.tables.roles, standing.player.id, "taker");
      const deals = figureOf(standing, "deals");
      return deals >= LEAST_TAKEN * 4 ? [{ name: standing.player.name, n, made, deals, share: n / deals }] : [];
    })
    .sort((a, b) => b.share - a.share);
  const [most, least] = [shares[0], shares.at(-1)];
  if (!most || !least || shares.length < 2 || most.n < LEAST_TAKEN) return null;
  const bets = view.season.counting.games.every((game) => gameNamed(game).attack === null);
  return (
    <>
      <h2 className="pt-6 text-sentence">{t.takes(bets)}</h2>
      <p className="pt-1 text-choice">{t.takesOften(bets, most.name, most.n, most.deals, most.made)}</p>
      <p className="pt-1 text-choice">{t.takesRarely(bets, least.name, least.n, least.deals)}</p>
    </>
  );
}
