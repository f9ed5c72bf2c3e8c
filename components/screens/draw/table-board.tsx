import type { ReactNode } from "react";

interface BoardPerson {
  /** Null for those who cannot be moved: no player of the club, or gone. */
  readonly id: string | null;
  readonly name: string;
  readonly note?: string | undefined;
}

interface Props {
  title: string;
  note: string;
  isWrong?: boolean;
  people: readonly BoardPerson[];
  selected: string | null;
  onTap: (player: string) => void;
  /** Buttons for the selected player, and for the table itself. */
  children?: ReactNode;
}

/** A table with its people: a tapped name stays selected until it is put somewhere. */
export function TableBoard({ title, note, isWrong = false, people, selected, onTap, children }: Props) {
  return (
    <section aria-label={title} className="border-rule border-b py-2">
      <h2 className="edge flex items-baseline justify-between gap-4">
        <span className="text-sentence">{title}</span>
        <span className={`font-sans text-state ${isWrong ? "text-neg" : "text-ink2"}`}>{note}</span>
      </h2>
      <ul className="edge -ml-2.5 flex flex-wrap items-center gap-x-2">
        {people.map(({ id, name, note: said }) => (
          <li key={name}>
            {id === null ? (
              <span className="inline-flex min-h-11 items-center px-2 text-choice text-ink2">
                {name}
                {said && <span className="label pl-1.5">{said}</span>}
              </span>
            ) : (
              <HeldName held={selected === id} onTap={() => onTap(id)}>
                {name}
                {said && <span className="label pl-1.5">{said}</span>}
              </HeldName>
            )}
          </li>
        ))}
      </ul>
      {children && <div className="edge flex flex-wrap gap-x-5">{children}</div>}
    </section>
  );
}

interface HeldProps {
  held: boolean;
  look?: string;
  onTap: () => void;
  children: ReactNode;
}

/** A name that a tap selects, until it is put somewhere. */
export const HeldName = ({ held, look = "", onTap, children }: HeldProps) => (
  <button type="button" aria-pressed={held} className="inline-flex min-h-11 items-center px-0.5 text-choice" onClick={onTap}>
    <span className={`flex min-h-[34px] items-center px-2 ${held ? "pen" : ""} ${look}`}>{children}</span>
  </button>
);
