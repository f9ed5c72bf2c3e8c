import { Suspense, useState } from "react";
import { useDoor } from "#components/parts/door/door";
import { useTitle } from "#components/parts/page/page";
import { useWordsAnd } from "#components/parts/words/words";
import { seasonAddress } from "#lib/shown/addresses/addresses";
import { doorOf } from "#lib/sync/doors";
import { AroundPage } from "./around-page";
import { PrintedSeason } from "./printed-season";

/** The season of this address, as the server says it now, or as this phone last saw it. */
export function SeasonPage({ club, season }: { club: string; season: string }) {
  const { lang, t } = useWordsAnd("print");
  const { seen, trouble, settled } = useDoor(doorOf.wholeSeason(club, season));
  useTitle(seen && `${seen.view.club.name}, ${seen.view.season.name}`);
  const [whole, setWhole] = useState(true);
  const choice = (
    <label className="mx-auto flex min-h-11 max-w-[420px] items-center gap-3 text-choice">
      <input type="checkbox" className="size-5 accent-ink" checked={whole} onChange={() => setWhole(!whole)} />
      {t.season.following}
    </label>
  );
  return (
    <AroundPage
      back={seasonAddress({ lang, club, season })}
      label={t.alike.back.season}
      page="A4 landscape"
      ready={seen !== null}
      choice={seen && seen.view.evenings.length > 0 && choice}
    >
      {seen ? (
        <Suspense fallback={<p className="edge label">{t.loading}</p>}>
          <PrintedSeason view={seen.view} seenAt={trouble ? seen.at : null} whole={whole} />
        </Suspense>
      ) : (
        <p className="edge text-reason">{settled ? t.missingSeason : t.loading}</p>
      )}
    </AroundPage>
  );
}
