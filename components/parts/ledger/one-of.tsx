import { ChoiceRow, type ChoiceRowProps } from "./choice-row";

type Value = string | number | boolean;

interface Props<T extends Value> extends Omit<ChoiceRowProps<T>, "choices"> {
  of: readonly T[];
  /** A word for each; a number says itself. */
  say?: ((value: T) => string) | Readonly<Record<T & PropertyKey, string>>;
}

/** One of these, each in a word or two, under its question. */
export function OneOf<T extends Value>({ of, say = String, layout = "above", ...row }: Props<T>) {
  const labelOf = (value: T) => (typeof say === "function" ? say(value) : say[value as T & PropertyKey]);
  return <ChoiceRow {...row} layout={layout} choices={of.map((value) => ({ value, label: labelOf(value) }))} />;
}
