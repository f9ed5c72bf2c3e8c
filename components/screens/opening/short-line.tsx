import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"input">, "onChange"> {
  id: string;
  label: string;
  onText: (text: string) => void;
}

/** A figure, a day or an hour, at the end of its line. */
export const ShortLine = ({ id, label, className = "", onText, ...input }: Props) => (
  <div className="edge flex min-h-11 items-center justify-between gap-4">
    <label className="label" htmlFor={id}>
      {label}
    </label>
    <input
      {...input}
      id={id}
      className={`min-h-11 border-rule2 border-b bg-transparent text-right text-choice ${className}`}
      onChange={(event) => onText(event.target.value)}
    />
  </div>
);
