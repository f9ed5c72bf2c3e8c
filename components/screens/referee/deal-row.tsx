import { ChoiceRow } from "#components/parts/press/choice-row";
import type { RecentDeals } from "#lib/shown/referee/deal-asked";
import { useReferee } from "./referee";

interface Props extends RecentDeals {
  value: number | null;
  onChange: (slot: number) => void;
}

/** On which deal: one of the last, or the one being played. */
export function DealRow({ deals, playing, value, onChange }: Props) {
  const { t } = useReferee();
  return (
    <ChoiceRow
      label={t.onDeal}
      layout="above"
      choices={[
        ...deals.map(({ slot, number }) => ({ value: slot, label: t.dealNo(number) })),
        ...(playing === null ? [] : [{ value: playing, label: t.being(playing + 1) }]),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
