/** The form of a deal: its code comes behind the rows, and a tap that was quicker leaves them there until it has come. */
import { useEffect, useState } from "react";
import { insist } from "#components/parts/broken/insist";
import type { GameDesk } from "#components/parts/games/desk";
import { PAGES } from "./pages";

type Loads = Pick<GameDesk, "load">;
const here = new Set<Loads>();

export async function loadForm(desk: Loads): Promise<void> {
  await Promise.all([PAGES.deal(), desk.load()]);
  here.add(desk);
}

/** Whether it has come. `wanted`: it is waited for, and whoever asks is told. */
export function useFormIsHere(desk: Loads, wanted: boolean): boolean {
  const [, tell] = useState<Loads>();
  const isHere = here.has(desk);
  useEffect(() => {
    if (!wanted || isHere) return;
    let isAsking = true;
    insist(() => loadForm(desk)).then(() => isAsking && tell(desk));
    return () => {
      isAsking = false;
    };
  }, [desk, wanted, isHere]);
  return isHere;
}
