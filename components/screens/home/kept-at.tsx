import { useEffect, useState } from "react";
import { useWordsOf } from "#components/parts/words/words-of";

/** A number that a router gave, and may give to another tomorrow. */
const NUMBER = /^(\d+(\.\d+){3}|\[[\da-f:]+\])(:\d+)?$/i;

/** A browser keeps things by address: another address of the same server is an empty phone. And what plain http takes away. */
export function KeptAt() {
  const t = useWordsOf("offline");
  const [at, setAt] = useState<{ host: string; isSecure: boolean } | null>(null);
  useEffect(() => setAt({ host: location.host, isSecure: isSecureContext }), []);
  if (!at) return null;
  return (
    <p className="edge py-2 label">
      {[t.keptAt(at.host), NUMBER.test(at.host) && t.stableName, !at.isSecure && t.withoutHttps].filter(Boolean).join(" ")}
    </p>
  );
}
