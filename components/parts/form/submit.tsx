import type { FormEvent, ReactNode } from "react";
import { PrimaryButton } from "#components/parts/ledger/buttons";

/** A form's own button, as wide as the form; outlined until it is ready. */
export const Submit = ({ ready, className = "pt-4", children }: { ready: boolean; className?: string; children: ReactNode }) => (
  <div className={`edge ${className}`}>
    <PrimaryButton type="submit" className="w-full" ready={ready}>
      {children}
    </PrimaryButton>
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
