"use client";
import { useState } from "react";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { useWords } from "#components/parts/words/words";
import type { RuleId } from "#lib/rules/articles";
import type { Tally } from "#lib/rules/audit/tally";
import { gameOf } from "#lib/rules/games";
import { type Announced, announcedIn } from "#lib/sheet/drafts/announced";
import { type PlayDraft, sorted } from "#lib/sheet/drafts/play";
import { pick, playAt, readRecord, unpick } from "#lib/sheet/drafts/record";
import type { RecordDraft } from "#lib/sheet/drafts/record-draft";
import { AnnouncedRows } from "./announced-rows";
import { CardPicker } from "./card-picker";
import { ExcuseValue } from "./circumstances";
import { CountLine } from "./count-line";
import { fillDeal } from "./fill-deal";
import { Findings } from "./findings";
import { ContractRow, SeenRow, StartRows } from "./known-rows";
import { PickerBar } from "./picker-bar";
import { useReferee } from "./referee-words";
import { TrickTable } from "./trick-table";
import type { RefereeTable } from "./use-table";

interface Props {
  table: RefereeTable;
  draft: RecordDraft;
  onDraft: (draft: RecordDraft) => void;
  /** One play of the record, to be judged on its own. */
  onJudge: (play: PlayDraft) => void;
  onConsign: ((note: string, rule: RuleId) => void) | null;
  /** The place of the deal to fill, from 0. */
  slot: number;
}

const keyOf = ({ seat, code }: Announced) => `${seat} ${code}`;

/** The whole deal, card by card: the audit speaks at each. */
export function DealTab({ table, draft, onDraft, onJudge, onConsign, slot }: Props) {
  const { lang } = useWords();
  const { t } = useReferee();
  const { rules } = table;
  const game = gameOf(rules);
  const deck = game.deck.id;
  const chosen = draft.at;
  const reading = readRecord(game, rules, draft);
  const { audit, turn, missing } = reading;
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({});
  const { at } = table;
  const tally = at && missing === null ? audit?.tally : undefined;
  const claims = (tally ? announcedIn(game, rules, draft, reading.plays) : []).map((claim) => ({
    ...claim,
    chosen: said[keyOf(claim)] ?? claim.usual,
  }));
  const change = (changes: Partial<RecordDraft>) => onDraft({ ...draft, ...changes });
  const choose = (at: number | null) => change({ at, into: "plays" });
  const judge = (index: number) => onJudge(playAt(game, rules, draft, index));
  const into = draft.into === "plays" ? [] : draft.into === "aside" ? draft.aside : (draft.held[draft.into] ?? []);
  const undo = chosen === null && (into.length > 0 || draft.plays.length > 0) ? () => onDraft(unpick(draft)) : null;
  return (
    <>
      <StartRows table={table} draft={draft} change={change} />
      <TrickTable
        deck={deck}
        names={table.names}
        reading={reading}
        faults={new Set(audit?.faults.map(({ play }) => play))}
        chosen={chosen}
        onPlay={(index) => choose(index === chosen ? null : index)}
      />
      <Findings table={table} reading={reading} onPlay={judge} onConsign={onConsign} />
      <CountLine table={table} reading={reading} />
      <AnnouncedRows
        table={table}
        claims={claims}
        onChoose={(claim) => setSaid({ ...said, [keyOf(claim)]: !(said[keyOf(claim)] ?? claim.usual) })}
      />
      <div className="pt-3">
        <ContractRow table={table} draft={draft} change={change} />
        <SeenRow table={table} draft={draft} change={change} />
      </div>
      {missing === "excuse" && (
        <div className="sticky bottom-0 z-10 mt-auto border-stroke border-t bg-leaf pb-3">
          <p className="edge pt-2 text-reason">{t.missing.excuse}</p>
          <ExcuseValue value={draft.excuseValue} onChange={(excuseValue) => change({ excuseValue })} />
        </div>
      )}
      {missing !== "excuse" && (turn || draft.into !== "plays") && (
        <PickerBar
          label={labelOf()}
          status={
            chosen === null && audit && draft.plays.length > 0 ? t.stands(audit.faults.length, audit.unclear.length > 0) : ""
          }
          onUndo={undo}
          onDone={draft.into === "plays" ? null : () => change({ into: "plays" })}
        >
          {chosen !== null && (
            <div className="edge flex justify-between">
              <QuietButton onClick={() => choose(null)}>{t.cancel}</QuietButton>
              <QuietButton accent onClick={() => judge(chosen)}>
                {t.judgeThis}
              </QuietButton>
            </div>
          )}
          <CardPicker
            deck={deck}
            free={reading.free}
            chosen={into}
            suit={reading.suit}
            step={`${draft.into} ${draft.plays.length} ${chosen}`}
            onCard={(card) => onDraft(pick(game, rules, draft, card))}
            onUndo={undo}
          />
        </PickerBar>
      )}
      {!turn && missing !== "excuse" && draft.into === "plays" && (
        <div className="edge foot sticky bottom-0 z-10 mt-auto bg-paper pt-2">
          <p className="font-sans text-hint text-ink2">{missing === null ? t.complete : t.missing[missing as "taker"]}</p>
          <div className="flex items-center gap-4 pt-1">
            <QuietButton onClick={() => onDraft(unpick(draft))}>{t.undo}</QuietButton>
            {at && tally && (
              <PrimaryButton className="flex-1" onClick={() => fill(at, tally)}>
                {t.fill(slot + 1)}
              </PrimaryButton>
            )}
          </div>
        </div>
      )}
    </>
  );

  async function fill(sheet: NonNullable<RefereeTable["at"]>, tally: Tally): Promise<void> {
    const announced = claims.filter(({ chosen }) => chosen);
    await fillDeal(sheet, slot, { record: draft, plays: reading.plays, tally, announced });
    location.assign(`/${lang}/sheet?s=${sheet.sheet.id}#donne-${slot + 1}`);
  }

  function labelOf(): string {
    if (draft.into === "aside") return `${t.evidence}, ${t.wheres.aside} (${sorted(draft.aside).length})`;
    if (draft.into !== "plays") return `${t.handOf(table.name(draft.into))} (${into.length})`;
    if (!turn) return t.complete;
    return (chosen === null ? t.turn : t.replacing)(turn.trick + 1, table.name(turn.seat));
  }
}
