import { QuietButton } from "#components/parts/press/buttons";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { Choice } from "#lib/sheet/change";
import type { Rival, Sheet, SheetDeal } from "#lib/sheet/sheet";
import { ledgerRow, rivalRow } from "#lib/shown/sheet/rows";
import { DealLine } from "../deal-line";
import { useBy } from "../live/who";

/** The deal as it stands, and as another phone noted it: the figures of both, from whom and when. */
export function TwoVersions({ sheet, deal, rival }: { sheet: Sheet; deal: SheetDeal; rival: Rival }) {
  const words = useWords();
  const t = useWordsOf("settle");
  const by = useBy(sheet);
  const standing = deal.versions.find(({ event }) => event === deal.current) ?? deal.versions[0];
  const versions = [
    { title: t.onSheet, row: ledgerRow(sheet, deal, words), noted: standing, notes: [] },
    {
      title: t.other,
      row: rivalRow(sheet, deal, rival, words),
      noted: rival,
      notes: rival.contests.map(({ note }) => note),
    },
  ];
  return versions.map(({ title, row, noted, notes }) => (
    <section key={title} aria-label={title} className="pt-4">
      <p className="edge label pb-1">
        {title}
        {noted?.device && `, ${by(noted)}`}
      </p>
      <DealLine named sheet={sheet} row={{ ...row, mark: undefined }} />
      {notes.map((note) => (
        <p key={note} className="edge label text-thumb">
          {t.contestedThere(note)}
        </p>
      ))}
    </section>
  ));
}

const CHOICES = { keep: "keepOther", replace: "replaceOther", another: "another" } as const;

/** The buttons to choose between two versions of a deal. */
export function Choices({ of, onChoice }: { of: readonly Choice[]; onChoice: (choice: Choice) => void }) {
  const t = useWordsOf("settle");
  return (
    <div className="flex flex-col items-start">
      {of.map((choice) => (
        <QuietButton key={choice} onClick={() => onChoice(choice)}>
          {t[CHOICES[choice]]}
        </QuietButton>
      ))}
    </div>
  );
}
