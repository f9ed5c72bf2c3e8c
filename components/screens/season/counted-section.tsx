import { Figure } from "#components/parts/ledger/figure";
import { RuledSection } from "#components/parts/ledger/ruled-section";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { type CountedSum, countedSum } from "#lib/season/counted-sum";
import type { PlayerView } from "#lib/season/views";
import { eveningPlace } from "#lib/shown/season/places";
import { counted, dayOf } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";
import { EveningLines, type EveningsProps, movesNothing } from "./counted-evenings";
import { FigureLink, Said } from "./figure-link";

/** The ranked value, line by line, down to the figure at the head of the page. */
export function CountedSection({ view, place, older, asked }: Omit<EveningsProps, "sum">) {
  const { lang } = useWords();
  const { playerPage: t, withdrawn: said } = useWordsOf("season");
  const { standing, season } = view;
  if (!standing) return null;
  const { by } = season.counting;
  const sum = countedSum(view, older.evenings, older.more === null);
  const noteOf = (at: string, why: string) => [dayOf(at.slice(0, 10), lang), why].filter(Boolean).join(", ");
  const byHand = sum.byHand.map(({ event, at, points, reason, counts, withdrawn }) => {
    const why = withdrawn ? said(dayOf(withdrawn.at.slice(0, 10), lang)) : counts ? "" : t.notAdded.byHand;
    return { event, points, counts, label: t.byHand(reason), note: noteOf(at, why), href: undefined };
  });
  const late = sum.late.map(({ event, at, points, deal, sheet, day, counts }) => {
    const why = counts ? "" : movesNothing(by) ? t.lateMoves : t.notAdded.late;
    const label = t.late(deal, dayOf(day, lang));
    return { event, points, counts, label, note: noteOf(at, why), href: eveningPlace(place, sheet) };
  });
  const before = { event: "before", points: sum.unseen.late, counts: true, label: t.olderLate };
  const unseen = before.points === 0 ? [] : [before];
  return (
    <RuledSection title={t.sum}>
      <ul>
        <EveningLines view={view} place={place} sum={sum} older={older} asked={asked} />
        {[...byHand, ...late, ...unseen].map(({ event, points, counts, ...line }) => (
          <FigureLink key={event} {...line} struck={!counts}>
            <Figure value={points} />
          </FigureLink>
        ))}
      </ul>
      <p className="edge flex min-h-[54px] items-center justify-between gap-4 border-stroke border-t">
        <Said note={<Quotient view={view} sum={sum} />}>{t.sumOf[by]}</Said>
        <span className={`shrink-0 text-total ${standing.value < 0 ? "text-neg" : ""}`}>
          {counted(standing.value, by, lang, view.decimals)}
        </span>
      </p>
    </RuledSection>
  );
}

/** "812 points en 33 soirées": what the average is the quotient of. */
function Quotient({ view, sum: { sum, over } }: { view: PlayerView; sum: CountedSum }) {
  const { lang } = useWords();
  const { playerPage: t } = useWordsOf("season");
  const { by, bestOf } = view.season.counting;
  if (by !== "deal-average" && by !== "evening-average") return null;
  if (sum === null || over === null) return bestOf === null ? null : t.ofBest(bestOf);
  return (by === "deal-average" ? t.perDeals : t.perEvenings)(numeral(sum, "total", lang), over);
}
