// This folder: lines to write on, and numbers to step through.
import { type ClipboardEvent, type ComponentProps, type ReactNode, useId } from "react";

interface FieldProps extends Omit<ComponentProps<"input">, "onChange"> {
  label: string;
  note?: ReactNode;
  onText: (text: string) => void;
}

/** A line to write on, its name above it and what it means under it. */
export function Field({ label, note, onText, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="edge pt-3">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        autoComplete="off"
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onText(event.target.value)}
        {...input}
        className="min-h-11 w-full border-rule2 border-b bg-transparent text-choice placeholder:text-ink2 placeholder:italic"
      />
      {note && (
        <p id={`${id}-note`} className="pt-1 font-sans text-hint text-ink2">
          {note}
        </p>
      )}
    </div>
  );
}

interface TickProps {
  label: string;
  note?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Yes or no, and what it does. */
export function Tick({ label, note, checked, onChange }: TickProps) {
  return (
    <label className="edge flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-ink"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span className="block text-choice leading-6">{label}</span>
        {note && <span className="block font-sans text-hint text-ink2">{note}</span>}
      </span>
    </label>
  );
}

/** The list with `one` added, or removed. */
export const ticked = <T,>(all: readonly T[], one: T, on: boolean): T[] =>
  on ? [...all, one] : all.filter((other) => other !== one);

interface LineProps extends Omit<FieldProps, "note"> {
  /** Classes of the label; the line itself looks the same everywhere. */
  className?: string;
  isWrong?: boolean;
}

/** A line to write on inside its label, for use in a row; `Field` has a note, and stands alone on its line. */
export const LineField = ({ label, className, isWrong = false, onText, ...input }: LineProps) => (
  <label className={className}>
    <span className="label">{label}</span>
    <input
      {...input}
      className={`min-h-11 w-full border-rule2 border-b bg-transparent text-choice ${isWrong ? "text-neg" : ""}`}
      aria-invalid={isWrong || undefined}
      onChange={(event) => onText(event.target.value)}
    />
  </label>
);

interface AreaProps extends Omit<ComponentProps<"textarea">, "onChange"> {
  label: string;
  /** Classes of the label, and of the text area. */
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

/** For a field that shows `most` letters without delay: a longer text that is pasted goes to `take` instead. */
export const onLongPaste = (most: number, take: (text: string) => void) => (event: ClipboardEvent) => {
  const given = event.clipboardData.getData("text");
  if (given.length <= most) return;
  event.preventDefault();
  take(given);
};

/** A list of names, typed or pasted, a line each. */
export const ListField = ({ className = "", ...area }: Omit<AreaProps, "looks">) => (
  <AreaField
    {...area}
    looks={[`block ${className}`, "min-h-32 w-full border border-rule2 bg-transparent p-2 text-choice"]}
    autoComplete="off"
    spellCheck={false}
  />
);
