import { CalledCard } from "#components/parts/games/called-card";
import { asking, OneOf } from "#components/parts/press/choice-row";
import { useWords } from "#components/parts/words/words";
import { type Card, EXCUSE, type Suit, TRUMPS } from "#lib/rules/deck";
import type { Game } from "#lib/rules/game";
import { barsCalledSuit } from "#lib/rules/legal";
import type { Rules, Seat } from "#lib/rules/rules";
import type { Editing } from "#lib/sheet/drafts/draft";
import { MOMENTS, type PlayDraft } from "#lib/sheet/drafts/play";
import { type RefereeTable, useReferee } from "./referee";

/** Facts that the cards do not tell: which trick, who was called, what the Excuse is worth. Asked only if they matter. */
export function Circumstances({ game, rules, draft, change }: Editing<PlayDraft> & { game: Game; rules: Rules }) {
  const asks = asking({ draft, change });
  const { t } = useReferee();
  const { trick, moment } = draft;
  const hasExcuse = trick.includes(EXCUSE);
  const calls = game.calls !== null && barsCalledSuit(rules);
  const asksLast = hasExcuse && game.excuse !== null;
  const moments = MOMENTS.filter((one) => one === "other" || (one === "first" ? calls : asksLast));
  const ties = rules.options["tie-leader"] === "same-suit";
  return (
    <>
      {moments.length > 1 && (
        <OneOf
          label={t.moment}
          layout="flow"
          of={moments}
          say={t.moments}
          value={moments.includes(moment) ? moment : "other"}
          onChange={(next) => change({ moment: next })}
        />
      )}
      {calls && moment === "first" && (
        <CallRow game={game} value={draft.calledCard} onChange={(calledCard) => change({ calledCard })} />
      )}
      {asksLast && moment === "last" && trick[0] === EXCUSE && game.attack && (
        <OneOf label={t.slam} of={[false, true]} say={(value) => (value ? t.yes : t.no)} {...asks("slam")} />
      )}
      {ties && <CarriedRow value={draft.carried} onChange={(carried) => change({ carried })} />}
      {hasExcuse && !game.excuse && <ExcuseValue value={draft.excuseValue} onChange={(excuseValue) => change({ excuseValue })} />}
    </>
  );
}

export function ExcuseValue({ value, onChange }: { value: number | null; onChange: (value: number) => void }) {
  const { t } = useReferee();
  return <OneOf label={t.excuseValue} of={[0, 22]} value={value} onChange={onChange} />;
}

/** The called card, in the referee's words. */
export function CallRow(props: { game: Pick<Game, "calls" | "deck">; value: Card | null; onChange: (card: Card) => void }) {
  const { m } = useWords();
  const { t } = useReferee();
  return (
    <CalledCard
      {...props}
      label={t.called}
      names={props.game.calls === "top" ? m.cards.schools : m.cards.suits}
      ranks={t.calledRanks}
      changeRank={(rank) => `${t.called}, ${rank}`}
      rankLabel={t.calledRank}
    />
  );
}

/** Asks who leads, before any card. */
export function WhoLeads({ table: { names }, ...editing }: Editing<{ readonly leader: Seat }> & { table: RefereeTable }) {
  const { t } = useReferee();
  return <OneOf label={t.leads} layout="flow" of={[...names.keys()]} say={names} {...asking(editing)("leader")} />;
}

const NO_CARRY = -1;

function CarriedRow({ value, onChange }: { value: Suit | null; onChange: (suit: Suit | null) => void }) {
  const { m } = useWords();
  const { t } = useReferee();
  const { schools } = m.cards;
  return (
    <OneOf
      label={t.carried}
      of={[NO_CARRY, ...schools.keys(), TRUMPS]}
      say={(suit) => schools[suit] ?? (suit === NO_CARRY ? t.noCall : t.trumps)}
      value={value ?? NO_CARRY}
      onChange={(suit) => onChange(suit === NO_CARRY ? null : (suit as Suit))}
    />
  );
}
