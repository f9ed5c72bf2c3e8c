import { NAME_LENGTH } from "#lib/log/limits";
import { LineField } from "./line-field";

/** A name, sought while it is typed. */
export const NameSearch = ({ label, value, onChange }: { label: string; value: string; onChange: (typed: string) => void }) => (
  <LineField
    label={label}
    className="block"
    autoComplete="off"
    autoCapitalize="words"
    enterKeyHint="done"
    maxLength={NAME_LENGTH}
    value={value}
    onText={onChange}
  />
);
