import { useWordsOf } from "#components/parts/words/words";
import { sayOption } from "#lib/rules/words/words";
import { GridSetting, type SettingProps } from "./grid-setting";
import { NumberField } from "./number-field";

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
  const t = useWordsOf("pages").opening;
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
