import { Section } from "#components/parts/season/section";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { RATED_AFTER } from "#lib/season/counting";
import { measure } from "#lib/shown/season/say-number";
import { FiguresTable, type InPart } from "./figures-table";

/** Shown with its uncertainty, and only of those of whom enough is known. */
export function Ratings({ view, place, most }: InPart) {
  const { lang } = useWords();
  const t = useWordsOf("season");
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
          view={view}
          place={place}
          most={most}
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
