import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { cellOf } from "#lib/rules/rules";
import { CAMPS, type Camp, MISERES } from "#lib/rules/tarot/attack";
import { LEVELS } from "#lib/rules/tarot/options";
import { type TarotDraft, withMisere, withPoignee } from "#lib/sheet/drafts/tarot";
import { table } from "#lib/sheet/drafts/tarot-table";
import { askedExtras, sayAsked, sayExtras } from "#lib/shown/games/tarot-extras";
import { ExtraPage } from "../extra-page";
import type { FormPart } from "../forms";
import { HandsRow } from "../hands-row";
import { TarotRefused } from "./check-line";
import { AnswerRow } from "./contract-rows";

/** What was shown and announced, folded away until somebody does; only what this table counts, or the deal already has. */
export function Extras(props: FormPart<TarotDraft>) {
  const { rules, names, draft } = props;
  const { m } = useWords();
  const t = m.tarot;
  const asked = askedExtras(rules, draft);
  const holds = sayExtras(draft, names, t);
  return (
    <ExtraPage
      label={sayAsked(asked, t)}
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
  const asked = askedExtras(rules, draft);
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
