import { useState } from "react";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { copyText } from "./copy-text";

/** Copies the link; where the browser has no clipboard to give (no https), shows it, to be copied by hand. */
export function LinkText({ address, onCopied }: { address: string; onCopied: () => void }) {
  const t = useWordsOf("share");
  const [isShown, setShown] = useState(false);
  async function copy() {
    if (await copyText(address)) onCopied();
    else setShown(true);
  }
  return (
    <>
      <QuietButton onClick={() => void copy()}>{t.copy}</QuietButton>
      {isShown && (
        <label className="order-last w-full">
          <span className="label">{t.byHand}</span>
          <input
            ref={(field) => field?.select()}
            readOnly
            className="min-h-11 w-full border-rule2 border-b bg-transparent"
            value={address}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
    </>
  );
}
