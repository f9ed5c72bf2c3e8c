import type { ReactNode, Ref } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { useWordsOf } from "#components/parts/words/words";
import type { Amount } from "#lib/shown/season/player-rows";
import type { NumeralKind } from "#lib/shown/sheet/numeral";
import { MaybeLink } from "./cell";

interface Props {
  /** Where the figure comes from. */
  href?: string | undefined;
  /** What the figure is about. */
  label: ReactNode;
  look?: string;
  /** What there is to say about it. */
  note?: ReactNode;
  /** Not part of the sum: the note says why. */
  struck?: boolean;
  /** The figure. */
  children: ReactNode;
  figureLook?: string;
  className?: string;
}

/** A figure in a line, opening where it comes from. */
export function FigureLink(props: Props) {
  const { href, label, look, note, struck, children, figureLook = "shrink-0 text-figure", className = "" } = props;
  const box = `edge flex min-h-[46px] w-full items-center justify-between gap-4 py-1.5 focus-visible:-outline-offset-2 ${className}`;
  return (
    <li className="border-rule border-b">
      <MaybeLink href={href} className={box}>
        <Said look={look} note={note}>
          {label}
        </Said>
        <span className={`text-right ${figureLook} ${struck ? "line-through" : ""}`}>{children}</span>
      </MaybeLink>
    </li>
  );
}

/** Lines of figures under a title. */
export const FigureLines = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="pt-5">
    <h2 className="edge text-sentence">{title}</h2>
    <ul>{children}</ul>
  </section>
);

/** A line for one part of a figure. */
export const PartLine = (line: Props) => (
  <FigureLink {...line} look="text-contract" figureLook="shrink-0 text-contract" className="pl-8" />
);

/** Points in a column, beside the words that they belong to. */
export const SideFigure = ({ value, kind = "change" }: { value: number; kind?: NumeralKind }) => (
  <Figure value={value} kind={kind} className="inline-block min-w-18 pl-3 text-right" />
);

/** "11 sur 14 +1317": how often, and the points it brought. */
export function Tally({ n, good, points }: Amount) {
  const t = useWordsOf("season");
  return (
    <>
      <span>{good === null ? `× ${n}` : t.outOf(good, n)}</span>
      {points !== null && <SideFigure value={points} />}
    </>
  );
}

interface SaidProps {
  /** Small, under it. */
  note?: ReactNode;
  look?: string | undefined;
  children: ReactNode;
}

/** The words of a line, and a note under them. */
export const Said = ({ note, look = "text-choice", children }: SaidProps) => (
  <span className="min-w-0 text-left">
    <span className={`block ${look}`}>{children}</span>
    {note && <span className="block font-sans text-state text-ink2">{note}</span>}
  </span>
);

interface OpeningProps {
  label: string;
  note: ReactNode;
  figure: ReactNode;
  open: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLLIElement>;
  /** What the figure is made of. */
  children: ReactNode;
}

/** A figure that opens to its parts, one on each line. */
export const OpeningLine = ({ label, note, figure, open, onToggle, ref, children }: OpeningProps) => (
  <li ref={ref} data-open={open || undefined} className="border-rule border-b">
    <button
      type="button"
      aria-expanded={open}
      className="edge flex min-h-[54px] w-full items-center justify-between gap-4 py-1.5 focus-visible:-outline-offset-2"
      onClick={onToggle}
    >
      <Said look="text-choice first-letter:uppercase" note={note}>
        {label}
      </Said>
      <span className="shrink-0 text-right text-figure">
        {figure}{" "}
        <span aria-hidden className="pl-1 text-ink2">
          {open ? "⌄" : "›"}
        </span>
      </span>
    </button>
    {open && <ul className="border-rule border-t bg-leaf [&>:last-child]:border-b-0">{children}</ul>}
  </li>
);
