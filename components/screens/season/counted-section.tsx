import { type ReactNode, useState } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { RuledSection } from "#components/parts/ledger/ruled-section";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { type CountedEvening, type CountedSum, countedSum } from "#lib/season/counted-sum";
import type { Count } from "#lib/season/counting";
import type { Standing } from "#lib/season/standings";
import type { PlayerView } from "#lib/season/views";
import { eveningPlace, type Place } from "#lib/shown/season/places";
import { againIn, average, counted, dayOf } from "#lib/shown/season/say-number";
import { figureOf, perDeal } from "#lib/shown/season/standing-figures";
import { numeral } from "#lib/shown/sheet/numeral";
import { OlderButton } from "./older-button";
import type { Older } from "./use-older";

/** So many evenings are shown at once; more are folded until they are asked for. */
const FEW = 8;

type Evening = PlayerView["evenings"][number];

interface Props {
  view: PlayerView;
  place: Place;
  older: Older<Evening>;
  /** The figure that was tapped is this one. */
  asked: boolean;
}

/** The ranked value, line by line, down to the figure at the head of the page. */
export function CountedSection({ view, place, older, asked }: Props) {
  const { lang } = useWords();
  const { playerPage: t, withdrawn: said } = useWordsOf("season");
  const { standing, season } = view;
  if (!standing) return null;
  const { by } = season.counting;
  const sum = countedSum(view, older.evenings, older.more === null);
  return (
    <RuledSection title={t.sum}>
      <ul>
        <EveningLines view={view} place={place} sum={sum} older={older} asked={asked} />
        {sum.byHand.map(({ event, at, points, reason, counts, withdrawn }) => (
          <Line
            key={event}
            label={t.byHand(reason)}
            note={[
              dayOf(at.slice(0, 10), lang),
              withdrawn ? said(dayOf(withdrawn.at.slice(0, 10), lang)) : counts ? "" : t.notAdded.byHand,
            ]}
            struck={!counts}
          >
            <Figure value={points} />
          </Line>
        ))}
        {sum.late.map(({ event, at, points, deal, sheet, day, counts }) => (
          <Line
            key={event}
            href={eveningPlace(place, sheet)}
            label={t.late(deal, dayOf(day, lang))}
            note={[dayOf(at.slice(0, 10), lang), counts ? "" : movesNothing(by) ? t.lateMoves : t.notAdded.late]}
            struck={!counts}
          >
            <Figure value={points} />
          </Line>
        ))}
        {sum.unseen.late !== 0 && (
          <Line label={t.olderLate}>
            <Figure value={sum.unseen.late} />
          </Line>
        )}
      </ul>
      <p className="edge flex min-h-[54px] items-center justify-between gap-4 border-stroke border-t">
        <span className="min-w-0">
          <span className="block text-choice">{t.sumOf[by]}</span>
          <span className="block font-sans text-state text-ink2">
            <Quotient view={view} sum={sum} />
          </span>
        </span>
        <span className={`shrink-0 text-total ${standing.value < 0 ? "text-neg" : ""}`}>
          {counted(standing.value, by, lang, view.decimals)}
        </span>
      </p>
    </RuledSection>
  );
}

const movesNothing = (by: Count): boolean => by === "places" || by === "wins";

/** "812 points en 33 soirées": what the average is the quotient of. */
function Quotient({ view, sum: { sum, over } }: { view: PlayerView; sum: CountedSum }) {
  const { playerPage: t } = useWordsOf("season");
  const { by, bestOf } = view.season.counting;
  if (by !== "deal-average" && by !== "evening-average") return null;
  if (sum === null || over === null) return bestOf === null ? null : t.ofBest(bestOf);
  return (by === "deal-average" ? t.perDeals : t.perEvenings)(numeral(sum, "total"), over);
}

interface LineProps {
  label: string;
  note?: readonly string[];
  href?: string;
  /** Shown, and no part of the sum: the note says why. */
  struck?: boolean;
  children: ReactNode;
}

const ROW = "edge flex w-full items-center justify-between gap-4 py-1.5";

