import { useWords } from "#components/parts/words/words";
import type { Camp } from "#lib/rules/tarot/attack";
import { BOUT_POINTS, PILE, PILE_KINDS, pileCards, pilePoints } from "#lib/rules/tarot/pile";
import { plain } from "#lib/rules/words/words";
import { pileOf, setPile, type TarotDraft } from "#lib/sheet/drafts/tarot";
import type { FormPart } from "../forms";
import { Stepper } from "../stepper";

const HEADS = PILE_KINDS.filter((kind) => kind !== "others");

/** A pile counted by kind. Cards of the other pile cannot be added; bouts are those that the deal says. */
export function TarotPilePad({ draft, change }: FormPart<TarotDraft>) {
  const { m } = useWords();
  const t = m.tarot.pile;
  const pile = pileOf(draft);
  const bouts = boutsIn(draft.side, draft.bouts);
  const other = draft.piles[draft.side === "attack" ? "defence" : "attack"];
  const count = (cards: Partial<typeof pile>) => change(setPile(draft, { ...pile, ...cards }, draft.bouts));
  const most = (kind: keyof typeof PILE) => PILE[kind].most - (other?.[kind] ?? 0);
  return (
    <div role="group" aria-label={t.of[draft.side]} className="border-rule border-t">
      <p className="edge flex items-baseline justify-between pt-2 pb-1">
        <span className="label">{t.of[draft.side]}</span>
        <span className="text-contract text-ink2">
          {pileCards(pile, bouts) === 0 ? m.form.nothing : t.holds(pileCards(pile, bouts), pilePoints(pile, bouts))}
        </span>
      </p>
      <Stepper
        label={t.kinds.bouts}
        worth={`× ${plain(BOUT_POINTS)}`}
        value={bouts}
        most={3}
        onChange={(cards) => change(setPile(draft, pile, boutsIn(draft.side, cards)))}
      />
      <div data-asks="counted">
        {HEADS.map((kind) => (
          <Stepper
            key={kind}
            label={t.kinds[kind]}
            worth={`× ${plain(PILE[kind].points)}`}
            value={pile[kind]}
            most={most(kind)}
            onChange={(cards) => count({ [kind]: cards })}
          />
        ))}
        <Others value={pile.others} most={most("others")} onChange={(others) => count({ others })} />
      </div>
    </div>
  );
}

/** A number field: there are too many of them for a stepper. */
function Others({ value, most, onChange }: { value: number; most: number; onChange: (cards: number) => void }) {
  const label = useWords().m.tarot.pile.kinds.others;
  return (
    <label className="flex min-h-[46px] items-center border-rule border-t">
      <span className="edge flex-1 text-choice">
        {label} <span className="text-corner text-ink2">× {plain(PILE.others.points)}</span>
      </span>
      <input
        className="mr-6 min-h-11 w-20 border-rule2 border-b bg-transparent text-center text-digit"
        inputMode="numeric"
        maxLength={2}
        value={value === 0 ? "" : value}
        onChange={({ target }) => onChange(Math.min(most, Number(target.value.replace(/\D/g, ""))))}
      />
    </label>
  );
}

/** The deal counts the attack's bouts; the defence has the others. */
const boutsIn = (side: Camp, bouts: number | null): number => (side === "attack" ? (bouts ?? 0) : 3 - (bouts ?? 3));
