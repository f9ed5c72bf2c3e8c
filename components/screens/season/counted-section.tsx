import { useState } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { RuledSection } from "#components/parts/page/ruled-section";
import { useWords, useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { commas } from "#lib/rules/lists";
import type { Count } from "#lib/season/club/counting";
import { type Attended, type CountedEvening, type CountedSum, countedSum } from "#lib/season/standings/counted-sum";
import type { AttendedEvening, PlayerView } from "#lib/season/views";
import { eveningAddress, type InSeason } from "#lib/shown/addresses/addresses";
import { average, counted, dayOf, eveningsIn } from "#lib/shown/season/say-number";
import { numeral } from "#lib/shown/sheet/numeral";
import { FigureLink, OpeningLine, PartLine, Said } from "./figure-link";
import { type Older, OlderButton } from "./older";

/** The ranked value, line by line, down to the figure at the head of the page. */
export function CountedSection({ view, where, older, asked }: Omit<EveningsProps, "sum">) {
  const { lang } = useWords();
  const { playerPage: t, withdrawn: said } = useWordsOf("season");
  const { standing, season } = view;
  if (!standing) return null;
  const { by } = season.counting;
  const sum = countedSum(view, older.evenings, older.more === null);
  const noteOf = (at: string, why: string) => commas(dayOf(at, lang), why);
  const byHand = sum.byHand.map(({ event, at, points, reason, counts, withdrawn }) => {
    const why = withdrawn ? said(dayOf(withdrawn.at, lang)) : counts ? "" : t.notAdded.byHand;
    return { event, points, counts, label: t.byHand(reason), note: noteOf(at, why), href: undefined };
  });
  const late = sum.late.map(({ event, at, points, deal, sheet, day, counts }) => {
    const why = counts ? "" : movesNothing(by) ? t.lateMoves : t.notAdded.late;
    const label = t.late(deal, dayOf(day, lang));
    return { event, points, counts, label, note: noteOf(at, why), href: eveningAddress(where, sheet) };
  });
  const before = { event: "before", points: sum.unseen.late, counts: true, label: t.olderLate };
  const unseen = before.points === 0 ? [] : [before];
  return (
    <RuledSection title={t.sum}>
      <ul>
        <EveningLines view={view} where={where} sum={sum} older={older} asked={asked} />
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

/** "812 points en 33 soirées": the figures behind the average. */
function Quotient({ view, sum: { sum, over } }: { view: PlayerView; sum: CountedSum }) {
  const { lang } = useWords();
  const { playerPage: t } = useWordsOf("season");
  const { by, bestOf } = view.season.counting;
  if (by !== "deal-average" && by !== "evening-average") return null;
  if (sum === null || over === null) return bestOf === null ? null : t.ofBest(bestOf);
  return (by === "deal-average" ? t.perDeals : t.perEvenings)(numeral(sum, "total", lang), over);
}

/** At most this many evenings are shown at first. */
const FEW = 8;

interface EveningsProps extends InSeason<PlayerView> {
  sum: CountedSum;
  older: Older<AttendedEvening>;
  /** The figure that was tapped is this one: its evenings are open. */
  asked: boolean;
}

const movesNothing = (by: Count): boolean => by === "places" || by === "wins";

/** The evenings, in one line that opens to them all. */
function EveningLines(props: EveningsProps) {
  const { sum, asked } = props;
  const t = useWordsOf("season").playerPage;
  const { standing, season } = props.view;
  const [open, setOpen] = useState(asked || sum.evenings.length <= FEW);
  return (
    <OpeningLine
      label={t.brought(standing?.counted ?? 0, standing?.figures.evenings ?? 0)}
      note={sum.attended && <Attendance {...sum.attended} />}
      figure={sum.brought !== null && <Worth worth={sum.brought} by={season.counting.by} />}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <Evenings {...props} />
      <OlderEvenings {...props} />
    </OpeningLine>
  );
}

/** Each evening with its value, or why it counts for nothing. */
function Evenings({ view, where, sum, older }: EveningsProps) {
  const { rules } = useWords();
  const t = useWordsOf("season").playerPage;
  const { by, bestOf } = view.season.counting;
  const lineOf = eveningsIn(older.evenings, where);
  const why: Readonly<Record<CountedEvening["state"], (evening: AttendedEvening) => string>> = {
    counted: () => "",
    dropped: () => t.dropped(bestOf ?? 0),
    open: () => t.open(bestOf ?? 0),
    "other-game": ({ games }) => t.otherGame(games.map((game) => rules.names[game]).join(", ")),
  };
  return sum.evenings.map(({ evening, worth, state }) => {
    const counts = state === "counted" || state === "open";
    return (
      <PartLine
        key={evening.evening}
        {...lineOf(evening)}
        note={commas(t.placeOf(evening.place), by === "deal-average" && t.inDeals(evening.deals), why[state](evening))}
        struck={!counts}
      >
        {state === "other-game" ? <Figure value={evening.points} /> : <Worth worth={worth} by={by} />}
      </PartLine>
    );
  });
}

/** The evenings not loaded yet, and their sum. */
function OlderEvenings({ view, sum, older }: EveningsProps) {
  const t = useWordsOf("season").playerPage;
  const { by, bestOf } = view.season.counting;
  const { evenings, worth } = sum.unseen;
  if (!older.more) return null;
  return (
    <>
      <PartLine label={t.olderEvenings(evenings)} note={bestOf !== null && t.whichCount}>
        {worth !== null && <Worth worth={worth} by={by} />}
      </PartLine>
      <li className="edge pl-8">
        <OlderButton older={older} />
      </li>
    </>
  );
}

/** "3 gagnées, +9,2 par donne en 131 donnes": of the evenings that count, as the line beside it. */
function Attendance({ won, deals, dealt }: Attended) {
  const { lang, t } = useWordsAnd("season");
  return deals === 0 ? t.wonOf(won) : `${t.wonOf(won)}, ${t.meanIn(average(dealt / deals, lang), deals)}`;
}

/** Points as a change; points of places and wins as what they are. */
function Worth({ worth, by }: { worth: number; by: Count }) {
  const { lang } = useWords();
  return movesNothing(by) ? <span>{counted(worth, "places", lang)}</span> : <Figure value={worth} />;
}
