import type { ReactNode } from "react";
import { PrimaryButton } from "#components/parts/ledger/buttons";

/** A form's own button, as wide as the form; outlined until it is ready. */
export const Submit = ({ ready, className = "pt-4", children }: { ready: boolean; className?: string; children: ReactNode }) => (
  <div className={`edge ${className}`}>
    <PrimaryButton type="submit" className="w-full" ready={ready}>
      {children}
    </PrimaryButton>
  </div>
);
