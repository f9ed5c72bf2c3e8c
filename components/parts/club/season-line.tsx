"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { useHash } from "#components/parts/door/use-hash";
import { QuietButton } from "#components/parts/ledger/buttons";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import type { ClubView } from "#lib/season/views";
import type { Sheet } from "#lib/sheet/sheet";
import { sayClubFault } from "#lib/shown/club/say-club-fault";
import { seasonPlace } from "#lib/shown/season/places";
import { doorOf, lastSeen, look } from "#lib/sync/club";
import { thisPhone } from "#lib/sync/this-phone";

const JoinPage = lazy(() => import("./join-page").then((module) => ({ default: module.JoinPage })));

/** Under the sheet: the season where it counts, or the way to give it one. */
export function SeasonLine({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const t = useWordsOf("club").join;
  const { lang } = useWords();
  const faults = useWordsOf("clubFaults");
  const [hash, go] = useHash();
  const view = useClub(sheet.season?.club ?? null);
  const canJoin = at.role !== "viewer";
  const refused = at.rejected.findLast(({ event }) => event.kind === "season.joined");
  const fault = refused && !sheet.season ? refused.faults?.[0] : undefined;
  if (!sheet.season && !canJoin) return null;
  const season = view?.club.seasons.find(({ id }) => id === sheet.season?.season);
  return (
    <div className="edge flex flex-wrap items-center justify-between gap-x-4">
      {sheet.season && !view ? (
        <p className="text-contract text-ink2">{t.inUnknown}</p>
      ) : sheet.season ? (
        <a
          className="inline-flex min-h-11 items-center text-contract underline decoration-rule2 underline-offset-4"
          href={seasonPlace({ lang, ...sheet.season })}
        >
          {view && season ? t.inSeason(view.club.name, season.name) : t.inUnknown}
        </a>
      ) : (
        fault && <p className="text-contract text-neg">{t.refused(sayClubFault(fault, faults))}</p>
      )}
      {canJoin && <QuietButton onClick={() => go("saison")}>{sheet.season ? t.joined : t.open}</QuietButton>}
      <Suspense>{hash === "saison" && <JoinPage at={at} sheet={sheet} onClose={() => go("")} />}</Suspense>
    </div>
  );
}

function useClub(club: string | null): ClubView | null {
  const [view, setView] = useState<ClubView | null>(null);
  useEffect(() => {
    if (club === null) return;
    let left = false;
    const path = doorOf.club(club);
    void lastSeen<ClubView>(thisPhone(), path)
      .catch(() => undefined)
      .then((seen) => seen ?? look<ClubView>(thisPhone(), path).catch(() => undefined))
      .then((seen) => seen && !left && setView(seen.view));
    return () => {
      left = true;
    };
  }, [club]);
  return view;
}
