import { useState } from "react";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { ifAllowed } from "#lib/sync/if-allowed";

const SEEN = "petit-au-bout:home-hint";

/** On iPhones and iPads the way is the share button; elsewhere a menu. */
type Way = "share" | "menu";

/** The way to install, if the browser never proposes it itself; null if it does, or if the app is installed. */
function wayHere(): Way | null {
  const { standalone } = navigator as { standalone?: boolean };
  const isInstalled = standalone === true || matchMedia("(display-mode: standalone)").matches;
  const proposes = "onbeforeinstallprompt" in window;
  if (isInstalled || proposes || !isSecureContext || !matchMedia("(pointer: coarse)").matches) return null;
  return standalone === undefined ? "menu" : "share";
}

const wayUnseen = (): Way | null => ifAllowed(() => (localStorage.getItem(SEEN) === null ? wayHere() : null)) ?? null;

/** How the app comes to the home screen: said until it is sent away, on this page alone. */
export function HomeHint() {
  const t = useWordsOf("offline");
  const [way, setWay] = useState(wayUnseen);
  if (!way) return null;
  return (
    <p role="note" className="edge flex items-center justify-between gap-4 border-rule border-t py-1 label">
      <span>{t.homeScreen[way]}</span>
      <QuietButton
        className="shrink-0"
        onClick={() => {
          ifAllowed(() => localStorage.setItem(SEEN, "1"));
          setWay(null);
        }}
      >
        {t.homeScreenSeen}
      </QuietButton>
    </p>
  );
}
