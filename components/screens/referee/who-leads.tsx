import { ChoiceRow } from "#components/parts/ledger/choice-row";
import type { Seat } from "#lib/rules/rules";
import { type RefereeTable, useReferee } from "./referee";

interface Props {
  table: RefereeTable;
  draft: { readonly leader: Seat };
  change: (changes: { leader: Seat }) => void;
}

/** Who leads, asked while nothing has fallen. */
export function WhoLeads({ table, draft, change }: Props) {
  return (
    <ChoiceRow
      label={useReferee().t.leads}
      layout="flow"
      choices={table.names.map((name, seat) => ({ value: seat, label: name }))}
      value={draft.leader}
      onChange={(leader) => change({ leader })}
    />
  );
}
