import { OneOf } from "#components/parts/press/choice-row";
import { CitedRule } from "#components/parts/rule/cited-rule";
import { gameOf } from "#lib/rules/games";
import { type Claim, claimsOf } from "#lib/rules/hand-claims";
import { sayDiscard } from "#lib/rules/words/referee";
import { freeIn, type HandDraft, mayDiscard, readDiscard, show, unshow } from "#lib/sheet/drafts/hand";
import { CardPicker } from "./card-picker";
import { HandCards } from "./hand-cards";
import { PickerBar } from "./picker-bar";
import { type RefereeTable, useReferee } from "./referee";
import { Articles, Verdict } from "./verdict";

interface Props {
  table: RefereeTable;
  draft: HandDraft;
  onDraft: (draft: HandDraft) => void;
}

/** Poignée, misères, primes, petit sec, or the écart: what a hand says, card by card. */
export function HandTab({ table, draft, onDraft }: Props) {
  const { t } = useReferee();
  const { rules } = table;
  const game = gameOf(rules);
  const asks = mayDiscard(game) ? draft.asks : "announce";
  const laid = { table, draft: { ...draft, asks }, onDraft };
  return (
    <>
      {mayDiscard(game) && (
        <OneOf
          label={t.handMode}
          hideLabel
          layout="flow"
          of={["announce", "discard"] as const}
          say={t.handModes}
          value={asks}
          onChange={(next) => onDraft({ ...draft, asks: next })}
        />
      )}
      {asks === "announce" ? <Announcements {...laid} /> : <Discard {...laid} />}
      {(asks === "discard" || claimsOf(game, rules, []).length > 0) && <HandPicker {...laid} />}
    </>
  );
}

/** The cards of the hand, or of what was put aside. */
function HandPicker({ table: { rules }, draft, onDraft }: Props) {
  const { t } = useReferee();
  const game = gameOf(rules);
  const { asks, kept, discard } = draft;
  const undo = kept.length === 0 && discard.length === 0 ? null : () => onDraft(unshow(draft));
  const label = asks === "announce" ? t.handCards : draft.into === "discard" ? t.discarded : t.kept;
  return (
    <PickerBar label={label} onUndo={undo} onDone={null}>
      {asks === "discard" && (
        <OneOf
          label={t.into}
          layout="flow"
          of={["discard", "kept"] as const}
          say={t.intos}
          value={draft.into}
          onChange={(into) => onDraft({ ...draft, into })}
        />
      )}
      <CardPicker
        deck={game.deck}
        free={freeIn(game, rules, draft)}
        chosen={asks === "announce" || draft.into === "kept" ? kept : discard}
        suit={null}
        step={`${asks} ${draft.into}`}
        onCard={(card) => onDraft(show(game, rules, draft, card))}
        onUndo={undo}
      />
    </PickerBar>
  );
}

function Announcements({ table: { rules }, draft, onDraft }: Props) {
  const { t } = useReferee();
  const game = gameOf(rules);
  const claims = claimsOf(game, rules, draft.kept);
  if (claims.length === 0) return <p className="edge pt-3 text-reason">{t.noClaims}</p>;
  const { cards } = game.firstTurn(rules, 0);
  return (
    <div>
      <p className="edge label flex justify-between gap-4 pt-2">
        <span>{draft.kept.length === 0 ? t.showCards : t.handCards}</span>
        <span>{t.cardsShown(draft.kept.length, cards)}</span>
      </p>
      <HandCards
        deck={game.deck}
        label={t.handCards}
        cards={draft.kept}
        ask={t.takeBack}
        onCard={(card) => onDraft(show(game, rules, draft, card))}
      />
      <ul aria-live="polite">
        {claims.map((claim) => (
          <ClaimLine key={claim.code} {...claim} />
        ))}
      </ul>
      {claims.some(({ state }) => state === "open") && draft.kept.length > 0 && (
        <p className="edge py-2 font-sans text-hint text-ink2">{t.openNote}</p>
      )}
    </div>
  );
}

/** Whether the hand allows it, by which rule. */
function ClaimLine({ code, state, level, trumps, rule }: Claim) {
  const { t } = useReferee();
  const made = code === "poignee" ? t.level(level, trumps) : code === "petit-sec" ? t.redeal : t.states.yes;
  return (
    <li className="edge flex min-h-[46px] items-center justify-between gap-4 border-rule border-t">
      <span className="text-choice">{t.claims[code]}</span>
      <span className="flex items-center gap-4 text-right">
        <span className={state === "yes" ? "text-choice" : "label"}>{state === "yes" ? made : t.states[state]}</span>
        <CitedRule rule={rule} quiet />
      </span>
    </li>
  );
}

function Discard({ table: { rules }, draft, onDraft }: Props) {
  const { say, t } = useReferee();
  const game = gameOf(rules);
  const { verdict, due } = readDiscard(game, rules, draft);
  const { deck } = game;
  return (
    <>
      {verdict ? (
        <Verdict verdict={verdict.verdict} sentence={sayDiscard(say, game, verdict)} />
      ) : (
        <p className="edge pt-3 text-reason">{t.moreDiscards(due)}</p>
      )}
      {(["discard", "kept"] as const).map(
        (list) =>
          draft[list].length > 0 && (
            <section key={list} aria-label={t.intos[list]}>
              <h2 className="edge label pt-2">{list === "discard" ? t.discarded : t.kept}</h2>
              <HandCards
                deck={deck}
                label={t.intos[list]}
                cards={draft[list]}
                state={(card) =>
                  list === "discard" && verdict?.verdict === "illegal" && verdict.cards.includes(card) ? "contested" : "played"
                }
                ask={t.takeBack}
                onCard={(card) => onDraft(show(game, rules, { ...draft, into: list }, card))}
              />
            </section>
          ),
      )}
      <Articles rules={[verdict?.rule ?? "fft-ecart"]} game={rules.game} illegal={verdict?.verdict === "illegal"} fits="CA13" />
    </>
  );
}
