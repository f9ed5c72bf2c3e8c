import { type ReactNode, Suspense, useEffect, useState } from "react";
import { later } from "#components/parts/broken/later";
import { replaceHash, useRawHash } from "#components/parts/door/address";
import { Column } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { OneOf } from "#components/parts/press/choice-row";
import { useWords, warmWords } from "#components/parts/words/words";
import type { RuleId } from "#lib/rules/articles";
import type { PlayDraft } from "#lib/sheet/drafts/play";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import { hashOfTab, TABS, type Tab, tabAt } from "#lib/shown/addresses/referee-hash";
import { canNote } from "#lib/shown/sheet/may-note";
import { PlayTab } from "./play-tab";
import { type RefereeTable, useReferee } from "./referee";
import { type AskingGame, TableRow } from "./table-row";
import { useDrafts } from "./use-drafts";

/** Most questions are about one play. The other tabs are loaded right after it, since the network may go. */
const PAGES = {
  code: () => import("./code-tab"),
  consign: () => import("./consign-page"),
  deal: () => import("./deal-tab"),
  hand: () => import("./hand-tab"),
};
const CodeTab = later(() => PAGES.code().then((module) => module.CodeTab));
const ConsignPage = later(() => PAGES.consign().then((module) => module.ConsignPage));
const DealTab = later(() => PAGES.deal().then((module) => module.DealTab));
const HandTab = later(() => PAGES.hand().then((module) => module.HandTab));

function bringPages(): void {
  warmWords("arbiter", "provisions");
  void Promise.all(Object.values(PAGES).map((load) => load()));
}

/** The referee's table: one play, one hand, or the whole deal, each kept as it was left. */
export function RefereeTabs({ table, asking }: { table: RefereeTable; asking?: AskingGame }) {
  const { t } = useReferee();
  const tab = tabAt(useRawHash());
  const goTo = (next: Tab) => replaceHash(hashOfTab(next));
  const [picking, setPicking] = useState(true);
  const laid = useDrafts(table);
  useEffect(bringPages, []);
  const game = asking && picking && <TableRow table={table} {...asking} />;
  if (!laid) return <Begun table={table} tab={tab} game={game} />;
  const clear = () => {
    laid.clear(tab);
    if (tab === "play") setPicking(true);
  };
  const turnTo = (next: Tab) => {
    laid.keepCleared();
    goTo(next);
  };
  return (
    <Column className="flex w-full flex-col">
      <Bar table={table} tab={tab} slot={laid.slot} trick={laid.drafts.play.number} onDeal={() => goTo("deal")}>
        <QuietButton onClick={laid.restore ?? clear}>{laid.restore ? t.restore : t.clear}</QuietButton>
      </Bar>
      {game}
      {(picking || tab !== "play") && (
        <OneOf
          label={t.what}
          hideLabel
          layout="spread"
          className="border-rule border-b"
          of={TABS}
          say={t.tabs}
          value={tab}
          onChange={turnTo}
        />
      )}
      <OpenTab table={table} tab={tab} goTo={goTo} laid={laid} picking={picking} onPicking={setPicking} />
    </Column>
  );
}

/** Shown while the drafts are read. */
function Begun({ table, tab, game }: Pick<BarProps, "table" | "tab"> & { game: ReactNode }) {
  return (
    <Column className="flex w-full flex-col">
      <Bar table={table} tab={tab} />
      {game}
    </Column>
  );
}

interface TabProps {
  table: RefereeTable;
  tab: Tab;
  goTo: (tab: Tab) => void;
  laid: NonNullable<ReturnType<typeof useDrafts>>;
  picking: boolean;
  onPicking: (picking: boolean) => void;
}

/** The open tab; from it a play is judged, or noted on the sheet. */
function OpenTab({ table, tab, goTo, laid, picking, onPicking }: TabProps) {
  const [consigning, setConsigning] = useState<{ note: string; rule: RuleId } | null>(null);
  const { slot, drafts, lay } = laid;
  const another = () => {
    laid.another();
    onPicking(true);
  };
  const judge = (next: PlayDraft) => {
    laid.setPlay(next);
    onPicking(false);
    goTo("play");
  };
  const consign = table.at && canNote(table.at) ? (note: string, rule: RuleId) => setConsigning({ note, rule }) : null;
  const play = { draft: drafts.play, onDraft: lay.play, onAnother: another, picking, onPicking };
  return (
    <>
      {tab === "play" && <PlayTab table={table} {...play} onConsign={consign} />}
      <Suspense>
        {tab === "code" && <CodeTab table={table} draft={drafts.code} onDraft={lay.code} slot={slot} />}
        {tab === "hand" && <HandTab table={table} draft={drafts.hand} onDraft={lay.hand} />}
        {tab === "deal" && (
          <DealTab table={table} draft={drafts.record} onDraft={lay.record} onJudge={judge} onConsign={consign} slot={slot} />
        )}
        {consigning && table.at && <ConsignPage at={table.at} slot={slot} {...consigning} onClose={() => setConsigning(null)} />}
      </Suspense>
    </>
  );
}

interface BarProps {
  table: RefereeTable;
  tab: Tab;
  slot?: number;
  /** The trick of the whole deal that the play belongs to. */
  trick?: number | null;
  onDeal?: () => void;
  children?: ReactNode;
}

/** A link back, and which play or deal this is. */
function Bar({ table: { at }, tab, slot, trick = null, onDeal, children }: BarProps) {
  const { lang } = useWords();
  const { t } = useReferee();
  const isOfDeal = tab === "play" && trick !== null;
  return (
    <TopBar
      left={
        isOfDeal ? (
          <QuietButton onClick={onDeal}>{t.toDeal}</QuietButton>
        ) : (
          <QuietLink href={at ? sheetAddress(lang, at.sheet.id) : `/${lang}`}>{at ? t.alike.back.sheet : t.toHome}</QuietLink>
        )
      }
      centre={
        <h1>
          {isOfDeal ? t.titleAt(trick) : tab === "deal" && at && slot !== undefined ? t.openAt(slot + 1) : t.alike.pages.referee}
        </h1>
      }
      right={children}
    />
  );
}
