import { ExtraPage } from "#components/parts/games/extra-page";
import type { FormPart } from "#components/parts/games/forms";
import { HandsRow } from "#components/parts/games/hands-row";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { cellOf, type Rules } from "#lib/rules/rules";
import { CAMPS, type Camp, MISERES } from "#lib/rules/tarot/attack";
import { LEVELS } from "#lib/rules/tarot/options";
import { type TarotDraft, withMisere, withPoignee } from "#lib/sheet/drafts/tarot";
import { table } from "#lib/sheet/drafts/tarot-table";
import type { Words } from "#messages/words";
import { TarotRefused } from "./check-line";
import { AnswerRow } from "./contract-rows";

/** What was shown and announced, folded away until somebody does; only what this table counts, or the deal already has. */
export function Extras(props: FormPart<TarotDraft>) {
  const { rules, names, draft } = props;
  const { m } = useWords();
  const t = m.tarot;
  const asked = askedOf(rules, draft);
  const holds = holdsOf(draft, names, t);
  const label = (["poignee", "petit", "slam", "miseres"] as const)
    .flatMap((key) => (asked[key] ? [t.extras[key]] : []))
    .join(", ");
  return (
    <ExtraPage
      label={label.charAt(0).toUpperCase() + label.slice(1)}
      holds={holds.length > 0 ? holds.join(", ") : m.form.nothing}
      refusal={<TarotRefused of="extras" {...props} />}
    >
      <Poignees {...props} />
      <TarotRefused of="extras" about="poignees" {...props} />
      <Answers {...props} />
      {asked.miseres && <Miseres {...props} />}
      <TarotRefused of="extras" about="miseres" {...props} />
    </ExtraPage>
  );
}

function Poignees({ rules, names, draft, change }: FormPart<TarotDraft>) {
  const { terms } = useWords().rules.games[rules.game];
  return LEVELS.map((level, i) => (
    <HandsRow
      key={level}
      label={itemAt(terms, level)}
      note={`${cellOf(rules, `poignee-trumps-${rules.players}`, level)}`}
      names={names}
      chosen={(seat) => draft.poignees.some((shown) => shown.seat === seat && shown.level === i + 1)}
      onToggle={(seat) => change(withPoignee(draft, { seat, level: i + 1 }))}
    />
  ));
}

/** The petit, the slam, the Excuse: what has one answer. */
function Answers(props: FormPart<TarotDraft>) {
  const { rules, draft, change } = props;
  const t = useWords().m.tarot;
  const asked = askedOf(rules, draft);
  const camps = CAMPS.map((camp) => ({ value: camp, label: t.camps[camp] }));
  const petit = { value: draft.petit, onChange: (petit: Camp | null) => change({ petit }) };
  const tricks = { value: draft.tricksBy, onChange: (tricksBy: Camp | null) => change({ tricksBy }) };
  return (
    <>
      {asked.petit && <AnswerRow<Camp> label={t.petit} none={t.no} choices={camps} {...petit} />}
      <TarotRefused of="extras" about="petitAuBout" {...props} />
      {asked.announcement && (
        <AnswerRow<Camp>
          label={t.slamAnnounced}
          none={t.no}
          choices={table.defenceAnnounces(rules) ? camps : [{ value: "attack", label: t.yes }]}
          value={draft.announcedBy}
          onChange={(announcedBy) => change({ announcedBy })}
        />
      )}
      {asked.slam && <AnswerRow<Camp> label={t.tricks} none={t.nobody} choices={camps} {...tricks} />}
      <TarotRefused of="extras" about="slam" {...props} />
      {asked.excuse && (
        <AnswerRow
          label={t.excuseLast}
          none={t.no}
          choices={[{ value: true, label: t.yes }]}
          value={draft.excuseLast || null}
          onChange={(answer) => change({ excuseLast: answer === true })}
        />
      )}
      <TarotRefused of="extras" about="excuse" {...props} />
    </>
  );
}

function Miseres({ rules, names, draft, change }: FormPart<TarotDraft>) {
  const { terms } = useWords().rules.games[rules.game];
  return MISERES.map((kind) => (
    <HandsRow
      key={kind}
      label={itemAt(terms, kind)}
      names={names}
      chosen={(seat) => draft.miseres.some((shown) => shown.seat === seat && shown.kind === kind)}
      onToggle={(seat) => change(withMisere(draft, { seat, kind }))}
    />
  ));
}

function askedOf(rules: Rules, draft: TarotDraft) {
  const bid = draft.contract === "chelem";
  return {
    poignee: true,
    petit: table.petit(rules) || draft.petit !== null,
    announcement: table.announcesSlam(rules),
    slam: !bid && (table.paysSlam(rules) || draft.tricksBy !== null),
    excuse: table.excuseChangesCamp(rules) || draft.excuseLast,
    miseres: table.miseres(rules) || draft.miseres.length > 0,
  };
}

function holdsOf(draft: TarotDraft, names: readonly string[], { holds }: Words["m"]["tarot"]): string[] {
  return [
    ...draft.poignees.map(({ seat, level }) => holds.poignee(level, itemAt(names, seat))),
    ...(draft.petit ? [holds.petit[draft.petit]] : []),
    ...(draft.announcedBy ? [holds.slamAnnounced] : []),
    ...(draft.tricksBy ? [holds.tricks[draft.tricksBy]] : []),
    ...(draft.excuseLast ? [holds.excuseLast] : []),
    ...draft.miseres.map(({ seat }) => holds.misere(itemAt(names, seat))),
  ];
}
