// This folder: the service worker, how it is registered and renewed.
import { useSyncExternalStore } from "react";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { newVersionWaits, subscribe, takeNewVersion } from "./worker";

/** A new version is offered, never forced, and not while a form is open. */
export function NewVersion() {
  const t = useWordsOf("offline");
  const waits = useSyncExternalStore(subscribe, newVersionWaits, () => false);
  if (!waits) return null;
  return (
    <p className="edge flex items-center justify-between gap-4 border-rule border-t font-sans text-hint text-ink2">
      <span role="status">{t.newVersion}</span>
      <QuietButton onClick={takeNewVersion}>{t.reload}</QuietButton>
    </p>
  );
}
