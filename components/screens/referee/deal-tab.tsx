import { useState } from "react";
import { Foot } from "#components/parts/page/page";
import { PrimaryButton, QuietButton } from "#components/parts/press/buttons";
import { useWords } from "#components/parts/words/words";
import type { Tally } from "#lib/rules/audit/tally";
import { gameOf } from "#lib/rules/games";
import { commas } from "#lib/rules/lists";
import type { Seat } from "#lib/rules/rules";
import { plain } from "#lib/rules/words/words";
import { type Announced, announcedIn } from "#lib/sheet/drafts/announced";
import { type Filling, fillForm } from "#lib/sheet/drafts/from-record";
import type { PlayDraft } from "#lib/sheet/drafts/play";
import { pick, playAt, type RecordReading, readRecord, unpick } from "#lib/sheet/drafts/record";
import type { RecordDraft } from "#lib/sheet/drafts/record-draft";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import { hashOfView } from "#lib/shown/addresses/sheet-view";
import { deskOf } from "#lib/shown/games/desk";
import { formBegun } from "#lib/shown/referee/deal-asked";
import { canNote } from "#lib/shown/sheet/may-note";
import { CardPicker } from "./card-picker";
import { ExcuseValue } from "./circumstances";
import { AnnouncedRows, Findings } from "./findings";
import { ContractRow, SeenRow, StartRows } from "./known-rows";
import { PickerBar } from "./picker-bar";
import { type Consign, type RefereeTable, type SheetHere, useReferee } from "./referee";
import { TrickTable } from "./trick-table";

interface Props {
  table: RefereeTable;
  draft: RecordDraft;
  onDraft: (draft: RecordDraft) => void;
  /** Opens one play of the record in its own tab. */
  onJudge: (play: PlayDraft) => void;
  onConsign: Consign;
  /** Index from 0 of the deal to fill in. */
  slot: number;
}

const keyOf = ({ seat, code }: Announced) => `${seat} ${code}`;

/** The whole deal, card by card: the audit speaks at each. */
export function DealTab({ table, draft, onDraft, onJudge, onConsign, slot }: Props) {
  const { rules } = table;
  const game = gameOf(rules);
  const reading = readRecord(game, rules, draft);
  const shared = { table, draft, reading };
  const claims = useClaims(table, draft, reading);
  const announced = claims.all.filter(({ chosen }) => chosen);
  const change = (changes: Partial<RecordDraft>) => onDraft({ ...draft, ...changes });
  const judge = (index: number) => onJudge(playAt(game, rules, draft, index));
  const choose = (at: number | null) => change({ at, into: "plays" });
  return (
    <>
      <StartRows table={table} draft={draft} change={change} />
      <TrickTable
        deck={game.deck}
        names={table.names}
        reading={reading}
        faults={new Set(reading.audit?.faults.map(({ play }) => play))}
        chosen={draft.at}
        onPlay={(index) => choose(index === draft.at ? null : index)}
      />
      <Findings table={table} reading={reading} onPlay={judge} onConsign={onConsign} />
      <CountLine table={table} reading={reading} />
      <AnnouncedRows table={table} claims={claims.all} onChoose={claims.toggle} />
      <div className="pt-3">
        <ContractRow table={table} draft={draft} change={change} />
        <SeenRow table={table} draft={draft} change={change} />
      </div>
      {reading.missing === "excuse" ? (
        <AskedExcuse value={draft.excuseValue} onChange={(excuseValue) => change({ excuseValue })} />
      ) : reading.turn || draft.into !== "plays" ? (
        <DealPicker {...shared} onDraft={onDraft} onChoose={choose} onJudge={judge} />
      ) : (
        <DealFoot {...shared} slot={slot} announced={announced} onUndo={() => onDraft(unpick(draft))} />
      )}
    </>
  );
}

/** Only one answer is missing: the value that was named for the Excuse. */
function AskedExcuse(props: Parameters<typeof ExcuseValue>[0]) {
  const { t } = useReferee();
  return (
    <div className="sticky bottom-0 flat:relative z-10 mt-auto border-stroke border-t bg-leaf pb-3">
      <p className="edge pt-2 text-reason">{t.missing.excuse}</p>
      <ExcuseValue {...props} />
    </div>
  );
}

/** What could be announced by the cards of a whole deal, and which of it was. */
function useClaims({ rules, at }: RefereeTable, draft: RecordDraft, { audit, missing, plays }: RecordReading) {
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({});
  const tally = at && missing === null ? audit?.tally : undefined;
  const found = tally ? announcedIn(gameOf(rules), rules, draft, plays) : [];
  const all = found.map((claim) => ({ ...claim, chosen: said[keyOf(claim)] ?? claim.usual }));
  const toggle = (claim: Announced) => setSaid({ ...said, [keyOf(claim)]: !(said[keyOf(claim)] ?? claim.usual) });
  return { all, toggle };
}

