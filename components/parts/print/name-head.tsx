interface Props {
  name: string;
  turned: boolean;
  /** In em. */
  width?: number;
}

/** A player over a column, whole: on as many lines as it takes, or turned where columns are narrow. */
export const NameHead = ({ name, turned, width }: Props) => (
  <th scope="col" className={turned ? "turned" : "figure name"} style={width ? { width: `${width}em` } : undefined}>
    <span>{name}</span>
  </th>
);
