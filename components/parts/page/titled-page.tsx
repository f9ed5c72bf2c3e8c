import type { ReactNode } from "react";
import { dropping } from "#components/parts/file/dropping";
import { submitting } from "#components/parts/form/submit";
import { QuietButton } from "#components/parts/press/buttons";
import { Foot } from "./page";
import { RaisedPage } from "./raised-page";

interface Props {
  title: string;
  /** Read aloud when it rises, where that says more than the title. */
  label?: string;
  /** Where it leads back to. */
  back: string;
  height?: "low" | "high";
  under?: number;
  /** Takes the width of a desktop. */
  wide?: boolean;
  /** What belongs to the title. */
  head?: ReactNode;
  /** The page's buttons. */
  foot?: ReactNode;
  onClose: () => void;
  /** Makes a form of it. */
  onSubmit?: () => void;
  /** Files dropped on it. */
  onFiles?: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A page that rises: the way back, its name, its content, and the buttons at the foot. */
export function TitledPage({ title, back, wide, head, foot, onClose, onSubmit, onFiles, children, ...page }: Props) {
  const className =
    foot === undefined ? `max-w-[720px] pb-8 ${wide ? "wide:max-w-none" : ""}` : "flex min-h-full max-w-[720px] flex-1 flex-col";
  const inside = (
    <>
      {/* The way out is in sight while the rest scrolls; on a low screen on one line with the title. */}
      <div className="stays edge double-rule py-2 low:py-0 low:flex low:flex-row-reverse low:items-center low:justify-between low:gap-4 flat:py-0 flat:flex flat:flex-row-reverse flat:items-center flat:justify-between flat:gap-4 flat:flex-wrap">
        <QuietButton onClick={onClose}>{back}</QuietButton>
        <h2 className="text-title low:text-choice flat:text-choice">{title}</h2>
      </div>
      {head && <div className="edge">{head}</div>}
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
