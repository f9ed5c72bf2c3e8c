import { ChoiceRow } from "#components/parts/press/choice-row";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";
import { hasEnded } from "#lib/shown/sheet/may-note";
import { useReferee } from "./referee";

/** Deals shown: a dispute or an incident is usually about one of the last six. */
const RECENT = 6;

interface Recent {
  readonly deals: readonly SheetDeal[];
  /** Index of the deal being played; null once the evening is over. */
  readonly playing: number | null;
}

export const recentOf = (sheet: Sheet): Recent => ({
  deals: sheet.deals.filter((deal) => !deal.voided).slice(-RECENT),
  playing: hasEnded(sheet) ? null : sheet.nextSlot,
});

interface Props extends Recent {
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
