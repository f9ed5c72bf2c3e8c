import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf, warmWords } from "#components/parts/words/words";
import type { PageProps } from "./page-props";
import { sayState } from "./say-state";

warmWords("state");

/** Saved here, sent or not, in words; and the way to take back what was done last. */
export function StateLine({ at, sheet, noted, others, seen, acts: { last, undone, undo }, setNoted, words }: PageProps) {
  const t = useWordsOf("state");
  const isDeal = last?.kind === "deal.recorded" || last?.kind === "deal.replaced";
  const deal = isDeal ? sheet.deals.find(({ slot }) => slot === noted) : undefined;
  const said = sayState({ at, sheet, noted: deal?.number ?? null, undone, others, seen }, words, t);
  return (
    <>
      <p role="status" data-live className="font-sans text-hint text-ink2">
        {said.join(" ")}
      </p>
      {last && (
        <QuietButton
          className="text-hint"
          onClick={async () => {
            await undo();
            setNoted(null);
          }}
        >
          {t.undo}
        </QuietButton>
      )}
    </>
  );
}
