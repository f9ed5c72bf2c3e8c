import { apart } from "#components/parts/broken/later";
import { QuietLink } from "#components/parts/press/buttons";
import { CountedNote, WhatChanged } from "#components/parts/season/season-prose";
import { useWordsOf } from "#components/parts/words/words";
import { gameNamed } from "#lib/rules/games";
import type { SeasonView } from "#lib/season/views";
import type { InSeason } from "#lib/shown/addresses/addresses";
import { rowsHere } from "#lib/shown/season/rows-here";
import { curveNotes } from "#lib/shown/season/say-standing";
import { figureOf, inRole } from "#lib/shown/season/standing-figures";
import { RoleTable } from "./figures-table";
import { SeasonCurves } from "./season-curves";
import { Standings } from "./standings";

/** Loaded after the standings. */
const SeasonDetails = apart(() => import("./season-details").then((module) => module.SeasonDetails));
/** Not needed before the page has been read. */
const KeepSeason = apart(() => import("./keep-season").then((module) => module.KeepSeason));

/** What the evenings have brought, from the standings down. */
export function PlayedSeason({ view, where }: InSeason) {
  const t = useWordsOf("season");
  const isLong = view.standings.length > MOST_STANDINGS;
  const brief = isLong ? { ...view, standings: view.standings.slice(0, STANDINGS_SHOWN) } : view;
  return (
    <>
      <div id="classement" className="pt-3 wide:px-14 wide:pt-2">
        <Standings view={brief} where={where} />
        {brief !== view && (
          <p className="edge wide:px-0 print:hidden">
            <QuietLink href="#palmares">{t.allStandings(view.standings.length)}</QuietLink>
          </p>
        )}
      </div>
      <CountedNote view={view} />
      <Pages isOver={view.season.ended !== null} />
      <div id="courbe" className="pt-6 wide:flex wide:items-start wide:pt-4 wide:gap-14 wide:px-14">
        <div className="edge min-w-0 flex-1 wide:px-0">
          <SeasonCurves view={view} where={where} note={curveNotes(view, t).join(" ")} />
        </div>
        <div className="edge pt-6 wide:w-[380px] wide:shrink-0 wide:px-0 wide:pt-0">
          <WhatChanged view={view} />
          <Takers view={view} />
        </div>
      </div>
      {/* The spread has each role beside the standings. */}
      <RoleTable view={view} where={where} most={rowsHere(view.standings.length)} className="wide:hidden" />
      <div id="tableaux" className="wide:columns-2 wide:gap-x-16 wall:columns-3 wide:px-14 print:columns-2 print:gap-x-10">
        <SeasonDetails view={view} where={where} />
      </div>
      <KeepSeason view={view} />
      {view.history === null && <p className="edge pt-6 label">{t.historySoon}</p>}
    </>
  );
}

/** With more people, the first are shown here, and all on a page of their own. */
const MOST_STANDINGS = 32;
const STANDINGS_SHOWN = 24;

function Pages({ isOver }: { isOver: boolean }) {
  const { alike, pages: t } = useWordsOf("season");
  return (
    <nav aria-label={t.title} className="edge flex flex-wrap gap-x-6 pt-2 wide:px-14 print:hidden">
      <QuietLink href="#grille">{t.grid}</QuietLink>
      <QuietLink href="#matrices">{t.matrices}</QuietLink>
      <QuietLink href="#palmares">{isOver ? alike.pages.honours : t.picture}</QuietLink>
    </nav>
  );
}

const LEAST_TAKEN = 5;

/** Who takes the most, and the least, of the deals they played; nothing if it says little. */
function Takers({ view }: { view: SeasonView }) {
  const t = useWordsOf("season");
  const shares = view.standings
    .flatMap((standing) => {
      const { n, made } = inRole(view.tables.roles, standing.player.id, "taker");
      const deals = figureOf(standing, "deals");
      return deals >= LEAST_TAKEN * 4 ? [{ name: standing.player.name, n, made, deals, share: n / deals }] : [];
    })
    .sort((a, b) => b.share - a.share);
  const [most, least] = [shares[0], shares.at(-1)];
  if (!most || !least || shares.length < 2 || most.n < LEAST_TAKEN) return null;
  const bets = view.season.counting.games.every((game) => gameNamed(game).attack === null);
  return (
    <>
      <h2 className="pt-6 text-sentence">{t.takes(bets)}</h2>
      <p className="pt-1 text-choice">{t.takesOften(bets, most.name, most.n, most.deals, most.made)}</p>
      <p className="pt-1 text-choice">{t.takesRarely(bets, least.name, least.n, least.deals)}</p>
    </>
  );
}
