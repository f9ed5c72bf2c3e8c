/** The worker that opens the app without a network, and the newer version of it that waits for people to want it. */
import { listening } from "#lib/sync/listening";

let registration: ServiceWorkerRegistration | undefined;
let asked = false;
const { tell, subscribe } = listening();

export { subscribe };

export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || registration) return;
  try {
    registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  } catch {
    return; // No network, or a browser that keeps nothing: the app goes on without.
  }
  registration.addEventListener("updatefound", () => registration?.installing?.addEventListener("statechange", tell));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration?.update().catch(() => {});
  });
  // Only the tab that asked begins again: another may hold a form half typed.
  navigator.serviceWorker.addEventListener("controllerchange", () => asked && location.reload());
  tell();
}

/** On a first visit the worker that comes is no newer version. */
export const newVersionWaits = (): boolean => registration?.active != null && registration.waiting != null;

export function takeNewVersion(): void {
  asked = true;
  registration?.waiting?.postMessage("take-over");
}