function Line({ label, note = [], href, struck, children }: LineProps) {
  const inside = (
    <>
      <span className="min-w-0">
        <span className="block text-choice wrap-anywhere">{label}</span>
        <span className="block font-sans text-state text-ink2">{note.filter(Boolean).join(", ")}</span>
      </span>
      <span className={`shrink-0 text-figure ${struck ? "line-through" : ""}`}>{children}</span>
    </>
  );
  return (
    <li className="border-rule border-b">
      {href ? (
        <a className={`${ROW} min-h-[54px] focus-visible:-outline-offset-2`} href={href}>
          {inside}
        </a>
      ) : (
        <span className={`${ROW} min-h-[54px]`}>{inside}</span>
      )}
    </li>
  );
}

/** The evenings, in one line that opens to them all. */
function EveningLines({ view, place, sum, older, asked }: Props & { sum: CountedSum }) {
  const { lang, rules } = useWords();
  const t = useWordsOf("season");
  const { counting } = view.season;
  const { bestOf } = counting;
  const [open, setOpen] = useState(asked || sum.evenings.length <= FEW);
  const { standing } = view;
  const again = againIn(sum.evenings.map(({ evening }) => evening));
  const notes: Readonly<Record<CountedEvening["state"], (evening: Evening) => string>> = {
    counted: () => "",
    dropped: () => t.playerPage.dropped(bestOf ?? 0),
    open: () => t.playerPage.open(bestOf ?? 0),
    "other-game": ({ games }) => t.playerPage.otherGame(games.map((game) => rules.names[game]).join(", ")),
  };
  const worthIn = (worth: number) => <Worth worth={worth} by={counting.by} />;
  return (
    <li className="border-rule border-b">
      <button
        type="button"
        aria-expanded={open}
        className={`${ROW} min-h-[54px] focus-visible:-outline-offset-2`}
        onClick={() => setOpen(!open)}
      >
        <span className="min-w-0 text-left">
          <span className="block text-choice">
            {t.playerPage.brought(standing?.counted ?? 0, standing?.figures.evenings ?? 0)}
          </span>
          <span className="block font-sans text-state text-ink2">{standing && <Attendance standing={standing} />}</span>
        </span>
        <span className="shrink-0 text-figure">
          {sum.brought !== null && worthIn(sum.brought)}
          <span aria-hidden className="pl-1.5 text-ink2">
            {open ? "⌄" : "›"}
          </span>
        </span>
      </button>
      {open && (
        <ul className="bg-leaf">
          {sum.evenings.map(({ evening, worth, state }) => {
            const counts = state === "counted" || state === "open";
            const note = [
              t.playerPage.placeOf(evening.place),
              counting.by === "deal-average" ? t.playerPage.inDeals(evening.deals) : "",
              notes[state](evening),
            ];
            return (
              <li key={evening.evening} className="border-rule border-t">
                <a
                  className={`${ROW} min-h-[46px] pl-8 focus-visible:-outline-offset-2`}
                  href={eveningPlace(place, evening.evening)}
                >
                  <span className="min-w-0">
                    <span className="block text-contract">
                      {dayOf(evening.day, lang)}
                      {again(evening.evening)}
                    </span>
                    <span className="block font-sans text-state text-ink2">{note.filter(Boolean).join(", ")}</span>
                  </span>
                  <span className={`shrink-0 text-contract ${counts ? "" : "line-through"}`}>
                    {state === "other-game" ? <Figure value={evening.points} /> : worthIn(worth)}
                  </span>
                </a>
              </li>
            );
          })}
          {older.more && (
            <li className="border-rule border-t">
              <span className={`${ROW} min-h-[46px] pl-8`}>
                <span className="min-w-0">
                  <span className="block text-contract">{t.playerPage.olderEvenings(sum.unseen.evenings)}</span>
                  {bestOf !== null && <span className="block font-sans text-state text-ink2">{t.playerPage.whichCount}</span>}
                  <OlderButton older={older} />
                </span>
                <span className="shrink-0 text-contract">{sum.unseen.worth !== null && worthIn(sum.unseen.worth)}</span>
              </span>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

/** "3 gagnées, +9,2 par donne en 131 donnes": of all the evenings, beside what of them counts. */
function Attendance({ standing }: { standing: Standing }) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const mean = perDeal(standing);
  const won = t.wonOf(figureOf(standing, "won"));
  return mean === null ? won : `${won}, ${t.meanIn(average(mean, lang), figureOf(standing, "deals"))}`;
}

/** Points as a change; points of places and wins as what they are. */
function Worth({ worth, by }: { worth: number; by: Count }) {
  const { lang } = useWords();
  return movesNothing(by) ? <span>{counted(worth, "places", lang)}</span> : <Figure value={worth} />;
}
