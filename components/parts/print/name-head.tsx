import type { FittedNames } from "#lib/shown/names/fit-names";

interface Props {
  name: string;
  turned: boolean;
  /** In em. */
  width?: number;
  /** How it stands beside the others, where it is not whole. */
  fitted?: { names: FittedNames; at: number };
}

/** A player over a column, never broken in a word: shorter where it must be, and turned where columns are narrow. */
export const NameHead = ({ name, turned, width, fitted }: Props) => (
  <th scope="col" className={turned ? "turned" : "figure"} style={width ? { width: `${width}em` } : undefined}>
    {!fitted ? (
      <span>{name}</span>
    ) : (
      <>
        <span className="sr-only">{name}</span>
        <span aria-hidden style={{ fontSize: `${fitted.names.size}em` }}>
          {fitted.names.lines[fitted.at]?.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
      </>
    )}
  </th>
);
