import type { FittedNames } from "#lib/shown/names/fit-names";

interface Props {
  name: string;
  /** The fitted names of all columns, and which one this is. */
  fitted: { names: FittedNames; at: number };
  turned?: boolean;
  /** In em. */
  width?: number;
  /** How many columns it is over. */
  span?: number;
}

/** A player over a column, never broken in a word: shorter where it must be, and turned where columns are narrow. */
export const NameHead = ({ name, fitted: { names, at }, turned = false, width, span }: Props) => (
  <th scope="col" colSpan={span} className={turned ? "turned" : "figure"} style={width ? { width: `${width}em` } : undefined}>
    <span className="sr-only">{name}</span>
    <span aria-hidden style={{ fontSize: `${names.size}em` }}>
      {names.lines[at]?.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  </th>
);
