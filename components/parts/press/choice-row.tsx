import { type ReactNode, useId } from "react";
import { FittedName, useFit } from "#components/parts/names/fitted-name";
import type { Editing } from "#lib/sheet/drafts/draft";
import type { FittedNames } from "#lib/shown/names/fit-names";

export interface RowChoice<T extends string | number | boolean> {
  readonly value: T;
  readonly label: ReactNode;
  /** What is read aloud when the label alone does not say it. */
  readonly name?: string;
  /** Cannot be chosen here; shown as a dash. */
  readonly closed?: boolean;
}

/**
 * `columns`: under the players' names. `even`: equal shares after a short label. `spread`: from edge to edge. `flow`: one after
 * the other. `above`: as `flow`, under a long question.
 */
type Layout = "columns" | "even" | "spread" | "flow" | "above";

interface ChoiceRowProps<T extends string | number | boolean> {
  label: string;
  /** Only read aloud. */
  hideLabel?: boolean;
  choices: readonly RowChoice<T>[];
  value: T | null;
  onChange: (value: T) => void;
  layout?: Layout;
  /** The names of all columns, if some choices are other words: names are then sized as in the other rows. */
  columns?: readonly string[];
  /** What a form calls this question, for the button that leads to it. */
  asks?: string;
  className?: string;
}

const LAYOUTS: Record<Layout, string> = {
  columns: "grid auto-cols-[minmax(0,1fr)] grid-flow-col justify-items-center",
  even: "grid auto-cols-fr grid-flow-col justify-items-center max-large:flex max-large:flex-wrap max-large:gap-x-2",
  spread: "-mx-[7px] flex flex-wrap justify-between",
  flow: "-mx-[7px] flex flex-wrap gap-x-2",
  above: "-mx-[7px] flex flex-wrap gap-x-2",
};

/** Widths, so that choices stand under the players' columns. */
const LABELS: Record<Layout, string> = {
  columns: "trim shrink-0 w-[3.75rem]",
  even: "trim shrink-0 w-[54px]",
  spread: "trim shrink-0 w-[54px]",
  flow: "trim shrink-0 w-[60px]",
  above: "block",
};

const SIZES = [17, 15, 13];
/** The pen and its air, and the air between two rings. */
const RING = 12;

/** A name as it fits the row, read aloud whole; what is no name gets the names' size. */
function asFitted<T extends string | number | boolean>(choice: RowChoice<T>, fitted: FittedNames, at: number): RowChoice<T> {
  const { label, name } = choice;
  if (typeof label === "string")
    return { ...choice, name: name ?? label, label: <FittedName fitted={fitted} at={at} className="block" /> };
  return { ...choice, label: <span style={{ fontSize: `${fitted.size / 16}rem` }}>{label}</span> };
}

/** The choices' words; empty if no choice is a word. */
function wordsOf(choices: readonly Pick<RowChoice<boolean>, "label">[]): string[] {
  const words = choices.map(({ label }) => (typeof label === "string" ? label : ""));
  return words.some(Boolean) ? words : [];
}

/** One question of the form, answered with the pen. */
export function ChoiceRow<T extends string | number | boolean>(props: ChoiceRowProps<T>) {
  const { label, hideLabel, choices, value, onChange, layout = "columns", columns, asks, className = "" } = props;
  const name = useId();
  const names = layout === "columns" ? (columns ?? wordsOf(choices)) : [];
  const [row, fitted] = useFit<HTMLDivElement>(names, { sizes: SIZES, spare: RING, among: choices.length });
  return (
    <fieldset
      data-asks={asks}
      className={`edge min-w-0 ${layout === "above" ? "pt-2" : "flex items-center max-large:flex-wrap"} ${layout === "columns" ? "min-h-11" : "min-h-[46px]"} ${className}`}
    >
      <legend className="sr-only">{label}</legend>
      {!hideLabel && (
        <span aria-hidden className={`label max-large:w-full ${LABELS[layout]}`}>
          {label}
        </span>
      )}
      <div ref={row} className={`min-w-0 flex-1 max-large:basis-full ${LAYOUTS[layout]}`}>
        {choices.map((choice, at) => (
          <Ring
            key={String(choice.value)}
            group={name}
            choice={names.length > 0 ? asFitted(choice, fitted, at) : choice}
            chosen={choice.value === value}
            onChoose={onChange}
            narrow={layout === "columns"}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface RingProps<T extends string | number | boolean> {
  group: string;
  choice: RowChoice<T>;
  chosen: boolean;
  onChoose: (value: T) => void;
  /** Under a player's column, where the ring has little air. */
  narrow?: boolean;
}

/** A choice: circled by the pen when it is taken. */
export function Ring<T extends string | number | boolean>({ group, choice, chosen, onChoose, narrow }: RingProps<T>) {
  if (choice.closed) return <span className="flex h-11 items-center text-ink2">–</span>;
  const text = narrow
    ? "px-[3px] text-choice whitespace-nowrap"
    : "max-w-full px-2 text-choice wrap-anywhere max-[374px]:px-[3px]";
  return (
    <label
      className={`relative flex min-h-11 max-w-full cursor-pointer items-center justify-center ${narrow ? "w-full" : "min-w-11"}`}
    >
      <input
        type="radio"
        className="peer sr-only"
        name={group}
        aria-label={choice.name}
        checked={chosen}
        onChange={() => onChoose(choice.value)}
      />
      <span
        className={`flex items-center justify-center ${text} peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 ${
          chosen ? "pen min-h-[34px] min-w-[34px]" : "m-0.5 min-h-[30px] min-w-[30px]"
        }`}
      >
        <span className="trim">{choice.label}</span>
      </span>
    </label>
  );
}

type Value = string | number | boolean;

interface OneOfProps<T extends Value> extends Omit<ChoiceRowProps<T>, "choices"> {
  of: readonly T[];
  /** A word for each; a number says itself. */
  say?: ((value: T) => string) | Readonly<Record<T & PropertyKey, string>>;
}

/** One of these, each in a word or two, under its question. */
export function OneOf<T extends Value>({ of, say = String, layout = "above", ...row }: OneOfProps<T>) {
  const labelOf = (value: T) => (typeof say === "function" ? say(value) : say[value as T & PropertyKey]);
  return <ChoiceRow {...row} layout={layout} choices={of.map((value) => ({ value, label: labelOf(value) }))} />;
}

/** Value and `onChange` of a question, for one field of a draft. */
export const asking =
  <D,>({ draft, change }: Editing<D>) =>
  <K extends keyof D>(key: K) => ({
    value: draft[key],
    onChange: (value: NonNullable<D[K]>) => change({ [key]: value } as unknown as Partial<D>),
  });
