// This folder: an evening of a club, table by table.

import { Figure } from "#components/parts/ledger/figure";
import { RuledSection } from "#components/parts/page/ruled-section";
import { QuietButton } from "#components/parts/press/buttons";
import { PlayerMark } from "#components/parts/season/player-mark";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { commas } from "#lib/rules/lists";
import type { EveningRanking, EveningTable, EveningView } from "#lib/season/evening-view";
import { eveningAddress, playerAddress, sheetAddress } from "#lib/shown/addresses/addresses";
import { calledIn, mendingIn, seatsIn, stateOf } from "#lib/shown/season/evening-said";
import { thisPhone } from "#lib/sync/this-phone";
import { useSheetsHere } from "./use-sheets-here";

/** The tables of an evening and everybody's places across them, side by side where there is room. */
export function EveningBoard({ view }: { view: EveningView }) {
  return (
    <>
      <Mending view={view} />
      <div className="wide:flex wide:items-start wide:gap-14 wide:px-14">
        <div className="wide:min-w-0 wide:flex-1">
          {view.rankings.map((ranking) => (
            <Ranking key={`${ranking.season} ${ranking.evening}`} view={view} ranking={ranking} />
          ))}
        </div>
        <Tables view={view} />
      </div>
    </>
  );
}

/** Warnings about what can still be mended. */
function Mending({ view }: { view: EveningView }) {
  const t = useWordsOf("tonight");
  const said = mendingIn(view, t);
  if (said.length === 0) return null;
  return (
    <section aria-label={t.mend} className="edge pt-3 wide:px-14">
      {said.map((sentence) => (
        <p key={sentence} className="max-w-[720px] border-thumb border-l-2 pl-3 text-prose">
          {sentence}
        </p>
      ))}
    </section>
  );
}

function Ranking({ view, ranking }: { view: EveningView; ranking: EveningRanking }) {
  const { lang, t } = useWordsAnd("tonight");
  const several = new Set(view.rankings.map(({ season }) => season)).size > 1;
  const what = commas(several && ranking.name, ranking.title);
  const title = what ? t.rankingOf(what) : t.alike.pages.standings;
  const where = { lang, club: view.club.id, season: ranking.season };
  return (
    <RuledSection title={title} className="pt-6" head="wide:px-0">
      {ranking.players.length === 0 && <p className="edge pt-2 text-reason wide:px-0">{t.noDeal}</p>}
      <ol>
        {ranking.players.map(({ player: id, place: rank, points }) => {
          const player = view.players.find((one) => one.id === id);
          return (
            <li key={id} className="border-rule border-b">
              <a
                className="edge grid min-h-[46px] grid-cols-[2rem_1fr_auto] max-large:grid-cols-[auto_1fr_auto] items-center gap-x-3 max-large:gap-x-1.5 max-large:py-1 wide:px-0"
                href={playerAddress(where, id)}
              >
                <span className="label">{rank}</span>
                <span className="flex min-w-0 items-baseline gap-2.5">
                  <span className="flex min-w-0 flex-nowrap items-baseline gap-2.5 max-large:gap-1">
                    {player && <PlayerMark mark={player.mark} nth={player.nth} className="translate-y-px" />}
                    <span className="min-w-0 text-choice wrap-anywhere">
                      <bdi>{player?.name}</bdi>
                    </span>
                  </span>
                  <span className="label shrink-0">{seatsIn(view, ranking, id, t)}</span>
                </span>
                <Figure value={points} kind="total" className="text-figure" />
              </a>
            </li>
          );
        })}
      </ol>
    </RuledSection>
  );
}

function Tables({ view }: { view: EveningView }) {
  const t = useWordsOf("tonight");
  const isHere = useSheetsHere();
  // A sheet opens for those who manage the club, and if it is on this phone (T29).
  const canOpen = ({ sheet }: EveningTable) => view.role === "owner" || isHere(sheet);
  if (view.tables.length === 0 && !view.brought) return <p className="edge max-w-[720px] pt-6 label">{t.totalsOnly}</p>;
  return (
    <section id="tables" aria-label={t.tables} className="pt-6 wide:w-[min(50%,760px)] wide:shrink-0">
      <h2 className="edge double-rule pb-1.5 text-sentence wide:px-0">{t.tables}</h2>
      <ul className="wall:columns-2 wall:gap-x-10">
        {view.tables.map((table) => (
          <OneTable key={table.sheet} view={view} table={table} canOpen={canOpen(table)} />
        ))}
        {view.brought?.map((table) => (
          <BroughtTable key={table} view={view} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** A table brought from a file: its deals can be read, and there is no sheet to open. */
function BroughtTable({ view, table }: { view: EveningView; table: string }) {
  const { lang, t } = useWordsAnd("tonight");
  const where = { lang, club: view.club.id, season: view.rankings[0]?.season ?? "" };
  return (
    <li className="break-inside-avoid border-rule border-b">
      <a className="edge flex min-h-11 items-center text-choice wide:px-0" href={eveningAddress(where, table)}>
        {t.broughtDeals}
      </a>
    </li>
  );
}

function OneTable({ view, table, canOpen }: { view: EveningView; table: EveningTable; canOpen: boolean }) {
  const { lang, rules, t } = useWordsAnd("tonight");
  const where = { lang, club: view.club.id, season: table.season };
  const games = new Set(view.tables.map(({ game }) => game)).size > 1;
  const go = () => location.assign(sheetAddress(lang, table.sheet));
  return (
    <li className="break-inside-avoid border-rule border-b">
      <a className="edge block py-2 wide:px-0" href={eveningAddress(where, table.sheet)}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-choice">{calledIn(view, table, t)}</span>
          <span className={`font-sans text-state ${table.contested > 0 ? "text-thumb" : "text-ink2"}`}>{stateOf(table, t)}</span>
        </span>
        <span className="flex flex-wrap gap-x-4 gap-y-0.5 pt-0.5">
          {table.names.map((name, i) => (
            <span key={name} className="text-contract">
              <bdi>{name}</bdi> <Figure value={table.totals[i] ?? 0} kind="total" />
            </span>
          ))}
        </span>
        <span className="block font-sans text-state text-ink2">
          {commas(games && rules.names[table.game], table.phone !== null && t.phone(table.phone))}
        </span>
        {table.shutOut && <span className="block pt-1 text-prose text-neg">{t.shutOut}</span>}
      </a>
      {canOpen && (
        <div className="edge wide:px-0">
          {/* A sheet of another phone is brought here first. */}
          <QuietButton
            aria-label={`${t.alike.press.openSheet}, ${calledIn(view, table, t)}`}
            onClick={() => void thisPhone().open(table.sheet).sync().then(go, go)}
          >
            {t.alike.press.openSheet}
          </QuietButton>
        </div>
      )}
    </li>
  );
}
