import { useIsLong } from "#components/parts/broken/use-is-long";
import { RaisedPage } from "#components/parts/page/raised-page";
import { QuietButton } from "#components/parts/press/buttons";
import { useWords } from "#components/parts/words/words";

/** Stands in for a page over the sheet that has not loaded yet: it says so, and gives way by itself. */
export function Awaiting({ onClose }: { onClose: () => void }) {
  const t = useWords().m.broken.awaiting;
  if (!useIsLong()) return null;
  return (
    <RaisedPage label={t.title} onClose={onClose}>
      <div className="edge flex max-w-[720px] flex-col items-start gap-3 py-2">
        <QuietButton onClick={onClose}>{t.back}</QuietButton>
        <p role="status" className="text-title">
          {t.title}
        </p>
        <p className="text-reason">{t.kept}</p>
      </div>
    </RaisedPage>
  );
}
