"use client";
import { useState } from "react";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWords } from "#components/parts/words/words";
import type { RuleId } from "#lib/rules/articles";
import type { Card } from "#lib/rules/deck";
import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import { sayPlay, type Who } from "#lib/rules/words/referee";
import {
  ask,
  knownOf,
  lay,
  type PlayDraft,
  type PlayReading,
  playFromHand,
  readPlay,
  seatOf,
  sorted,
  unlay,
} from "#lib/sheet/drafts/play";
import { hasEnded } from "#lib/shown/sheet/ended";
import type { CardState } from "#messages/fr/cards";
import { CardPicker } from "./card-picker";
import { Circumstances } from "./circumstances";
import { HandCards } from "./hand-cards";
import { OutcomeLines } from "./outcome-lines";
import { PickerBar } from "./picker-bar";
import { useReferee } from "./referee-words";
import { TrickRow } from "./trick-row";
import type { RefereeTable } from "./use-table";
import { Articles, Verdict } from "./verdict";

interface Props {
  table: RefereeTable;
  draft: PlayDraft;
  onDraft: (draft: PlayDraft) => void;
  onAnother: () => void;
  /** Null where there is no sheet to write on. */
  onConsign: ((note: string, rule: RuleId) => void) | null;
  /** The picker is folded once the cards are all there. */
  picking: boolean;
  onPicking: (picking: boolean) => void;
}

/** One trick: the cards as they fell, the hand as far as it is known, the verdict. */
export function PlayTab({ table, draft, onDraft, onAnother, onConsign, picking, onPicking }: Props) {
  const { lang } = useWords();
  const { say, t } = useReferee();
  const { rules } = table;
  const game = gameOf(rules);
  const deck = game.deck.id;
  const reading = readPlay(game, rules, draft);
  const { verdict, play } = reading;
  const names = table.names.map((_, place) => table.name(seatOf(rules, draft, place)));
  const who = (place: number) => itemAt(names, place % rules.players);
  const { trick, place } = draft;
  const hand = knownOf(draft);
  const playing = table.at && !hasEnded(table.at.sheet) ? table.at.sheet.nextSlot : null;
  const undo = trick.length > 0 || hand.length > 0 ? () => onDraft(unlay(rules, draft)) : null;
  const asked = place === null ? null : itemAt(names, place);
  const change = (changes: Partial<PlayDraft>) => onDraft({ ...draft, ...changes });
  const sentence = play && verdict ? sayPlay(say, game, play, verdict, who) : "";
  const links = [
    [`/${lang}/rules?g=${rules.game}#disputes`, t.disputes],
    [`/${lang}/rules?g=${rules.game}`, t.search],
    // Contested first, judged later: the cards are being played.
    ...(playing === null ? [] : [[`/${lang}/sheet?s=${table.id}#litige-${playing + 1}`, t.noteDispute(playing + 1)]]),
  ];
  const consign =
    onConsign && verdict && verdict.verdict !== "unknown"
      ? () => onConsign(`${say.verdicts[verdict.verdict]} ${sentence}`, verdict.rule)
      : null;

  return (
    <>
      <TrickRow
        deck={deck}
        draft={draft}
        names={names}
        onPlace={(at) => {
          onPicking(true);
          onDraft(ask(rules, draft, at));
        }}
      />
      {trick.length === 0 && place === null && (
        <ChoiceRow
          label={t.leads}
          layout="flow"
          choices={table.names.map((name, seat) => ({ value: seat, label: name }))}
          value={draft.leader}
          onChange={(leader) => change({ leader })}
        />
      )}
      <Circumstances game={game} rules={rules} draft={draft} change={change} />
      <OutcomeLines rules={rules} draft={draft} reading={reading} names={names} />
      {trick.length === 0 && place === null && (
        <div className="edge pt-3">
          <p className="max-w-[34rem] text-reason">{t.start}</p>
          <p className="flex flex-wrap gap-x-6">
            {links.map(([href, label]) => (
              <a key={href} className="inline-flex min-h-11 items-center font-sans text-hint text-ink2" href={href}>
                {label}
              </a>
            ))}
          </p>
        </div>
      )}
      {trick.length > 0 && place === null && <p className="edge pt-3 font-sans text-hint text-ink2">{t.askWhose}</p>}
      {verdict && <Verdict verdict={verdict.verdict} sentence={sentence} />}
      {asked && hand.length > 0 && (
        <Hand
          key={`${draft.leader} ${place}`}
          table={table}
          draft={draft}
          reading={reading}
          label={t.handOf(asked)}
          who={who}
          onPlayed={place === trick.length ? (card) => onDraft(playFromHand(draft, card)) : null}
        />
      )}
      {verdict && (
        <Articles rules={rulesOf(game.duties, verdict)} game={rules.game} illegal={verdict.verdict === "illegal"} fits="CA18" />
      )}
      {picking ? (
        <PickerBar
          label={asked ? t.handOf(asked) : t.plays(itemAt(names, trick.length))}
          status={verdict ? say.verdicts[verdict.verdict] : ""}
          shows="verdict"
          onlyShort
          onUndo={undo}
          onDone={verdict ? () => onPicking(false) : null}
        >
          {place !== null && game.deck.suits.length > 0 && (
            <ChoiceRow
              label={t.known}
              layout="flow"
              choices={(["part", "whole"] as const).map((value) => ({ value, label: t.knownAs[value] }))}
              value={draft.whole ? "whole" : "part"}
              onChange={(value) => change({ whole: value === "whole" })}
            />
          )}
          <CardPicker
            deck={deck}
            free={reading.free}
            chosen={hand}
            suit={reading.suit}
            step={place === null ? trick.length : `hand ${place}`}
            onCard={(card) => onDraft(lay(rules, draft, card))}
            onUndo={undo}
          />
        </PickerBar>
      ) : (
        <div className="edge foot sticky bottom-0 z-10 mt-auto flex items-center gap-4 bg-paper pt-3">
          <QuietButton onClick={onAnother}>{t.another}</QuietButton>
          {consign ? (
            <PrimaryButton className="flex-1" onClick={consign}>
              {t.note}
            </PrimaryButton>
          ) : (
            <QuietButton onClick={() => onPicking(true)}>{t.completeHand}</QuietButton>
          )}
        </div>
      )}
    </>
  );
}

