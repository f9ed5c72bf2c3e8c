// This folder: a sheet and its evening on paper.
import { useWordsOf } from "#components/parts/words/words";
import "./print.css";
import type { ReactNode } from "react";
import { Foot } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { PrimaryButton, QuietLink } from "#components/parts/press/buttons";

interface AroundPageProps {
  back: string;
  label: string;
  /** The name that `@page` uses. */
  page: "A4 portrait" | "A4 landscape";
  /** There is something to print. */
  ready: boolean;
  /** The choice of what is printed. */
  choice?: ReactNode;
  children: ReactNode;
}

/** What lies around the page on the screen and is never printed. */
export function AroundPage({ back, label, page, ready, choice, children }: AroundPageProps) {
  const t = useWordsOf("print");
  return (
    <main className="flex min-h-dvh flex-col">
      <style>{`@page { size: ${page}; margin: 12mm; }`}</style>
      <div className="print:hidden">
        <TopBar left={<QuietLink href={back}>{label}</QuietLink>} centre={t.preview} />
      </div>
      <div className="desk flex-1 py-2 print:py-0">{children}</div>
      <Foot className="print:hidden">
        {choice}
        {ready && (
          <PrimaryButton className="mx-auto block w-full max-w-[420px]" onClick={() => print()}>
            {t.alike.press.print}
          </PrimaryButton>
        )}
      </Foot>
    </main>
  );
}
