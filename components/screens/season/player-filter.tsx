import { OneOf } from "#components/parts/press/choice-row";
import { OwnFold } from "#components/parts/press/fold-row";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { nameIn } from "#lib/season/names/name-in";
import type { PlayerView } from "#lib/season/views";
import type { Filter } from "#lib/shown/season/player-filter";

interface Props {
  view: PlayerView;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

const ALL = "*";
const LINE = "min-h-11 border-rule2 border-b bg-transparent text-choice";

/** The choice of evenings for the figures below. */
export function PlayerFilter({ view, filter, onFilter }: Props) {
  const { rules } = useWords();
  const { alike, filter: t } = useWordsOf("portrait");
  const { season, evenings } = view;
  const sizes = [...new Set(evenings.flatMap(({ sizes }) => sizes ?? []))].sort((a, b) => a - b);
  const held = [filter.from, filter.to, filter.game, filter.size, filter.partner].filter((one) => one !== null).length;
  return (
    <OwnFold label={t.title} holds={held === 0 ? t.none : t.held(held)}>
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
      <Among
        label={alike.heads.game}
        of={season.counting.games}
        say={(game) => rules.names[game]}
        value={filter.game}
        onChoose={(game) => onFilter({ ...filter, game })}
      />
      <Among label={t.size} of={sizes} value={filter.size} onChoose={(size) => onFilter({ ...filter, size })} />
      <PartnerRow view={view} filter={filter} onFilter={onFilter} />
    </OwnFold>
  );
}

interface AmongProps<V> {
  label: string;
  of: readonly V[];
  say?: (value: V) => string;
  value: V | null;
  onChoose: (value: V | null) => void;
}

/** A choice of one or all; nothing if there is only one. */
function Among<V extends string | number>({ label, of, say = String, value, onChoose }: AmongProps<V>) {
  const { all } = useWordsOf("portrait").filter;
  if (of.length < 2) return null;
  const sayOne = (one: V | typeof ALL) => (one === ALL ? all : say(one as V));
  const choose = (chosen: V | typeof ALL) => onChoose(chosen === ALL ? null : (chosen as V));
  return <OneOf label={label} layout="flow" of={[ALL, ...of]} say={sayOne} value={value ?? ALL} onChange={choose} />;
}

/** The choice of partner, among all those called so far. */
function PartnerRow({ view, filter, onFilter }: Props) {
  const t = useWordsOf("portrait").filter;
  const partners = view.tables.partners.filter((row) => row.player === view.player.id).map((row) => row.partner);
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
            {nameIn(view, id)}
          </option>
        ))}
      </select>
    </label>
  );
}