interface HandProps {
  table: RefereeTable;
  draft: PlayDraft;
  reading: PlayReading;
  label: string;
  who: Who;
  /** A card of the hand is the one that was played; null when it already lies on the table. */
  onPlayed: ((card: Card) => void) | null;
}

/** What is known of the hand: each card says why it was allowed, or was not. */
function Hand({ table, draft, reading, label, who, onPlayed }: HandProps) {
  const { say, t } = useReferee();
  const game = gameOf(table.rules);
  const { deck } = game;
  const [open, setOpen] = useState<Card | null>(null);
  const why = judged(reading).find(({ play }) => play.card === open);
  const allowed = sorted(judged(reading).flatMap(({ play, verdict }) => (verdict.verdict === "legal" ? [play.card] : [])));
  // The Excuse escapes everything; of the rest, only a whole hand tells.
  const isTold = draft.whole && allowed.length > 0 && deck.suits.length > 0;
  return (
    <section aria-label={label} className="pb-2">
      <div className="edge flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
        <h2 className="label">{label}</h2>
        {isTold && <p className="label">{t.allowed(allowed.map((card) => say.short(deck, card)).join(", "))}</p>}
      </div>
      <HandCards
        deck={deck.id}
        label={label}
        cards={[...knownOf(draft), ...(reading.play ? [reading.play.card] : [])]}
        state={(card) => stateOf(reading, card)}
        open={open}
        ask={t.why}
        onCard={(card) => setOpen(card === open ? null : card)}
      />
      {why && (
        <div role="status" className="edge">
          <p className="text-prose">
            <span className={why.verdict.verdict === "illegal" ? "text-neg" : ""}>{say.verdicts[why.verdict.verdict]}</span>{" "}
            {sayPlay(say, game, why.play, why.verdict, who)}
          </p>
          {onPlayed && (
            <QuietButton accent onClick={() => onPlayed(why.play.card)}>
              {t.thisCard}
            </QuietButton>
          )}
        </div>
      )}
    </section>
  );
}

/** An unknown verdict waits on more than one duty: each has its article. */
const rulesOf = (
  duties: Readonly<Record<string, RuleId>>,
  { verdict, rule, questions }: NonNullable<PlayReading["verdict"]>,
): RuleId[] => (verdict === "unknown" ? questions.map(({ duty }) => duties[duty] as RuleId) : [rule]);

/** Every card of the hand, the one on the table among them. */
const judged = ({ others, play, verdict }: PlayReading): PlayReading["others"] =>
  play && verdict ? [...others, { play, verdict }] : others;

/** Raised when it was allowed, flat when it was not, plain while nobody knows. */
function stateOf(reading: PlayReading, card: Card): CardState {
  const verdict = judged(reading).find(({ play }) => play.card === card)?.verdict.verdict;
  return verdict === "legal" ? "permitted" : verdict === "illegal" ? "forbidden" : "played";
}
