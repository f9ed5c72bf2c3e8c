import { Dash } from "#components/parts/ledger/figure";
import { useWordsAnd } from "#components/parts/words/words";
import { RATED_AFTER } from "#lib/season/club/counting";
import { FEWEST_DEALS } from "#lib/season/standings/luck";
import { luckSentence } from "#lib/shown/season/luck-sentence";
import { measure } from "#lib/shown/season/say-number";
import { FiguresTable, type InPart } from "./figures-table";
import { Section } from "./section";
import { Average } from "./standing-cells";

/** Ratings with their uncertainty, for players with enough deals. */
export function Ratings({ view, where, most }: InPart) {
  const { lang, t } = useWordsAnd("season");
  if (!view.history) return null;
  const rated = view.history.ratings
    .flatMap(({ player, rating }) => (rating ? [{ player, ...rating }] : []))
    .sort((a, b) => b.shown - a.shown);
  const estimates = rated.map(({ mu }) => mu);
  const [lowest, highest] = [Math.min(...estimates), Math.max(...estimates)];
  const missing = view.standings
    .map(({ player }) => player)
    .filter(({ id }) => !rated.some(({ player }) => player === id))
    .map(({ name }) => name);
  return (
    <Section
      title={t.rating}
      note={rated.length > 0 ? t.ratingNote(measure(lowest, lang), measure(highest, lang)) : undefined}
      rule="T20"
    >
      {rated.length > 0 && (
        <FiguresTable
          {...{ view, where, most }}
          caption={t.rating}
          heads={[t.ratingMu, t.ratingSigma, t.ratingShown]}
          rows={rated.map(({ player, mu, sigma, shown }) => ({
            player,
            cells: [measure(mu, lang), `± ${measure(sigma, lang)}`, measure(shown, lang)].map((figure) => ({ figure })),
          }))}
          look="text-[1.1875rem]"
        />
      )}
      <p className="edge pt-2 label wide:px-0">
        {rated.length === 0 ? t.ratingNobody(RATED_AFTER) : missing.length > 0 ? t.ratingMissing(missing, RATED_AFTER) : ""}
      </p>
    </Section>
  );
}

/** How far the deals can tell luck from play: one honest sentence, and what it stands on. */
export function Luck({ view, where, most }: InPart) {
  const { lang, t } = useWordsAnd("season");
  const sentence = luckSentence(view, lang, t);
  const rows = view.luck.players.filter(({ deals }) => deals > 1);
  if (rows.length === 0) return null;
  return (
    <Section title={t.luck} note={t.luckNote} rule="T23">
      {sentence && <p className="edge pb-2 text-choice wide:px-0">{sentence}</p>}
      <FiguresTable
        {...{ view, where, most }}
        caption={t.luck}
        heads={[t.deals, t.luckMean, t.luckError]}
        rows={rows.map(({ player, deals, mean, error }) => ({
          player,
          cells: [
            { figure: deals },
            { figure: <Average value={mean} /> },
            { figure: error === null || deals < FEWEST_DEALS ? <Dash /> : `± ${measure(error, lang)}` },
          ],
        }))}
      />
    </Section>
  );
}
