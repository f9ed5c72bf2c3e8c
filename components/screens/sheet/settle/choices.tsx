// This folder: two versions of a deal, side by side.
import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { Choice } from "#lib/sheet/change";

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
