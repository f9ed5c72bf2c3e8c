// This folder: evenings brought from a spreadsheet, read, matched with players, put right.
import { useState } from "react";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { withdrawHistory } from "#lib/season/club/club-change";
import type { Club, History } from "#lib/season/club/club-event";
import { seasonAddress } from "#lib/shown/addresses/addresses";
import type { Past } from "./use-past";

/** What has just come in, what came in before, and where it is now. */
export function Brought({ club, past: { done, change } }: { club: Club; past: Past }) {
  const { lang, t } = useWordsAnd("past");
  const seasons = club.seasons.filter(({ id }) => done?.seasons.includes(id)).sort((a, b) => (a.from < b.from ? 1 : -1));
  return (
    <>
      {done && (
        <div role="status" className="edge pt-3">
          <p className="text-reason">{t.done(done.evenings, done.people)}</p>
          <p className="pt-1 text-prose">{t.doneNote}</p>
        </div>
      )}
      <Histories
        histories={(club.histories ?? []).filter(({ withdrawn }) => !withdrawn).reverse()}
        onBack={(one) => void change(withdrawHistory(one))}
        isFresh={done !== null}
      />
      {done && (
        <ul>
          {seasons.map(({ id, name }) => (
            <li key={id} className="edge border-rule border-b">
              <a className="flex min-h-11 items-center text-choice" href={seasonAddress({ lang, club: club.id, season: id })}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface HistoriesProps {
  histories: readonly History[];
  isFresh: boolean;
  onBack: (one: History) => void;
}

/** Histories brought before; each can be taken back whole, after a question. */
function Histories({ histories, isFresh, onBack }: HistoriesProps) {
  const t = useWordsOf("past");
  const [asked, setAsked] = useState<string | null>(null);
  if (histories.length === 0) return null;
  return (
    <section aria-label={t.brought} className="pt-3">
      <h3 className="edge label">{t.brought}</h3>
      <ul>
        {histories.map((one, i) => (
          <li key={one.event} className="edge flex flex-wrap items-center justify-between gap-x-4 border-rule border-b">
            <span className="min-w-0 text-choice wrap-anywhere">{t.line(one.source, one.evenings, one.people)}</span>
            {asked === one.event ? (
              <div className="w-full pb-1">
                <p className="text-prose">{t.backAsk(one.evenings, one.people)}</p>
                <div className="flex flex-wrap justify-between gap-x-4">
                  <QuietButton onClick={() => setAsked(null)}>{t.backKeep}</QuietButton>
                  <QuietButton accent onClick={() => onBack(one)}>
                    {t.backDo(one.evenings)}
                  </QuietButton>
                </div>
              </div>
            ) : (
              <QuietButton
                accent={isFresh && i === 0}
                aria-label={`${t.alike.press.takeBack}, ${one.source}`}
                onClick={() => setAsked(one.event)}
              >
                {t.alike.press.takeBack}
              </QuietButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
