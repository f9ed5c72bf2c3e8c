/** The service worker, which opens the app without a network, and its newer version, which waits until people ask for it. */
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
  // Only the tab that asked reloads: another may hold a half-typed form.
  navigator.serviceWorker.addEventListener("controllerchange", () => asked && location.reload());
  tell();
}

/** Not on a first visit, where the waiting worker is the first one. */
export const newVersionWaits = (): boolean => registration?.active != null && registration.waiting != null;

export function takeNewVersion(): void {
  asked = true;
  registration?.waiting?.postMessage("take-over");
}
