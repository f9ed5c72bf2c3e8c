import type { Confirmed } from "#messages/fr/ledger";

/** A tick of the pen, or the ring that waits for it. The words stand under the ledger. */
export function ConfirmSign({ state }: { state: Confirmed }) {
  return (
    <svg aria-hidden viewBox="0 0 12 12" className="inline-block h-2.5 w-2.5 fill-none stroke-current stroke-[1.4]">
      {state === "confirmed" ? <path d="M1.5 6.5 4.5 9.5 10.5 2.5" /> : <circle cx="6" cy="6" r="3.6" />}
    </svg>
  );
}
