import { useDoor } from "#components/parts/door/door";
import { Contracts } from "#components/parts/season/contracts";
import { HeadToHead, Partners } from "#components/parts/season/matrix";
import { useWordsOf } from "#components/parts/words/words";
import type { SubPageName } from "#lib/shown/season/places";
import { rowsHere } from "#lib/shown/season/rows-here";
import { doorOf } from "#lib/sync/doors";
import { GridPage } from "./grid-page";
import { HonoursPage } from "./honours-page";
import { Luck, Ratings } from "./ratings";
import { RoleTable } from "./role-table";
import { Page, type SubPageProps } from "./sub-page";

/** By the hash that names it. */
export function SeasonSubPage({ page, ...props }: SubPageProps & { page: SubPageName }) {
  if (page === "grille") return <GridPage {...props} />;
  return page === "matrices" ? <MatricesPage {...props} /> : <HonoursPage {...props} />;
}

/** Contracts, partners and opponents of everybody, and what the season's page has of the first alone. */
function MatricesPage({ view, place, onBack }: SubPageProps) {
  const isLong = rowsHere(view.standings.length) < view.standings.length;
  const t = useWordsOf("annals");
  const at = useDoor(doorOf.wholeSeason(place.club, place.season));
  const whole = at.seen?.view;
  return (
    <Page view={view} title={t.matrices} onBack={onBack}>
      {whole ? (
        <div className="wide:px-14">
          <Contracts view={whole} place={place} />
          <Partners view={whole} place={place} isWhole />
          <HeadToHead view={whole} place={place} isWhole />
          {isLong && (
            <>
              <RoleTable view={whole} place={place} />
              <Ratings view={whole} place={place} />
              <Luck view={whole} place={place} />
            </>
          )}
          {whole.tables.contracts.length + whole.tables.met.length === 0 && (
            <p className="edge text-reason wide:px-0">{t.noMatrix}</p>
          )}
        </div>
      ) : (
        <p className="edge text-reason wide:px-14">{t.wait}</p>
      )}
    </Page>
  );
}
