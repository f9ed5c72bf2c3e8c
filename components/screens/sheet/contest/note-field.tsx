import { AreaField } from "#components/parts/field/field";
import { NOTE_LENGTH } from "#lib/log/limits";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const LOOKS = [
  "edge block pt-2",
  "field-sizing-content block min-h-14 w-full resize-none border-rule2 border-b bg-transparent py-2 text-reason",
] as const;

/** A few lines in people's own words. */
export function NoteField({ label, value, onChange }: Props) {
  return <AreaField label={label} looks={LOOKS} maxLength={NOTE_LENGTH} value={value} onText={onChange} />;
}
