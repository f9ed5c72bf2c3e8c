import { useState } from "react";
import { CloseFoot } from "#components/parts/page/close-foot";
import { RaisedPage } from "#components/parts/page/raised-page";
import { PrimaryButton } from "#components/parts/press/buttons";
import { useWords } from "#components/parts/words/words";
import { Hint } from "./hint";

export interface Way {
  readonly label: string;
  readonly onTake: () => void;
  /** A question to confirm first, and the button's words: for what cannot be undone without a trace. */
  readonly asks?: { readonly question: string; readonly yes: string };
}

const BESIDE = 2;

/** Other ways on than typing points: two at most beside them, the rest behind the second. */
export function Ways({ ways }: { ways: readonly Way[] }) {
  const t = useWords().m.deal;
  const [page, setPage] = useState<"all" | Way | null>(null);
  const close = () => setPage(null);
  const take = (way: Way) => {
    if (way.asks) return setPage(way);
    close();
    way.onTake();
  };
  const beside = ways.length > BESIDE ? ways.slice(0, BESIDE - 1) : ways;
  return (
    <>
      <div className="edge flex min-h-11 items-center justify-between gap-x-4">
        {beside.map((way) => (
          <Hint key={way.label} onClick={() => take(way)}>
            {way.label}
          </Hint>
        ))}
        {beside.length < ways.length && <Hint onClick={() => setPage("all")}>{t.otherWays}</Hint>}
      </div>
      {page === "all" && <OtherWays ways={ways.slice(beside.length)} onTake={take} onClose={close} />}
      {page !== null && page !== "all" && page.asks && (
        <RaisedPage label={page.asks.question} onClose={close}>
          <h2 className="edge pt-5 pb-4 text-title">{page.asks.question}</h2>
          <CloseFoot onClose={close}>
            <PrimaryButton
              className="flex-1"
              onClick={() => {
                close();
                page.onTake();
              }}
            >
              {page.asks.yes}
            </PrimaryButton>
          </CloseFoot>
        </RaisedPage>
      )}
    </>
  );
}

/** The ways that have no room beside the points. */
function OtherWays({ ways, onTake, onClose }: { ways: readonly Way[]; onTake: (way: Way) => void; onClose: () => void }) {
  const t = useWords().m.deal;
  return (
    <RaisedPage label={t.otherWaysTitle} onClose={onClose}>
      <h2 className="edge pt-5 pb-2 text-title">{t.otherWaysTitle}</h2>
      <ul className="border-rule border-t">
        {ways.map((way) => (
          <li key={way.label} className="border-rule border-b">
            <button type="button" className="edge min-h-[52px] w-full text-choice" onClick={() => onTake(way)}>
              {way.label}
            </button>
          </li>
        ))}
      </ul>
      <CloseFoot onClose={onClose} />
    </RaisedPage>
  );
}
