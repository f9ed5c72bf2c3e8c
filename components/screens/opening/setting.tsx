import { useState } from "react";
import { NumberField } from "#components/parts/field/number-field";
import { FoldRow } from "#components/parts/press/fold-row";
import { useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { grouped } from "#lib/rules/lists";
import type { Fault, OptionSpec, OptionValue, TableCells } from "#lib/rules/rules";
import { type GameOptions, sayOption } from "#lib/rules/words/words";

/** One thing to decide: a choice, a number, or a table of them. */
export function Setting(props: SettingProps) {
  const { spec, said, value, faults, onChange } = props;
  const label = said[spec.id]?.label ?? spec.id;
  if (spec.kind === "choice") return <Choice {...props} label={label} />;
  if (spec.kind === "number") {
    return <NumberField label={label} value={value as number} wrong={faults.length > 0} onChange={onChange} />;
  }
  const cells = value as Readonly<Record<string, number>>;
  const names = said[spec.id]?.values ?? {};
  if (Object.keys(cells).some((key) => key.includes("/"))) return <GridSetting {...props} label={label} />;
  return (
    <div className="grid gap-x-8 broad:grid-cols-2">
      {Object.entries(cells).map(([key, cell]) => (
        <NumberField
          key={key}
          className="text-contract"
          label={`${names[key] ?? key}, ${label}`}
          text={names[key] ?? key}
          value={cell}
          wrong={faults.some(({ at }) => at.endsWith(`.${spec.id}.${key}`))}
          onChange={(next) => onChange({ ...cells, [key]: next as number })}
        />
      ))}
    </div>
  );
}

function Choice({ spec, said, value, label, onChange }: SettingProps & { label: string }) {
  const t = useWordsOf("opening");
  return (
    <select
      aria-label={t.choose(label)}
      className="min-h-11 w-full border-rule2 border-b bg-paper text-choice"
      value={String(value)}
      onChange={(event) => onChange(spec.values?.find((candidate) => String(candidate) === event.target.value) ?? value)}
    >
      {spec.values?.map((candidate) => (
        <option key={String(candidate)} value={String(candidate)}>
          {sayOption(said, spec, candidate)}
        </option>
      ))}
    </select>
  );
}

/** What a field for one option of a table is given. */
interface SettingProps {
  spec: OptionSpec;
  said: GameOptions;
  value: OptionValue;
  usual: OptionValue;
  faults: readonly Fault[];
  onChange: (value: OptionValue) => void;
}

/** A table too long for one list, folded by its first column: keys are "petite/+5/attack", words "Petite, + 5 pts, attaque". */
function GridSetting({ spec, said, value, usual, label, faults, onChange }: SettingProps & { label: string }) {
  const t = useWordsOf("opening");
  const [open, setOpen] = useState<string | null>(null);
  const cells = value as TableCells;
  const words = (key: string) => (said[spec.id]?.values?.[key] ?? key).split(", ");
  const groups = byPart(Object.keys(cells), 0);
  const wrong = (key: string) => faults.some(({ at }) => at.endsWith(`.${key}`));
  const holds = (keys: readonly string[]) => {
    const changed = keys.filter((key) => cells[key] !== (usual as TableCells)[key]).length;
    return keys.some(wrong) ? t.wrong : changed > 0 ? t.cells(changed) : t.printed;
  };
  const field = (key: string) => {
    const [group, row, text] = words(key);
    const change = (next: number | string) => onChange({ ...cells, [key]: next as number });
    const said = { className: "label text-corner", label: [text, label, group, row].join(", "), text };
    return <NumberField key={key} {...said} value={itemAt(cells, key)} signed wrong={wrong(key)} onChange={change} />;
  };
  return (
    <div className="-mx-(--margin) wide:-mx-14">
      {groups.map(([group, keys]) => (
        <FoldRow
          key={group}
          label={itemAt(words(itemAt(keys, 0)), 0)}
          holds={holds(keys)}
          open={open === group}
          onToggle={() => setOpen(open === group ? null : group)}
        >
          {byPart(keys, 1).map(([row, pair]) => (
            <div key={row} className="edge flex min-h-11 items-center gap-4">
              <span className="flex-1 text-contract">{words(itemAt(pair, 0))[1]}</span>
              {pair.map(field)}
            </div>
          ))}
        </FoldRow>
      ))}
    </div>
  );
}

/** Keys that share a part, in the order of the table. */
const byPart = (keys: readonly string[], part: number): [string, string[]][] => [
  ...grouped(keys, (key) => itemAt(key.split("/"), part)),
];
