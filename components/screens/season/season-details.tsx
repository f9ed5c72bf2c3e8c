import { Contracts } from "#components/parts/season/contracts";
import { HeadToHead, Partners } from "#components/parts/season/matrix";
import { Primes } from "#components/parts/season/primes";
import type { InSeason } from "#lib/shown/season/places";
import { MOST_HERE, rowsHere } from "#lib/shown/season/rows-here";
import { Adjustments } from "./adjustments";
import { Evenings } from "./evenings";
import { LateChanges } from "./late-changes";
import { Luck } from "./luck";
import { Ratings } from "./ratings";
import { Records } from "./records";

/** Everything that a season is made of, below the standings and the curve. */
export function SeasonDetails({ view, place }: InSeason) {
  const most = rowsHere(view.standings.length);
  return (
    <>
      {/* Of more people, they have a page of their own. */}
      {view.standings.length <= MOST_HERE && (
        <>
          <Contracts view={view} place={place} />
          <Partners view={view} place={place} />
          <HeadToHead view={view} place={place} />
        </>
      )}
      <Primes view={view} place={place} />
      <Records view={view} place={place} />
      <Ratings view={view} place={place} most={most} />
      <Luck view={view} place={place} most={most} />
      <Evenings view={view} place={place} />
      <LateChanges view={view} place={place} />
      <Adjustments view={view} place={place} />
    </>
  );
}
