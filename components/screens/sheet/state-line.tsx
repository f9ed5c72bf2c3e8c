import { QuietButton } from "#components/parts/press/buttons";
import { useWords, useWordsOf, warmWords } from "#components/parts/words/words";
import { isOvertaken, stillStands } from "#lib/sheet/undo";
import { sayPressing, sayState } from "#lib/shown/sheet/say-state";
import type { PageProps } from "./page-props";
import { go } from "./view";

warmWords("state");

/** Whether all is saved and sent, in words; and the button that undoes the last act. */
export function StateLine({ at, sheet, others, seen, acts: { last, undone, undo }, setNoted }: PageProps) {
  const words = useWords();
  const t = useWordsOf("state");
  const act = last && stillStands(last, sheet) ? last : null;
  const overtaken = last && isOvertaken(last, sheet) ? t.overtaken(last.number ?? 0) : null;
  const done = act ? (t.done[act.misdeal ? "misdeal" : act.kind]?.(act.number ?? 0, act.who ?? "") ?? "") : overtaken;
  const divided = at.role === "viewer" ? undefined : sheet.deals.find(({ conflicts }) => conflicts.length > 0);
  // Another phone has noted a deal since: the button must name the deal it undoes.
  const isOverlaid = act?.kind === "deal.recorded" && (act.number ?? 0) < sheet.nextSlot;
  const told = { at, sheet, done, undone, others, seen };
  return (
    <>
      <p role="status" data-live className="min-w-[60%] flex-1 font-sans text-hint text-ink2">
        {sayState(told, words, t)}
      </p>
      <span className="ml-auto flex flex-wrap justify-end gap-x-3">
        {divided && (
          <QuietButton accent className="text-hint" onClick={() => go({ page: "settle", slot: divided.slot })}>
            {t.settle}
          </QuietButton>
        )}
        {act && act.inverse.length > 0 && (
          <QuietButton
            className="text-hint"
            onClick={async () => {
              await undo();
              setNoted(null);
            }}
          >
            {(sayPressing(told, words, t) || isOverlaid) && done ? t.undoOf(done) : t.undo}
          </QuietButton>
        )}
      </span>
    </>
  );
}
