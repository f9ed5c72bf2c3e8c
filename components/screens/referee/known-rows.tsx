import { useState } from "react";
import { asking, ChoiceRow, OneOf } from "#components/parts/press/choice-row";
import { FoldRow, OwnFold } from "#components/parts/press/fold-row";
import { useWords } from "#components/parts/words/words";
import type { Game } from "#lib/rules/game";
import { gameOf } from "#lib/rules/games";
import { callsAtFive } from "#lib/rules/legal";
import type { Editing } from "#lib/sheet/drafts/draft";
import type { Into, RecordDraft } from "#lib/sheet/drafts/record-draft";
import { bidsOf } from "#lib/sheet/drafts/tarot-table";
import { CallRow, WhoLeads } from "./circumstances";
import { type RefereeTable, useReferee } from "./referee";

interface Props extends Editing<RecordDraft> {
  table: RefereeTable;
}

/** Asks who leads the first trick, before any card; at the whist, how many cards each has. */
export function StartRows({ table, draft, change }: Props) {
  const { t } = useReferee();
  if (draft.plays.length > 0) return null;
  const deals = gameOf(table.rules).series?.(table.rules) ?? [];
  const most = Math.max(0, ...deals.map(({ cards }) => cards));
  return (
    <>
      <WhoLeads table={table} draft={draft} change={change} />
      {most > 0 && (
        <OneOf
          label={t.perHand}
          of={Array.from({ length: most }, (_, i) => i + 1)}
          value={draft.cards ?? most}
          onChange={(cards) => change({ cards })}
        />
      )}
    </>
  );
}

/** Cards seen elsewhere than in the tricks: the dog, the écart, a poignée shown, a hand laid down. */
export function SeenRow({ table, draft, change }: Props) {
  const { t } = useReferee();
  const [open, setOpen] = useState(draft.into !== "plays");
  const held = draft.held.reduce((sum, cards) => sum + cards.length, 0);
  const value = typeof draft.into === "number" ? `${draft.into}` : draft.into;
  return (
    <FoldRow
      label={t.evidence}
      holds={t.evidenceHolds(draft.aside.length, held)}
      open={open}
      onToggle={() => {
        setOpen(!open);
        change({ into: "plays" });
      }}
    >
      <ChoiceRow
        label={t.where}
        hideLabel
        layout="flow"
        className="pb-1"
        choices={[
          { value: "plays", label: t.wheres.plays },
          { value: "aside", label: t.wheres.aside },
          ...table.names.map((name, seat) => ({ value: `${seat}`, label: t.inHandOf(name) })),
        ]}
        value={value}
        onChange={(next) => change({ into: next === "plays" || next === "aside" ? next : (Number(next) as Into) })}
      />
    </FoldRow>
  );
}

/** Who took, the contract and the partner: needed to count points. */
export function ContractRow({ table, draft, change }: Props) {
  const { rules: words } = useWords();
  const { t } = useReferee();
  const { rules, names } = table;
  const asks = asking({ draft, change });
  const game = gameOf(rules);
  const { terms } = words.games[rules.game];
  const holds = useHolds(table, draft);
  const five = callsAtFive(game, rules);
  if (!game.attack && !five) return null;
  return (
    <OwnFold label={game.attack ? t.contract : t.called} holds={holds}>
      <OneOf label={t.taker} layout="flow" of={[...names.keys()]} say={names} {...asks("taker")} />
      {game.attack && (
        <OneOf
          label={t.bid}
          hideLabel
          layout="flow"
          of={bidsOf(rules)}
          say={(contract) => terms[contract] ?? contract}
          {...asks("contract")}
        />
      )}
      {five && <CalledRows game={game} draft={draft} change={change} />}
    </OwnFold>
  );
}

/** The contract, or, if the game has none, the called card. */
function useHolds({ rules, name }: RefereeTable, { taker, contract, calledCard, partner }: RecordDraft): string {
  const { terms } = useWords().rules.games[rules.game];
  const { say, t } = useReferee();
  const game = gameOf(rules);
  if (game.attack) return taker === null || contract === null ? t.unsaid : t.contractHolds(name(taker), terms[contract] ?? "");
  if (calledCard !== null) return say.short(game.deck, calledCard);
  return partner === "alone" ? t.alone : t.unsaid;
}

/** At five: the card that was called, and whether somebody else has it. */
function CalledRows({ game, draft, change }: Editing<RecordDraft> & { game: Game }) {
  const { t } = useReferee();
  return (
    <>
      <CallRow game={game} value={draft.calledCard} onChange={(calledCard) => change({ calledCard })} />
      <OneOf
        label={t.partner}
        layout="flow"
        of={["card", "alone"] as const}
        say={{ card: t.cardTells, alone: t.alone }}
        value={draft.partner === "alone" ? "alone" : "card"}
        onChange={(next) => change({ partner: next === "alone" ? "alone" : null })}
      />
    </>
  );
}
