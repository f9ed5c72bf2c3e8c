import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import type { Person } from "#lib/rules/seating";
import type { LedgerDeal } from "#lib/shown/sheet/tell-deal";
import { useNarrow } from "./use-media";

interface Props {
  row: LedgerDeal;
  names: readonly string[];
  person: Person;
  onChoose: (person: Person) => void;
}

/** Asks whose figure was meant: in narrow columns the thumb may have hit the next one. */
export function WhoseFigure({ row, names, person, onChoose }: Props) {
  const { whose } = useWordsOf("raised").strip;
  const choices = names.flatMap((label, value) => ((row.entries[value]?.change ?? null) === null ? [] : [{ label, value }]));
  if (!useNarrow(names.length)) return null;
  return <ChoiceRow label={whose} hideLabel layout="flow" choices={choices} value={person} onChange={onChoose} />;
}
