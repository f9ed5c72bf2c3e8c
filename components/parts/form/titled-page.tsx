import type { ReactNode } from "react";
import { dropping } from "#components/parts/file/dropping";
import { QuietButton } from "#components/parts/ledger/buttons";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { Foot } from "./foot";
import { submitting } from "./submit";

interface Props {
  title: string;
  /** Read aloud when it rises, where that says more than the title. */
  label?: string;
  /** Where it leads back to. */
  back: string;
  height?: "low" | "high";
  under?: number;
  /** Its head stays in sight while the rest scrolls. */
  stays?: boolean;
  /** Takes the width of a desktop. */
  wide?: boolean;
  /** What belongs to the title. */
  head?: ReactNode;
  /** What is to be done. */
  foot?: ReactNode;
  onClose: () => void;
  /** Makes a form of it. */
  onSubmit?: () => void;
  /** Files dropped on it. */
  onFiles?: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A page that rises: the way back, its name, what it says, and what is to be done under the thumb. */
export function TitledPage({ title, back, stays, wide, head, foot, onClose, onSubmit, onFiles, children, ...page }: Props) {
  const className =
    foot === undefined ? `max-w-[720px] pb-8 ${wide ? "wide:max-w-none" : ""}` : "flex min-h-full max-w-[720px] flex-1 flex-col";
  const inside = (
    <>
      <div className={stays ? "stays" : ""}>
        <div className="edge double-rule pt-2 pb-2">
          <QuietButton onClick={onClose}>{back}</QuietButton>
          <h2 className="text-title">{title}</h2>
        </div>
        {head && <div className="edge">{head}</div>}
      </div>
      {children}
      {foot && <Foot on="leaf">{foot}</Foot>}
    </>
  );
  return (
    <RaisedPage label={title} height="high" onClose={onClose} {...page}>
      {onSubmit ? (
        <form className={className} onSubmit={submitting(onSubmit)}>
          {inside}
        </form>
      ) : onFiles ? (
        <section aria-label={title} className={className} {...dropping(onFiles)}>
          {inside}
        </section>
      ) : (
        <div className={className}>{inside}</div>
      )}
    </RaisedPage>
  );
}
