import type { ComponentProps } from "react";

interface AreaProps extends Omit<ComponentProps<"textarea">, "onChange"> {
  label: string;
  /** Of the label, and of what is written on. */
  looks: readonly [label: string, area: string];
  onText: (text: string) => void;
}

/** Several lines to write on, inside their label. */
export const AreaField = ({ label, looks, onText, ...area }: AreaProps) => (
  <label className={looks[0]}>
    <span className="label">{label}</span>
    <textarea {...area} className={looks[1]} onChange={(event) => onText(event.target.value)} />
  </label>
);

/** A list of names, typed or pasted, a line each. */
export const ListField = ({ className = "", ...area }: Omit<AreaProps, "looks">) => (
  <AreaField
    {...area}
    looks={[`block ${className}`, "min-h-32 w-full border border-rule2 bg-transparent p-2 text-choice"]}
    autoComplete="off"
    spellCheck={false}
  />
);
