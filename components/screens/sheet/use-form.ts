/** The code of a deal's form, loaded after the rows; an earlier tap leaves the rows in view until it has come. */
import { useEffect, useState } from "react";
import { insist } from "#components/parts/broken/insist";
import { FORMS } from "#components/parts/games/forms";
import type { GameName } from "#lib/rules/rules";
import { PAGES } from "./pages";

const here = new Set<GameName>();

export async function loadForm(game: GameName): Promise<void> {
  await Promise.all([PAGES.deal(), FORMS[game].load()]);
  here.add(game);
}

/** Whether the form is loaded. `wanted`: loads it now, and renders again when it has come. */
export function useFormIsHere(game: GameName, wanted: boolean): boolean {
  const [, tell] = useState<GameName>();
  const isHere = here.has(game);
  useEffect(() => {
    if (!wanted || isHere) return;
    let isAsking = true;
    insist(() => loadForm(game)).then(() => isAsking && tell(game));
    return () => {
      isAsking = false;
    };
  }, [game, wanted, isHere]);
  return isHere;
}
