import type { ReactNode } from "react";
import { PageHead } from "#components/parts/page/page";
import { TopBar } from "#components/parts/page/top-bar";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { InSeason } from "#lib/shown/addresses/addresses";

export interface SubPageProps extends InSeason {
  onBack: () => void;
}

interface PageProps extends Omit<SubPageProps, "where"> {
  title: string;
  right?: ReactNode;
  children: ReactNode;
}

/** A page of its own for a long part of the season. */
export function Page({ view, title, onBack, right, children }: PageProps) {
  const { back } = useWordsOf("door").alike;
  return (
    <main className="mx-auto min-h-dvh max-w-[1440px] pb-10 wall:max-w-none">
      <TopBar left={<QuietButton onClick={onBack}>{back.season}</QuietButton>} right={right} />
      <PageHead title={title} under={`${view.club.name}, ${view.season.name}`} className="pb-3 wide:px-14" />
      {children}
    </main>
  );
}
