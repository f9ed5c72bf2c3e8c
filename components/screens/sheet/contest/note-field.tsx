import { NOTE_LENGTH } from "#lib/log/limits";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A few lines in people's own words. */
export function NoteField({ label, value, onChange }: Props) {
  return (
    <label className="edge block pt-2">
      <span className="label">{label}</span>
      <textarea
        className="field-sizing-content block min-h-14 w-full resize-none border-rule2 border-b bg-transparent py-2 text-reason"
        maxLength={NOTE_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
