"use client";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { QuietButton, QuietLink } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { TopBar } from "#components/parts/ledger/top-bar";
import { useWords } from "#components/parts/words/words";
import { warmWords } from "#components/parts/words/words-of";
import type { RuleId } from "#lib/rules/articles";
import { type CodeDraft, EMPTY_CODE } from "#lib/sheet/drafts/arbitrated";
import { EMPTY_HAND, type HandDraft } from "#lib/sheet/drafts/hand";
import { emptyPlay, type PlayDraft } from "#lib/sheet/drafts/play";
import type { RecordDraft } from "#lib/sheet/drafts/record-draft";
import { startRecord } from "#lib/sheet/drafts/start-record";
import type { Sheet } from "#lib/sheet/sheet";
import { PlayTab } from "./play-tab";
import { useReferee } from "./referee-words";
import { TableRow } from "./table-row";
import { useKept } from "./use-kept";
import { casesAt, TABS, useTab } from "./use-tab";
import { type Asked, type RefereeTable, useAddress } from "./use-table";

/** One play is asked about most; the rest comes right behind it, before the table can lose its network. */
const PAGES = {
  code: () => import("./code-tab"),
  consign: () => import("./consign-page"),
  deal: () => import("./deal-tab"),
  hand: () => import("./hand-tab"),
};
const CodeTab = lazy(() => PAGES.code().then((module) => ({ default: module.CodeTab })));
const ConsignPage = lazy(() => PAGES.consign().then((module) => ({ default: module.ConsignPage })));
const DealTab = lazy(() => PAGES.deal().then((module) => ({ default: module.DealTab })));
const HandTab = lazy(() => PAGES.hand().then((module) => ({ default: module.HandTab })));

/** The referee's table: one play, one hand, or the whole deal, each kept as it was left. */
export function RefereeTabs({ table, onAsk }: { table: RefereeTable; onAsk?: (asked: Asked) => void }) {
  const { lang } = useWords();
  const { t } = useReferee();
  const { rules, at } = table;
  const [tab, goTo] = useTab();
  const slot = useSlot(at?.sheet);
  const [play, setPlay] = useKept<PlayDraft>(`referee play ${table.id}`, 0, startPlay);
  const [hand, setHand] = useKept<HandDraft>(`referee hand ${table.id}`, 0, () => EMPTY_HAND);
  const [record, setRecord] = useKept<RecordDraft>(`referee deal ${table.id}`, slot, () =>
    startRecord(rules, at?.sheet ?? null, slot),
  );
  const [code, setCode] = useCode();
  const [picking, setPicking] = useState(true);
  const [consigning, setConsigning] = useState<{ note: string; rule: RuleId } | null>(null);
  // What was cleared last, until another card is laid: seventy-two cards are not lost to one tap.
  const [restore, setRestore] = useState<(() => void) | null>(null);
  useEffect(() => {
    warmWords("arbiter", "provisions");
    void Promise.all(Object.values(PAGES).map((load) => load()));
  }, []);
  if (!play || !hand || !record) return <main className="min-h-dvh" />;

  const laying =
    <T,>(keep: (draft: T) => void) =>
    (draft: T) => {
      setRestore(null);
      keep(draft);
    };
  const another = () => {
    setPlay(startPlay());
    setPicking(true);
  };
  const clear = () => {
    const back = {
      play: () => setPlay(play),
      hand: () => setHand(hand),
      deal: () => setRecord(record),
      code: () => setCode(code),
    };
    setRestore(() => back[tab]);
    if (tab === "play") another();
    else if (tab === "code") setCode(EMPTY_CODE);
    else if (tab === "hand") setHand({ ...EMPTY_HAND, asks: hand.asks });
    else setRecord(startRecord(rules, at?.sheet ?? null, slot));
  };
  const consign = at && ((note: string, rule: RuleId) => setConsigning({ note, rule }));

  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[720px] flex-col">
      <TopBar
        left={
          tab === "play" && play.number !== null ? (
            <QuietButton onClick={() => goTo("deal")}>{t.toDeal}</QuietButton>
          ) : (
            <QuietLink href={at ? `/${lang}/sheet?s=${at.sheet.id}` : `/${lang}`}>{at ? t.toSheet : t.toHome}</QuietLink>
          )
        }
        centre={
          <h1>
            {tab === "play" && play.number !== null
              ? t.titleAt(play.number)
              : tab === "deal" && at
                ? t.openAt(slot + 1)
                : t.title}
          </h1>
        }
        right={
          restore ? (
            <QuietButton
              onClick={() => {
                restore();
                setRestore(null);
              }}
            >
              {t.restore}
            </QuietButton>
          ) : (
            <QuietButton onClick={clear}>{t.clear}</QuietButton>
          )
        }
      />
      {onAsk && picking && <TableRow table={table} onAsk={onAsk} />}
      {(picking || tab !== "play") && (
        <ChoiceRow
          label={t.what}
          hideLabel
          layout="spread"
          className="border-rule border-b"
          choices={TABS.map((value) => ({ value, label: t.tabs[value] }))}
          value={tab}
          onChange={(next) => {
            setRestore(null);
            goTo(next);
          }}
        />
      )}
      {tab === "play" && (
        <PlayTab
          table={table}
          draft={play}
          onDraft={laying(setPlay)}
          onAnother={another}
          onConsign={consign}
          picking={picking}
          onPicking={setPicking}
        />
      )}
      <Suspense>
        {tab === "code" && <CodeTab table={table} draft={code} onDraft={laying(setCode)} slot={slot} />}
        {tab === "hand" && <HandTab table={table} draft={hand} onDraft={laying(setHand)} />}
        {tab === "deal" && (
          <DealTab
            table={table}
            draft={record}
            onDraft={laying(setRecord)}
            onJudge={(next) => {
              setPlay(next);
              setPicking(false);
              goTo("play");
            }}
            onConsign={consign}
            slot={slot}
          />
        )}
        {consigning && at && <ConsignPage at={at} slot={slot} {...consigning} onClose={() => setConsigning(null)} />}
      </Suspense>
    </main>
  );

  function startPlay(): PlayDraft {
    const { leader, calledCard } = startRecord(rules, at?.sheet ?? null, slot);
    return { ...emptyPlay(leader), calledCard };
  }
}

/** The case of the code that is looked at; a link leads to another. */
function useCode(): [CodeDraft, (draft: CodeDraft) => void] {
  const [code, setCode] = useState<CodeDraft>(() => ({ ...EMPTY_CODE, ...casesAt(location.hash) }));
  const follow = useEffectEvent(() => {
    const there = casesAt(location.hash);
    if (there) setCode({ ...EMPTY_CODE, ...there });
  });
  useEffect(() => {
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return [code, setCode];
}

/** The deal of the address (`&n=7`), else the one being played. */
function useSlot(sheet: Sheet | undefined): number {
  const asked = Number(useAddress("n")) - 1;
  return Number.isInteger(asked) && asked >= 0 ? asked : (sheet?.nextSlot ?? 0);
}
