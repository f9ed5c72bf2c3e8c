import { Suspense, useState } from "react";
import { apart } from "#components/parts/broken/later";
import { useDoor } from "#components/parts/door/door";
import { Figure } from "#components/parts/ledger/figure";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { WhatChanged } from "#components/parts/season/season-prose";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { placesOf } from "#lib/season/standings/places";
import { eveningDay } from "#lib/season/tally/evening-day";
import type { Sheet } from "#lib/sheet/sheet";
import { doorOf } from "#lib/sync/doors";

const PicturePage = apart(() => import("#components/parts/print/picture-page").then((module) => module.PicturePage));

/** A table that has stopped: who came where, the picture to give, the next evening, and what it changed in the season. */
export function TableEnd({ sheet, isSent }: { sheet: Sheet; isSent: boolean }) {
  const { lang } = useWords();
  const t = useWordsOf("state").ending.table;
  const [picture, setPicture] = useState(false);
  const { names, totals, season } = sheet;
  const places = placesOf(totals);
  const order = names.map((_, i) => i).filter((i) => totals[i] !== null && totals[i] !== undefined);
  order.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  return (
    <section aria-label={t.title} className="edge w-full pt-4 pb-2 print:hidden">
      <h2 className="double-rule pb-1.5 text-sentence">{t.title}</h2>
      <ol>
        {order.map((i) => (
          <li key={names[i]} className="flex min-h-[46px] items-baseline justify-between gap-4 border-rule border-b py-2">
            <span className="flex min-w-0 items-baseline gap-3">
              <span className="label">{places[i]}</span>
              <bdi className="min-w-0 text-choice wrap-anywhere">{names[i]}</bdi>
            </span>
            <Figure value={totals[i] ?? 0} kind="total" className="text-[1.1875rem]" />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-x-6">
        <QuietButton onClick={() => setPicture(true)}>{t.picture}</QuietButton>
        <QuietLink accent href={`/${lang}/new?same=${sheet.id}`}>
          {t.again}
        </QuietLink>
      </div>
      <Suspense>{season && isSent && <SeasonChange sheet={sheet} club={season.club} season={season.season} />}</Suspense>
      {picture && <PicturePage sheet={sheet} onClose={() => setPicture(false)} />}
    </section>
  );
}

/** Shown only if the season's last evening is the one of this sheet. */
function SeasonChange({ sheet, club, season }: { sheet: Sheet; club: string; season: string }) {
  const view = useDoor(doorOf.season(club, season)).seen?.view;
  if (view?.changed?.day !== eveningDay(sheet)) return null;
  return (
    <div className="pt-4">
      <WhatChanged view={view} />
    </div>
  );
}
