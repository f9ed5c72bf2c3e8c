import { Stepper } from "#components/parts/field/stepper";
import type { FormPart } from "#components/parts/games/desk";
import { useWords } from "#components/parts/words/words";
import { PILE, PILE_KINDS, pileCards, pilePoints } from "#lib/rules/decale/pile";
import { itemAt } from "#lib/rules/item-at";
import { asksCampOnly, countPile, type DecaleDraft, mostInPile, pileOf } from "#lib/sheet/drafts/decale";

/** A pile counted card by card: Proviseurs, Profs, Élèves, Bouts. What others already counted is no longer there. */
export function PilePad({ rules, names, draft, change }: FormPart<DecaleDraft>) {
  const { m, rules: words } = useWords();
  const { terms } = words.games.decale;
  const pile = pileOf(rules, draft);
  const byCamp = asksCampOnly(rules, draft);
  const owner = !byCamp
    ? itemAt(names, draft.focus)
    : draft.camp === "pair"
      ? m.screens.decale.pair([draft.bettor, draft.partner].map((seat) => itemAt(names, seat ?? 0)))
      : m.screens.decale.three;
  return (
    <div role="group" aria-label={m.screens.deal.pileOf(owner)} className="border-rule border-t">
      <p className="edge flex justify-between pt-2 pb-1">
        <span className="label">{m.screens.deal.pileOf(owner)}</span>
        <span className="text-contract text-ink2">
          {pileCards(pile) === 0 ? m.form.nothing : m.screens.decale.pileHolds(pileCards(pile), pilePoints(pile))}
        </span>
      </p>
      {PILE_KINDS.map((kind) => (
        <Stepper
          key={kind}
          label={itemAt(terms, kind)}
          worth={`× ${PILE[kind].points}`}
          value={pile[kind]}
          most={mostInPile(rules, draft, kind)}
          onChange={(count) => change(countPile(rules, draft, { ...pile, [kind]: count }))}
        />
      ))}
    </div>
  );
}
