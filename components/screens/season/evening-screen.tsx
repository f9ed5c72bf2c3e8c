"use client";
import { useState } from "react";
import { apart } from "#components/parts/broken/later";
import { useAddress } from "#components/parts/door/address";
import { type AtDoor, DoorPage, DoorState, useDoor } from "#components/parts/door/door";
import { useHash } from "#components/parts/door/hash";
import { useSheetsHere } from "#components/parts/evening/use-sheets-here";
import { useGame } from "#components/parts/games/use-game";
import { Ledger } from "#components/parts/ledger/ledger";
import { Column, PageHead, useTitle } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { useWords, useWordsAnd, useWordsOf, warmWords } from "#components/parts/words/words";
import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import { commas } from "#lib/rules/lists";
import { leadersOf, type Seat } from "#lib/rules/rules";
import type { EveningView } from "#lib/season/evening-view";
import type { TableView } from "#lib/season/views";
import { type InSeason, seasonAddress, sheetAddress, whereOf } from "#lib/shown/addresses/addresses";
import { hashOfView, viewAt } from "#lib/shown/addresses/sheet-view";
import { sat } from "#lib/shown/plot/sat";
import { longDay } from "#lib/shown/season/say-number";
import { type DealToTell, tellDeal } from "#lib/shown/sheet/tell-deal";
import { doorOf } from "#lib/sync/doors";
import { EveningNumber } from "./evening-number";
import { EveningPlaces } from "./evening-places";
import { RunningCurve } from "./running-curve";

warmWords("door", "season");

/** Not needed for an evening of one table. */
const EveningBoard = apart(() => import("#components/parts/evening/evening-board").then((module) => module.EveningBoard));
const KeepEvening = apart(() => import("./keep-evening").then((module) => module.KeepEvening));

/** A sheet, or an evening of a history, whose deals came from a file. */
const TABLE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.\d+)?$/;

/** An evening of a season: its tables and everybody's places, or the one table that it is. */
export function EveningScreen() {
  const id = useAddress("e");
  return id === null || TABLE.test(id) ? <TableScreen sheet={id} /> : <WholeEvening evening={id} />;
}

function WholeEvening({ evening }: { evening: string }) {
  const { lang } = useWords();
  const [club, season] = [useAddress("c"), useAddress("s")];
  const at = useDoor(club && season ? doorOf.evening(club, { season, evening }) : null);
  return (
    <DoorPage at={at} asks={[club, season, evening]}>
      {(view) => {
        const [only, more] = [...view.tables.map((table) => table.sheet), ...(view.brought ?? [])];
        if (only && !more) return <TableScreen sheet={only} />;
        return <EveningPage view={view} where={{ lang, club: view.club.id, season: season ?? "" }} at={at} />;
      }}
    </DoorPage>
  );
}

function EveningPage({ view, where, at }: InSeason<EveningView> & { at: AtDoor<EveningView> }) {
  const { lang, t } = useWordsAnd("door");
  const day = longDay(view.day, lang);
  const title = view.rankings[0]?.title;
  useTitle(`${view.club.name}, ${day}`);
  return (
    <Column className="pb-10 wide:max-w-none">
      <TopBar left={<QuietLink href={seasonAddress(where)}>{t.alike.back.season}</QuietLink>} />
      <PageHead
        title={title ?? day}
        under={commas(view.club.name, view.rankings[0]?.name, title && day)}
        className="pb-2 wide:px-14"
        looks={["first-letter:uppercase", ""]}
      />
      <DoorState at={at} />
      <EveningBoard view={view} />
    </Column>
  );
}

/** One table of an evening, read only: places, the ledger, and under each figure its lines. */
function TableScreen({ sheet }: { sheet: string | null }) {
  const { lang } = useWords();
  const club = useAddress("c");
  const at = useDoor(club && sheet ? doorOf.table(club, sheet) : null);
  return (
    <DoorPage at={at} asks={[club, sheet]}>
      {(view) => <TablePage view={view} where={whereOf(lang, view)} at={at} />}
    </DoorPage>
  );
}

