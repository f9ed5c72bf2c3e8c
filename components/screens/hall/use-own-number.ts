import { useState } from "react";
import { useKeptNumber } from "./use-kept-number";

/** The number whose card is shown: chosen here, else from the address, else as kept on this phone; 0 if none. */
export function useOwnNumber(hall: string, asked: number | null): readonly [number, (next: number) => void] {
  const [kept, keep] = useKeptNumber(hall, "number");
  const [isChosen, setChosen] = useState(false);
  const choose = (next: number) => {
    keep(next);
    setChosen(true);
  };
  return [isChosen ? kept : asked || kept, choose];
}
