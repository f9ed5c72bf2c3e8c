import type { FormEvent, ReactNode } from "react";
import { ReadyButton } from "#components/parts/form/ready-button";

/** A form's own button, as wide as the form; outlined until it is ready. */
export const Submit = ({ ready, className = "pt-4", children }: { ready: boolean; className?: string; children: ReactNode }) => (
  <div className={`edge ${className}`}>
    <ReadyButton type="submit" className="w-full" ready={ready}>
      {children}
    </ReadyButton>
  </div>
);

/** A form's own sending is never wanted: what it holds is saved here. */
export const submitting = (save: (event: FormEvent) => unknown) => (event: FormEvent) => {
  event.preventDefault();
  void save(event);
};

/** Why something was not done, beside what was tapped. */
export const Trouble = ({ text, className = "edge pt-2" }: { text: string | null | undefined; className?: string }) =>
  text ? (
    <p role="alert" className={`text-reason text-neg ${className}`}>
      {text}
    </p>
  ) : null;
