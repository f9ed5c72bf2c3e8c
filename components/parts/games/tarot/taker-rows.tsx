import { Scores } from "#components/parts/games/form-parts";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWords } from "#components/parts/words/words";
import type { Seat } from "#lib/rules/rules";
import { withPartner, withTaker } from "#lib/sheet/drafts/tarot";
import { table } from "#lib/sheet/drafts/tarot-table";
import type { PartProps } from "./part";

/** The ledger's own row: who takes, who is called, what each column gets. */
export function TakerRows({ rules, names, draft, reading, onDraft }: PartProps) {
  const t = useWords().m.tarot;
  return (
    <>
      <ChoiceRow
        label={t.takes}
        asks="taker"
        className="border-stroke border-t"
        choices={names.map((name, seat) => ({ value: seat, label: name }))}
        value={draft.taker}
        onChange={(taker: Seat) => onDraft(withTaker(draft, taker))}
      />
      {table.calls(rules) && (
        <ChoiceRow
          label={t.partner}
          asks="partner"
          className="border-rule border-t"
          columns={names}
          choices={names.map((name, seat) =>
            seat === draft.taker ? { value: seat, label: <em>{t.solo}</em>, name: t.soloOf(name) } : { value: seat, label: name },
          )}
          value={draft.partner}
          onChange={(partner: Seat) => onDraft(withPartner(draft, partner))}
        />
      )}
      <Scores names={names} score={reading.score} />
    </>
  );
}
