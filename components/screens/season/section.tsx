import type { ReactNode } from "react";
import { RuleLinks } from "#components/parts/rule/rule-links";
import type { RuleId } from "#lib/rules/articles";

interface Props {
  title: string;
  note?: ReactNode;
  /** The rule behind the note. */
  rule?: RuleId;
  className?: string;
  children: ReactNode;
}

/** A part of the page: its name, what it says, and under it how it is counted. */
export function Section({ title, note, rule, className = "", children }: Props) {
  return (
    <section aria-label={title} className={`break-inside-avoid pt-8 ${className}`}>
      <h2 className="edge pb-1 text-sentence wide:px-0">{title}</h2>
      {children}
      {note && (
        <p className="edge pt-2 label wide:px-0">
          {note}
          {rule && <RuleLinks rules={[rule]} />}
        </p>
      )}
    </section>
  );
}
