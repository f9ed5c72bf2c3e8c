import { NAME_LENGTH } from "#lib/log/name";

/** A name, sought while it is typed. */
export const NameSearch = ({ label, value, onChange }: { label: string; value: string; onChange: (typed: string) => void }) => (
  <label className="block">
    <span className="label">{label}</span>
    <input
      className="min-h-11 w-full border-rule2 border-b bg-transparent text-choice"
      autoComplete="off"
      autoCapitalize="words"
      enterKeyHint="done"
      maxLength={NAME_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);
