import { useState } from "react";
import { QuietButton } from "#components/parts/press/buttons";
import type { Card } from "#lib/rules/deck";
import { gameOf } from "#lib/rules/games";
import { sayPlay, type Who } from "#lib/rules/words/referee";
import { knownOf, type PlayDraft, type PlayReading, sorted } from "#lib/sheet/drafts/play";
import { judgedCards, stateOfCard } from "#lib/shown/referee/judged-cards";
import { HandCards } from "./hand-cards";
import { type RefereeTable, useReferee } from "./referee";

interface HandProps {
  table: RefereeTable;
  draft: PlayDraft;
  reading: PlayReading;
  label: string;
  who: Who;
  /** Called with the card of the hand that was played; null if it already lies on the table. */
  onPlayed: ((card: Card) => void) | null;
}

/** What is known of the hand: each card says why it was allowed, or was not. */
export function KnownHand({ table, draft, reading, label, who, onPlayed }: HandProps) {
  const { say, t } = useReferee();
  const game = gameOf(table.rules);
  const { deck } = game;
  const [open, setOpen] = useState<Card | null>(null);
  const why = judgedCards(reading).find(({ play }) => play.card === open);
  const allowed = sorted(judgedCards(reading).flatMap(({ play, verdict }) => (verdict.verdict === "legal" ? [play.card] : [])));
  // No list without a whole hand (only the Excuse is sure then), nor at the whist, which has no suits.
  const isTold = draft.whole && allowed.length > 0 && deck.suits.length > 0;
  return (
    <section aria-label={label} className="pb-2">
      <div className="edge flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
        <h2 className="label">{label}</h2>
        {isTold && <p className="label">{t.allowed(allowed.map((card) => say.short(deck, card)).join(", "))}</p>}
      </div>
      <HandCards
        deck={deck}
        label={label}
        cards={[...knownOf(draft), ...(reading.play ? [reading.play.card] : [])]}
        state={(card) => stateOfCard(reading, card)}
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
