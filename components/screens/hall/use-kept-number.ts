import { useState } from "react";
import { useHere } from "#components/parts/door/address";
import { ifAllowed } from "#lib/sync/if-allowed";

/** A number that this phone keeps of a tournament; 0 where it keeps none. */
export function useKeptNumber(hall: string, what: string): readonly [number, (next: number) => void] {
  const shelf = `petit-au-bout:hall:${hall}:${what}`;
  const kept = useHere(() => Number(ifAllowed(() => localStorage.getItem(shelf)) ?? 0)) ?? 0;
  const [given, setGiven] = useState<number | null>(null);
  const keep = (next: number) => {
    ifAllowed(() => localStorage.setItem(shelf, String(next)));
    setGiven(next);
  };
  return [given ?? kept, keep];
}
