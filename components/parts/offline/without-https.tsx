import { useWordsOf } from "#components/parts/words/words";

/** Shown on plain http, where browsers allow no service worker: the app will not open offline. */
export const WithoutHttps = () => (isSecureContext ? null : <Said />);

function Said() {
  return <p className="edge py-2 font-sans text-hint text-ink2">{useWordsOf("offline").withoutHttps}</p>;
}
