import { ChoiceRow } from "#components/parts/press/choice-row";
import { useWords } from "#components/parts/words/words";
import { PILE, PILE_KINDS, pileCards, pilePoints } from "#lib/rules/decale/pile";
import { itemAt } from "#lib/rules/item-at";
import type { Rules } from "#lib/rules/rules";
import { asksCampOnly, type DecaleDraft, mostInPile, pileOf, pointsOf, setPile } from "#lib/sheet/drafts/decale";
import { refusedPart } from "#lib/shown/games/refused-part";
import { Scores } from "../form-parts";
import type { FormPart } from "../forms";
import { Caret } from "../score-row";
import { TypedRow } from "../seats-row";
import { Stepper } from "../stepper";

/** The points as counted, by camp or by player, and what each column gets. */
export function PointsRows({ rules, names, draft, reading, change }: FormPart<DecaleDraft>) {
  const refused = refusedPart(reading) === "points";
  return (
    <>
      {asksCampOnly(rules, draft) ? (
        <CampPoints names={names} draft={draft} refused={refused} change={change} />
      ) : (
        <EachPoints rules={rules} names={names} draft={draft} refused={refused} change={change} />
      )}
      <Scores names={names} score={reading.score} />
    </>
  );
}

type Parts = Pick<FormPart<DecaleDraft>, "names" | "draft" | "change"> & { refused: boolean };

/** Two against three: one pile is counted, whichever is easier. */
function CampPoints({ names, draft, refused, change }: Parts) {
  const t = useWords().m.decale;
  const pair = [draft.bettor, draft.partner].map((seat) => itemAt(names, seat ?? 0));
  return (
    <div data-asks="points" className="flex items-center border-rule border-t">
      <ChoiceRow
        label={t.whose}
        layout="flow"
        className="flex-1"
        choices={[
          { value: "pair" as const, label: t.two, name: t.pair(pair) },
          { value: "three" as const, label: t.three },
        ]}
        value={draft.camp}
        onChange={(camp) => change({ camp })}
      />
      <output className={`edge text-typed low:text-title ${refused ? "text-neg" : ""}`}>
        {draft.campTyped}
        <Caret />
      </output>
    </div>
  );
}

function EachPoints({ rules, names, draft, refused, change }: Parts & { rules: Rules }) {
  const { m } = useWords();
  const { open } = m.deal;
  const cells = pointsOf(rules, draft).map(({ points, given }, seat) => ({
    value: points,
    given,
    wrong: refused && seat === draft.focus,
    said: `${names[seat]}, ${points === null ? open : given ? m.decale.rest(points) : points}`,
  }));
  return (
    <TypedRow
      asks="points"
      label={m.deal.points}
      names={names}
      cells={cells}
      here={draft.focus}
      onSeat={(focus) => change({ focus })}
    />
  );
}

/** A pile counted card by card: Proviseurs, Profs, Élèves, Bouts. Cards already counted for others cannot be added. */
export function DecalePilePad({ rules, names, draft, change }: FormPart<DecaleDraft>) {
  const { m, rules: words } = useWords();
  const { terms } = words.games.decale;
  const pile = pileOf(rules, draft);
  const byCamp = asksCampOnly(rules, draft);
  const owner = !byCamp
    ? itemAt(names, draft.focus)
    : draft.camp === "pair"
      ? m.decale.pair([draft.bettor, draft.partner].map((seat) => itemAt(names, seat ?? 0)))
      : m.decale.three;
  return (
    <div role="group" aria-label={m.deal.pileOf(owner)} data-asks="counted" className="border-rule border-t">
      <p className="edge flex justify-between pt-2 pb-1">
        <span className="label">{m.deal.pileOf(owner)}</span>
        <span className="text-contract text-ink2">
          {pileCards(pile) === 0 ? m.form.nothing : m.decale.pileHolds(pileCards(pile), pilePoints(pile))}
        </span>
      </p>
      {PILE_KINDS.map((kind) => (
        <Stepper
          key={kind}
          label={itemAt(terms, kind)}
          worth={`× ${PILE[kind].points}`}
          value={pile[kind]}
          most={mostInPile(rules, draft, kind)}
          onChange={(count) => change(setPile(rules, draft, { ...pile, [kind]: count }))}
        />
      ))}
    </div>
  );
}
