import type { FittedNames } from "#lib/shown/names/fit-names";

interface Props {
  fitted: FittedNames;
  at: number;
  className?: string;
  /** Where the whole name is read aloud beside it. */
  "aria-hidden"?: true;
}

/** One of the names that were fitted together, never broken. */
export function FittedName({ fitted: { size, lines }, at, className = "", ...props }: Props) {
  const [first, second] = lines[at] ?? [];
  return (
    <bdi {...props} className={`whitespace-nowrap ${className}`} style={{ fontSize: `${size / 16}rem` }}>
      {first}
      {second && <br />}
      {second}
    </bdi>
  );
}