/** The cards laid, and their reading. */
interface LaidProps extends Pick<Props, "table" | "draft"> {
  reading: RecordReading;
}

interface PickerProps extends LaidProps, Pick<Props, "onDraft"> {
  onChoose: (at: number | null) => void;
  onJudge: (index: number) => void;
}

/** The cards that may come next: of the deal, of a hand, or what was put aside. */
function DealPicker({ table, draft, reading, onDraft, onChoose, onJudge }: PickerProps) {
  const { t } = useReferee();
  const { rules } = table;
  const game = gameOf(rules);
  const { audit, turn } = reading;
  const { at: chosen, plays, into } = draft;
  const held = into === "plays" ? [] : into === "aside" ? draft.aside : (draft.held[into] ?? []);
  const undo = chosen === null && (held.length > 0 || plays.length > 0) ? () => onDraft(unpick(draft)) : null;
  const playing = () => (turn ? (chosen === null ? t.turn : t.replacing)(turn.trick + 1, table.name(turn.seat)) : t.complete);
  const shown = () => (into === "aside" ? `${t.evidence}, ${t.wheres.aside}` : t.handOf(table.name(into as Seat)));
  const label = into === "plays" ? playing() : `${shown()} (${held.length})`;
  return (
    <PickerBar
      label={label}
      status={chosen === null && audit && plays.length > 0 ? t.stands(audit.faults.length, audit.unclear.length > 0) : ""}
      onUndo={undo}
      onDone={into === "plays" ? null : () => onDraft({ ...draft, into: "plays" })}
    >
      {chosen !== null && (
        <div className="edge flex justify-between">
          <QuietButton onClick={() => onChoose(null)}>{t.alike.press.cancel}</QuietButton>
          <QuietButton accent onClick={() => onJudge(chosen)}>
            {t.judgeThis}
          </QuietButton>
        </div>
      )}
      <CardPicker
        deck={game.deck}
        free={reading.free}
        chosen={held}
        suit={reading.suit}
        step={`${into} ${plays.length} ${chosen}`}
        onCard={(card) => onDraft(pick(game, rules, draft, card))}
        onUndo={undo}
      />
    </PickerBar>
  );
}

interface FootProps extends LaidProps, Pick<Props, "slot"> {
  announced: readonly Announced[];
  onUndo: () => void;
}

/** Whether the deal is whole, or what is missing; on a sheet it can then be noted. */
function DealFoot({ table: { at }, draft, reading, slot, announced, onUndo }: FootProps) {
  const { lang } = useWords();
  const { t } = useReferee();
  const { audit, missing, plays } = reading;
  const tally = at && missing === null ? audit?.tally : undefined;
  const fill = async (sheet: SheetHere, tally: Tally) => {
    await fillDeal(sheet, slot, { record: draft, plays, tally, announced });
    location.assign(sheetAddress(lang, sheet.sheet.id, hashOfView({ page: "deal", slot })));
  };
  return (
    <Foot>
      <p className="font-sans text-hint text-ink2">{missing === null ? t.complete : t.missing[missing as "taker"]}</p>
      <div className="flex items-center gap-4 pt-1">
        <QuietButton onClick={onUndo}>{t.alike.press.takeBack}</QuietButton>
        {at && canNote(at) && tally && (
          <PrimaryButton className="flex-1" onClick={() => void fill(at, tally)}>
            {t.fill(slot + 1)}
          </PrimaryButton>
        )}
      </div>
    </Foot>
  );
}

/** Stores a draft from the cards, with which the deal's form opens; it is not saved yet. */
async function fillDeal({ sheet, open }: SheetHere, slot: number, filling: Filling): Promise<void> {
  const { rules } = sheet;
  await open.keepDraft(slot, fillForm(rules, deskOf(rules).start(rules, formBegun(sheet, slot)), filling));
}

/** What a complete deal comes to. */
function CountLine({ table, reading }: Pick<LaidProps, "table" | "reading">) {
  const { t } = useReferee();
  const tally = reading.audit?.tally;
  if (!tally) return null;
  return <p className="edge pt-3 text-reason">{commas(...said())}.</p>;

  function said(): (string | false)[] {
    if (!tally) return [];
    if (tally.kind === "attack") {
      const { points, bouts, petitAuBout, slam } = tally;
      return [t.countAttack(plain(points), bouts), petitAuBout !== null && t.petit[petitAuBout], slam !== null && t.slamBy[slam]];
    }
    if (tally.kind === "tricks") return tally.tricks.map((n, seat) => t.countSeat(table.name(seat), `${n}`));
    const { cardPoints, setAside, boutDuBout } = tally;
    return [
      ...cardPoints.map((points, seat) => t.countSeat(table.name(seat), plain(points))),
      setAside > 0 && t.aside(plain(setAside)),
      boutDuBout !== null && t.boutDuBout(table.name(boutDuBout)),
    ];
  }
}