function TablePage({ view, where, at }: InSeason<TableView> & { at: AtDoor<TableView> }) {
  const words = useWords();
  const { rules: own, m } = words;
  const t = useWordsOf("season");
  const { rules, names, totals } = view;
  useGame(rules.game);
  const deals = view.deals.map((deal): DealToTell => ({ ...deal, id: String(deal.slot), versions: [] }));
  const tapped = useTapped(deals);
  const players = names.map((name, i) => ({ name, total: totals[i] ?? null }));
  return (
    <Column className="pb-10 wide:max-w-none">
      <TableHead view={view} where={where} />
      <DoorState at={at} />
      <EveningPlaces view={view} where={where} />
      <div className="wide:flex wide:items-start">
        <DealCurve view={view} />
        <div className="min-w-0 flex-1 broad:max-w-[720px]">
          <Ledger
            game={rules.game}
            players={players}
            corner={m.sheet.gameAt(own.names[rules.game], rules.players)}
            deals={deals.map((deal) => tellDeal({ rules, names }, deal, words))}
            onFigure={tapped.onChoose}
          />
          <p className="edge pt-2 label print:hidden">{t.eveningPage.note}</p>
          {view.brought && <Brought {...view.brought} />}
        </div>
      </div>
      <KeepEvening view={view} />
      <EveningNumber view={view} players={players} {...tapped} />
    </Column>
  );
}

/** As a sheet names its figures. */
const figureHash = (number: number, seat: Seat): string => hashOfView({ page: "figure", slot: number - 1, seat });

/** The figure that the address names (`#chiffre-3-0`). */
function useTapped(deals: readonly DealToTell[]) {
  const [hash, go] = useHash();
  const view = viewAt(hash);
  const tapped = view.page === "figure" ? view : null;
  return {
    deal: deals.find(({ number }) => number - 1 === tapped?.slot),
    person: tapped?.seat ?? 0,
    onChoose: ({ number }: Pick<DealToTell, "number">, chosen: Seat) => go(figureHash(number, chosen).slice(1)),
    onClose: () => go(""),
  };
}

/** The file it was brought from, and whether it was whole. */
function Brought({ source, isWhole }: NonNullable<TableView["brought"]>) {
  const t = useWordsOf("season").eveningPage;
  return (
    <p className="edge label">
      {t.brought(source)} {!isWhole && t.partly}
    </p>
  );
}

/** Which evening it is, and the ways on from it: to the season, to the sheet itself, to paper. */
function TableHead({ view: { club, season, tally, role, brought }, where }: InSeason<TableView>) {
  const { lang, t } = useWordsAnd("season");
  const day = longDay(tally.day, lang);
  useTitle(tally.title ?? `${club.name}, ${day}`);
  const isHere = useSheetsHere()(tally.sheet);
  // Managers may correct an old sheet of any phone; a brought evening has no sheet.
  const opens = isHere || (role === "owner" && brought === undefined);
  return (
    <>
      <TopBar
        left={<QuietLink href={seasonAddress(where)}>{t.alike.back.season}</QuietLink>}
        centre={
          opens && (
            <a className="inline-flex min-h-11 items-center font-medium text-ink" href={sheetAddress(lang, tally.sheet)}>
              {t.alike.press.openSheet}
            </a>
          )
        }
        right={<QuietButton onClick={() => window.print()}>{t.alike.press.print}</QuietButton>}
      />
      <PageHead
        title={tally.title ?? day}
        under={commas(t.eveningPage.of(club.name, season.name), tally.title && day)}
        className="pb-2"
        looks={["first-letter:uppercase", ""]}
      />
    </>
  );
}

/** The totals deal by deal. */
function DealCurve({ view: { rules, names, totals, deals, marks, nths } }: { view: TableView }) {
  const t = useWordsOf("season");
  const [picked, setPicked] = useState<string | null>(null);
  const played = deals.filter(({ voided }) => !voided);
  if (played.length === 0) return null;
  const leader = leadersOf(totals)[0] ?? 0;
  const start = gameOf(rules).startTotals(rules)[0] ?? 0;
  const steps = played.map(({ number }) => ({
    key: String(number),
    name: t.eveningPage.deal(number),
    short: String(number),
    href: figureHash(number, leader),
  }));
  const lines = sat(played.at(-1)?.totals ?? []).map((i) => ({
    player: String(i),
    name: itemAt(names, i),
    short: itemAt(names, i),
    mark: marks[i] ?? null,
    nth: nths?.[i],
    totals: played.map((deal) => deal.totals[i] ?? start),
  }));
  return (
    <div className="edge pt-2 pb-3 wide:order-1 wide:w-[540px] wide:shrink-0">
      <RunningCurve {...{ steps, lines, start }} picked={picked ?? String(leader)} onPick={setPicked} words={t.dealCurve} />
    </div>
  );
}
