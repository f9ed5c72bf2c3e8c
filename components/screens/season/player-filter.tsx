import { useState } from "react";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { FoldRow } from "#components/parts/ledger/fold-row";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { GameName } from "#lib/rules/rules";
import type { PlayerView } from "#lib/season/views";
import type { Filter } from "#lib/shown/season/player-filter";

interface Props {
  view: PlayerView;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

const ALL = "*";
const LINE = "min-h-11 border-rule2 border-b bg-transparent text-choice";

/** Which evenings the figures below are of. */
export function PlayerFilter({ view, filter, onFilter }: Props) {
  const { rules } = useWords();
  const [open, setOpen] = useState(false);
  const t = useWordsOf("portrait").filter;
  const { season, evenings } = view;
  const sizes = [...new Set(evenings.flatMap(({ sizes }) => sizes ?? []))].sort((a, b) => a - b);
  const held = [filter.from, filter.to, filter.game, filter.size, filter.partner].filter((one) => one !== null).length;
  return (
    <FoldRow label={t.title} holds={held === 0 ? t.none : t.held(held)} open={open} onToggle={() => setOpen(!open)}>
      <div className="edge flex flex-wrap gap-x-6 py-2">
        {(["from", "to"] as const).map((end) => (
          <label key={end}>
            <span className="label block">{t[end]}</span>
            <input
              className={LINE}
              type="date"
              value={filter[end] ?? ""}
              onChange={({ target }) => onFilter({ ...filter, [end]: target.value || null })}
            />
          </label>
        ))}
      </div>
      {season.counting.games.length > 1 && (
        <ChoiceRow
          label={t.game}
          layout="flow"
          choices={[
            { value: ALL, label: t.all },
            ...season.counting.games.map((value) => ({ value: value as string, label: rules.names[value] })),
          ]}
          value={filter.game ?? ALL}
          onChange={(value) => onFilter({ ...filter, game: value === ALL ? null : (value as GameName) })}
        />
      )}
      {sizes.length > 1 && (
        <ChoiceRow
          label={t.size}
          layout="flow"
          choices={[{ value: 0, label: t.all }, ...sizes.map((value) => ({ value, label: String(value) }))]}
          value={filter.size ?? 0}
          onChange={(value) => onFilter({ ...filter, size: value === 0 ? null : value })}
        />
      )}
      <PartnerRow view={view} filter={filter} onFilter={onFilter} />
    </FoldRow>
  );
}

/** With whom, among those ever called. */
function PartnerRow({ view: { tables, player, players }, filter, onFilter }: Props) {
  const t = useWordsOf("portrait").filter;
  const partners = tables.partners.filter((row) => row.player === player.id).map((row) => row.partner);
  if (partners.length === 0) return null;
  return (
    <label className="edge block py-2">
      <span className="label block">{t.partner}</span>
      <select
        className={`${LINE} max-w-full`}
        value={filter.partner ?? ""}
        onChange={({ target }) => onFilter({ ...filter, partner: target.value || null })}
      >
        <option value="">{t.all}</option>
        {partners.map((id) => (
          <option key={id} value={id}>
            {players.find((one) => one.id === id)?.name}
          </option>
        ))}
      </select>
    </label>
  );
}
