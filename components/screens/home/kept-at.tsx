import { useWordsOf } from "#components/parts/words/words";

/** A number that a router gave, and may give to another tomorrow. */
const NUMBER = /^(\d+(\.\d+){3}|\[[\da-f:]+\])(:\d+)?$/i;

/** A browser keeps things by address: another address of the same server is an empty phone. And what plain http takes away. */
export function KeptAt() {
  const t = useWordsOf("offline");
  const { host } = location;
  return (
    <p className="edge py-2 label">
      {[t.keptAt(host), NUMBER.test(host) && t.stableName, !isSecureContext && t.withoutHttps].filter(Boolean).join(" ")}
    </p>
  );
}
