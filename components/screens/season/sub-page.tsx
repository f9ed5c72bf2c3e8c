import type { ReactNode } from "react";
import { QuietButton } from "#components/parts/ledger/buttons";
import { TopBar } from "#components/parts/ledger/top-bar";
import { useWordsOf } from "#components/parts/words/words";
import type { InSeason } from "#lib/shown/season/places";

export interface SubPageProps extends InSeason {
  onBack: () => void;
}

interface PageProps extends Omit<SubPageProps, "place"> {
  title: string;
  right?: ReactNode;
  children: ReactNode;
}

/** What is long has a page of its own, under the season's. */
export function Page({ view, title, onBack, right, children }: PageProps) {
  const { back } = useWordsOf("door");
  return (
    <main className="mx-auto min-h-dvh max-w-[1440px] pb-10 wall:max-w-none">
      <TopBar left={<QuietButton onClick={onBack}>{back.season}</QuietButton>} right={right} />
      <header className="edge pb-3 wide:px-14">
        <h1 className="text-title wrap-anywhere broad:text-spread">{title}</h1>
        <p className="label">
          {view.club.name}, {view.season.name}
        </p>
      </header>
      {children}
    </main>
  );
}
