"use client";
import { useDoor } from "#components/parts/door/use-door";
import { Contracts } from "#components/parts/season/contracts";
import { HeadToHead, Partners } from "#components/parts/season/matrix";
import { RoleTable } from "#components/parts/season/role-table";
import { Section } from "#components/parts/season/section";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { luckSentence } from "#lib/shown/season/luck-sentence";
import { rowsHere } from "#lib/shown/season/rows-here";
import { rolesIn } from "#lib/shown/season/standing-figures";
import { doorOf } from "#lib/sync/doors";
import { GridPage } from "./grid-page";
import { HonoursPage } from "./honours-page";
import { Luck } from "./luck";
import { Ratings } from "./ratings";
import { Page, type SubPageProps } from "./sub-page";

/** What is long has a page of its own, named by the address's hash. */
const SEASON_PAGES = ["grille", "matrices", "palmares"] as const;
type SeasonPageName = (typeof SEASON_PAGES)[number];

type Props = SubPageProps;

export function SeasonSubPage({ page, ...props }: Props & { page: SeasonPageName }) {
  if (page === "grille") return <GridPage {...props} />;
  return page === "matrices" ? <MatricesPage {...props} /> : <HonoursPage {...props} />;
}

/** Contracts, partners and opponents of everybody, and what the season's page has of the first alone. */
function MatricesPage({ view, place, onBack }: Props) {
  const { lang } = useWords();
  const words = useWordsOf("season");
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
              {rolesIn(whole).length > 0 && (
                <Section title={words.roleTitle} note={words.roleNote}>
                  <RoleTable view={whole} place={place} />
                </Section>
              )}
              <Ratings view={whole} place={place} />
              <Luck view={whole} place={place} sentence={luckSentence(whole, lang, words)} />
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
