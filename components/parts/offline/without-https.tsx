import { useWordsOf } from "#components/parts/words/words";

/** In one line, where the address is plain http: a browser keeps no app of it. */
export const WithoutHttps = () => (isSecureContext ? null : <Said />);

function Said() {
  return <p className="edge py-2 font-sans text-hint text-ink2">{useWordsOf("offline").withoutHttps}</p>;
}
