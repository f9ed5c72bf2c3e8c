import type { MouseEvent } from "react";
import { type ButtonProps, PrimaryButton } from "#components/parts/ledger/buttons";
import { toBlank } from "./to-blank";

/** What a form leads to. Outlined while something is missing, and then it names what and leads there. */
export function ReadyButton({ ready, onClick, ...props }: ButtonProps & { ready: boolean }) {
  function act(event: MouseEvent<HTMLButtonElement>) {
    const focused = document.activeElement;
    onClick?.(event);
    // Unless the page itself has led there.
    if (!ready && document.activeElement === focused) toBlank(event.currentTarget);
  }
  return <PrimaryButton {...props} isOutlined={!ready} onClick={act} />;
}
